// Tests of QuartzCore.
