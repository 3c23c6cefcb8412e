// libwebp, which decodes WebP.
#pragma once
#include <webp/decode.h>
