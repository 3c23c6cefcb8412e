// Tests of ImageDecoding.
