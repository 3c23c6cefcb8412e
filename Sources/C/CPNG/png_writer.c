#include "png_writer.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  void *target;
  png_taker take;
} Sink;

static void sink_write(png_structp png, png_bytep bytes, size_t count) {
  const Sink *sink = png_get_io_ptr(png);
  sink->take(sink->target, bytes, count);
}

static void sink_flush(png_structp png) { (void)png; }

/// libpng would print them.
static void ignore(png_structp png, png_const_charp message) { (void)png, (void)message; }

static void jump(png_structp png, png_const_charp message) {
  (void)message;
  longjmp(png_jmpbuf(png), 1);
}

static uint8_t straight(uint32_t colour, uint32_t alpha) {
  if (alpha == 0) return 0;
  uint32_t value = (colour * 255 + alpha / 2) / alpha;
  return (uint8_t)(value < 255 ? value : 255);
}

/// A row's pixels as PNG has them: red first, and colours as if nothing shone through.
static void convert(const uint8_t *row, uint32_t width, png_pixels format, uint8_t *bytes) {
  for (uint32_t x = 0; x < width; x++) {
    uint32_t pixel;
    memcpy(&pixel, row + 4 * (size_t)x, 4);
    uint32_t alpha = format == png_pixels_argb ? pixel >> 24 : 255;
    for (int shift = 16; shift >= 0; shift -= 8) {
      uint32_t colour = pixel >> shift & 255;
      *bytes++ = alpha == 255 ? (uint8_t)colour : straight(colour, alpha);
    }
    if (format == png_pixels_argb) *bytes++ = (uint8_t)alpha;
  }
}

static const int colour_types[] = {
    [png_pixels_argb] = PNG_COLOR_TYPE_RGB_ALPHA,
    [png_pixels_opaque] = PNG_COLOR_TYPE_RGB,
    [png_pixels_grey] = PNG_COLOR_TYPE_GRAY,
};

bool png_write(
    const void *pixels, uint32_t width, uint32_t height, size_t bytes_per_row, png_pixels format, void *target,
    png_taker take) {
  Sink sink = {target, take};
  uint8_t *row = malloc(4 * (size_t)width);
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, 0, jump, ignore);
  png_infop info = png ? png_create_info_struct(png) : 0;
  bool is_written = false;
  // Nothing that is used after the jump changes between here and there.
  if (row && info && setjmp(png_jmpbuf(png)) == 0) {
    png_set_write_fn(png, &sink, sink_write, sink_flush);
    // One filter and little search: a quarter of the time that libpng takes by itself, for files up to a quarter larger.
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_UP);
    png_set_compression_level(png, 3);
    png_set_IHDR(
        png, info, width, height, 8, colour_types[format], PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE,
        PNG_FILTER_TYPE_BASE);
    png_write_info(png, info);
    for (uint32_t y = 0; y < height; y++) {
      const uint8_t *source = (const uint8_t *)pixels + y * bytes_per_row;
      if (format == png_pixels_grey) {
        png_write_row(png, source);
      } else {
        convert(source, width, format, row);
        png_write_row(png, row);
      }
    }
    png_write_end(png, info);
    is_written = true;
  }
  png_destroy_write_struct(&png, &info);
  free(row);
  return is_written;
}
