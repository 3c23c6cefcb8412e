// SQLite, the database under PeopleStore.
#pragma once
#include <sqlite3.h>
