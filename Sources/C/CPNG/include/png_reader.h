// lodepng with libdeflate's inflating, which read PNG files.
//
// A target with an interface of its own, and not a module map: lodepng's header is C++, and Swift should see none.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What became of a file.
typedef enum {
  /// Nothing: it is damaged, or of a kind that is left to other readers.
  png_unread,
  /// Pixels that nothing shines through.
  png_opaque,
  /// Pixels some of which can be seen through.
  png_translucent
} png_reading;

/// Finds out a picture's size by the file's header alone; false when there is none.
bool png_read_size(
    const uint8_t *_Nonnull bytes, size_t count, uint32_t *_Nonnull width, uint32_t *_Nonnull height);

/// Decodes a file into pixels of 32 bits, alpha highest, colours premultiplied, in the machine's order of bytes.
///
/// The picture has the size that `png_read_size` found; all of its pixels are written, or the reading is `png_unread`.
/// Memory that it takes meanwhile is eight bytes a pixel at most, and as much as the file.
png_reading png_read(
    const uint8_t *_Nonnull bytes, size_t count, void *_Nonnull pixels, size_t bytes_per_row);

#ifdef __cplusplus
}
#endif
