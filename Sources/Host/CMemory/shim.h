#include <malloc.h>
#include <stddef.h>

// A function of glibc and musl that their headers hide from C without _GNU_SOURCE.
extern void *memmem(const void *haystack, size_t length, const void *needle, size_t needle_length);
