// libwebp, which decodes WebP, and its demuxer, which finds the frames of animations.
#pragma once
#include <webp/decode.h>
#include <webp/demux.h>
