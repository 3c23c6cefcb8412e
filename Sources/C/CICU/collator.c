#include "CICU.h"

#include <unicode/ucol.h>
#include <unicode/uversion.h>

Collator *collator_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UCollator *collator = ucol_open(locale, &status);
  if (U_FAILURE(status)) return 0;
  // Names come composed or not; both sort alike.
  ucol_setAttribute(collator, UCOL_NORMALIZATION_MODE, UCOL_ON, &status);
  ucol_setAttribute(collator, UCOL_NUMERIC_COLLATION, UCOL_ON, &status);
  if (U_FAILURE(status)) {
    ucol_close(collator);
    return 0;
  }
  return (Collator *)collator;
}

void collator_close(Collator *collator) { ucol_close((UCollator *)collator); }

int32_t collator_sort_key(
    const Collator *collator, const uint16_t *text, int32_t length, uint8_t *key, int32_t room) {
  return ucol_getSortKey((const UCollator *)collator, (const UChar *)text, length, key, room);
}

void collator_version(const Collator *collator, uint8_t *version) {
  ucol_getVersion((const UCollator *)collator, version);
}
