// Prints the lines of its input in the order of a locale, as ICU's own comparison has it; equal ones keep their order.
//
// It knows no sort keys: `ucol_strcollUTF8` compares two texts, which is another way through ICU than the store's.
//
//     cc order.c -licui18n -licuuc -o order && ./order sv < names.txt
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ucol.h>

static UCollator *collator;
static char **lines;

static int compare(const void *left, const void *right) {
  size_t one = *(const size_t *)left, other = *(const size_t *)right;
  UErrorCode status = U_ZERO_ERROR;
  UCollationResult result = ucol_strcollUTF8(collator, lines[one], -1, lines[other], -1, &status);
  if (U_FAILURE(status)) exit(1);
  return result != UCOL_EQUAL ? result : one < other ? -1 : 1;
}

int main(int count, char **arguments) {
  if (count != 2) return fprintf(stderr, "usage: order LOCALE < names.txt\n"), 2;
  UErrorCode status = U_ZERO_ERROR;
  collator = ucol_open(arguments[1], &status);
  if (U_FAILURE(status)) return fprintf(stderr, "order: %s\n", u_errorName(status)), 1;
  // As the store has it: composed and decomposed texts are alike, and runs of digits are numbers.
  ucol_setAttribute(collator, UCOL_NORMALIZATION_MODE, UCOL_ON, &status);
  ucol_setAttribute(collator, UCOL_NUMERIC_COLLATION, UCOL_ON, &status);
  size_t length = 0, *order = 0;
  char *line = 0;
  size_t room = 0;
  ssize_t bytes;
  while ((bytes = getline(&line, &room, stdin)) > 0) {
    if (line[bytes - 1] == '\n') line[bytes - 1] = 0;
    lines = realloc(lines, (length + 1) * sizeof *lines);
    order = realloc(order, (length + 1) * sizeof *order);
    lines[length] = strdup(line);
    order[length] = length;
    length++;
  }
  qsort(order, length, sizeof *order, compare);
  for (size_t index = 0; index < length; index++) puts(lines[order[index]]);
  return 0;
}
