// The module VisualFormat.
