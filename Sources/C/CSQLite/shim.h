// SQLite, the database under PeopleStore. Its interface is plain functions over opaque pointers, so the
// system's header is all that Swift needs.
#pragma once
#include <sqlite3.h>
