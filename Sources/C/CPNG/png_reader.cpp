#include "png_reader.h"

#include <libdeflate.h>
// Its C interface is all that is needed, and it throws nothing.
#define LODEPNG_NO_COMPILE_CPP
#include <lodepng.h>
#include <stdlib.h>
#include <string.h>

namespace {

/// lodepng's state, cleaned up at the end of its scope.
struct State : LodePNGState {
  State() { lodepng_state_init(this); }
  ~State() { lodepng_state_cleanup(this); }
  State(const State &) = delete;
};

/// Bytes of malloc's, freed at the end of their scope.
struct Bytes {
  uint8_t *start = nullptr;
  ~Bytes() { free(start); }
};

uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

bool has_name(const uint8_t *chunk) {
  for (int index = 4; index < 8; index++) {
    if ((uint8_t)((chunk[index] | 32) - 'a') > 25) return false;
  }
  return true;
}

/// Whether all checksums hold, and the chunks that matter are as usual: once, in their order, no longer than needed.
///
/// lodepng's own checksums take as long as inflating does, and it is easy about the rest. Files that name one colour
/// as clear are rare, and readers differ about a colour that no sample can have.
bool is_usual(const uint8_t *bytes, size_t count, const LodePNGColorMode &mode) {
  bool has_palette = mode.colortype == LCT_PALETTE;
  enum { header, palette, transparency, pixels, rest } place = header;
  const uint8_t *chunk = bytes + 8, *end = bytes + count;
  while (end - chunk >= 12) {
    size_t length = lodepng_chunk_length(chunk);
    if (length > (size_t)(end - chunk) - 12) return false;
    if (!has_name(chunk) || libdeflate_crc32(0, chunk + 4, length + 4) != big_endian(chunk + 8 + length)) return false;
    if (lodepng_chunk_type_equals(chunk, "IEND")) return place >= pixels;
    if (lodepng_chunk_type_equals(chunk, "IDAT")) {
      if (place == rest) return false;
      place = pixels;
    } else if (lodepng_chunk_type_equals(chunk, "PLTE")) {
      if (place >= palette || (has_palette && length > (size_t)3 << mode.bitdepth)) return false;
      place = palette;
    } else if (lodepng_chunk_type_equals(chunk, "tRNS")) {
      if (place >= transparency || !has_palette) return false;
      place = transparency;
    } else if (place == pixels) {
      place = rest;
    }
    chunk += 12 + length;
  }
  return false;
}

/// Inflates in one go, which is three times as fast as row by row.
///
/// lodepng hands over its settings for pixels, and a copy of them for a colour profile, which nobody reads.
unsigned inflate(
    uint8_t **out, size_t *out_size, const uint8_t *bytes, size_t count, const LodePNGDecompressSettings *settings) {
  bool is_profile = settings != settings->custom_context;
  size_t room = is_profile ? 1 : settings->max_output_size;
  *out = (uint8_t *)malloc(room);
  if (!*out) return 1;
  if (is_profile) {
    **out = 0;
    *out_size = 1;
    return 0;
  }
  libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
  if (!decompressor) return 1;
  libdeflate_result result = libdeflate_zlib_decompress(decompressor, bytes, count, *out, room, out_size);
  libdeflate_free_decompressor(decompressor);
  return result;
}

/// At least the bytes that the inflated rows have: each begins with its filter, and interlaced ones are parted.
size_t room_for_rows(size_t width, size_t height, const LodePNGColorMode &mode) {
  return (width * height * lodepng_get_bpp(&mode) + 7) / 8 + 4 * height + 16;
}

void store(uint8_t *pixel, uint32_t value) { memcpy(pixel, &value, 4); }

void store_rgb(const uint8_t *rgb, size_t width, uint8_t *row) {
  for (size_t x = 0; x < width; x++, rgb += 3) {
    store(row + 4 * x, 0xFF000000u | (uint32_t)rgb[0] << 16 | (uint32_t)rgb[1] << 8 | rgb[2]);
  }
}

/// A colour times alpha, rounded exactly: v * a / 255 by Blinn's shifts.
uint32_t premultiplied(uint32_t value, uint32_t alpha) {
  uint32_t product = value * alpha + 128;
  return (product + (product >> 8)) >> 8;
}

/// Answers the lowest bits that all alphas have.
uint32_t store_rgba(const uint8_t *rgba, size_t width, uint8_t *row) {
  uint32_t seen = 0xFF;
  for (size_t x = 0; x < width; x++, rgba += 4) {
    uint32_t alpha = rgba[3];
    seen &= alpha;
    store(
        row + 4 * x, alpha << 24 | premultiplied(rgba[0], alpha) << 16 | premultiplied(rgba[1], alpha) << 8 |
                         premultiplied(rgba[2], alpha));
  }
  return seen;
}

}  // namespace

bool png_read_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height) {
  State state;
  return lodepng_inspect(width, height, &state, bytes, count) == 0;
}

png_reading png_read(const uint8_t *bytes, size_t count, void *pixels, size_t bytes_per_row) {
  State state;
  unsigned width, height;
  if (lodepng_inspect(&width, &height, &state, bytes, count) != 0) return png_unread;
  const LodePNGColorMode mode = state.info_png.color;
  // lodepng holds the whole picture twice, which would be 16 bytes a pixel.
  if (mode.bitdepth > 8) return png_unread;
  if (!is_usual(bytes, count, mode)) return png_unread;

  LodePNGDecompressSettings &settings = state.decoder.zlibsettings;
  settings.max_output_size = room_for_rows(width, height, mode);
  settings.custom_zlib = inflate;
  settings.custom_context = &settings;
  state.decoder.ignore_crc = 1;
  state.decoder.read_text_chunks = 0;
  // Anything but colours alone becomes red, green, blue and alpha.
  state.decoder.color_convert = mode.colortype != LCT_RGB;
  Bytes samples;
  if (lodepng_decode(&samples.start, &width, &height, &state, bytes, count) != 0) return png_unread;

  uint32_t seen = 0xFF;
  uint8_t *row = (uint8_t *)pixels;
  for (size_t y = 0; y < height; y++, row += bytes_per_row) {
    if (mode.colortype == LCT_RGB) {
      store_rgb(samples.start + 3 * y * width, width, row);
    } else {
      seen &= store_rgba(samples.start + 4 * y * width, width, row);
    }
  }
  return seen == 0xFF ? png_opaque : png_translucent;
}
