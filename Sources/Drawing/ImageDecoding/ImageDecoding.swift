// The module ImageDecoding.
