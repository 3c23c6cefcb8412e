// Tests of PeopleSample.
