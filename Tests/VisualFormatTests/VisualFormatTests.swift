// Tests of VisualFormat.
