// ICU's collation: sort keys for names of every script. ICU renames its functions by version through
// macros, which Swift does not see; so each function in use has a plain form here.
#pragma once
#include <unicode/ucol.h>
#include <unicode/uloc.h>
#include <unicode/ustring.h>
