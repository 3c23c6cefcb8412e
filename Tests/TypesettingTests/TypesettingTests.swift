// Tests of Typesetting.
