// The system's SQLite, or in WebAssembly the one that Scripts/sqlite-wasm compiles.
#include <sqlite3.h>
