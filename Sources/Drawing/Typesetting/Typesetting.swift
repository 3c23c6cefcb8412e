// The module Typesetting.
