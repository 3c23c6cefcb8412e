// ICU's collation: sort keys for names of every script.
//
// A C target with an interface of its own, and not a module map over ICU's headers: Foundation carries an ICU
// of another version, whose types have the same names, and Swift refuses to see both in one module.
#pragma once
#include <stdint.h>

typedef struct Collator Collator;

/// A collator of the locale that reads runs of digits as numbers, or NULL; the owner closes it.
Collator *_Nullable collator_open(const char *_Nonnull locale);

void collator_close(Collator *_Nonnull collator);

/// The key's length with its closing zero; the key is written as far as the room goes.
int32_t collator_sort_key(
    const Collator *_Nonnull collator, const uint16_t *_Nullable text, int32_t length, uint8_t *_Nullable key,
    int32_t room);

/// Four numbers that change when the keys of the same text may.
void collator_version(const Collator *_Nonnull collator, uint8_t *_Nonnull version);
