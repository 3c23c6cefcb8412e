// The module PeopleSample.
