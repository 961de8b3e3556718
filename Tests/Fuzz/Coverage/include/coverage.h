// What of the program an input reached, where the program was compiled with `-sanitize=fuzzer` (Scripts/fuzz does).
// Without that there are no counters, and everything here does nothing.
#ifndef GLOSSA_FUZZ_COVERAGE_H
#define GLOSSA_FUZZ_COVERAGE_H

#include <stddef.h>

// How many edges have a counter; 0 for a program without counters.
size_t coverage_edges(void);

// Sets all counters to zero.
void coverage_clear(void);

// Adds what was reached since coverage_clear to what was ever reached; how much of it is new.
size_t coverage_take(void);

// Ends this process when its parent ends.
void coverage_end_with_parent(void);

#endif
