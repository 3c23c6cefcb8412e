// libpng, which writes PNG files.
//
// An interface of our own, and not a module map over libpng's header: libpng reports failures by jumping out of its
// functions, which must not cross Swift's. Reading is another library's: see png_reader.h.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How the pixels are stored.
typedef enum {
  /// 32 bits, alpha highest, colours premultiplied, in the machine's order of bytes.
  png_pixels_argb,
  /// As those, the alpha not used.
  png_pixels_opaque,
  /// 8 bits of grey.
  png_pixels_grey
} png_pixels;

/// Takes the next bytes of the file, and must return.
typedef void (*png_taker)(void *_Nullable target, const uint8_t *_Nonnull bytes, size_t count);

/// Writes pixels as a PNG file; false when there is no memory.
bool png_write(
    const void *_Nonnull pixels, uint32_t width, uint32_t height, size_t bytes_per_row, png_pixels format,
    void *_Nullable target, png_taker _Nonnull take);
