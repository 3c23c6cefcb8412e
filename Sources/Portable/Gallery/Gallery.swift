// The module Gallery.
