#include "coverage.h"

#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>

// The callbacks of LLVM's SanitizerCoverage with inline counters: one byte for each edge of each module.
// https://clang.llvm.org/docs/SanitizerCoverage.html

enum { most_modules = 512 };

static struct { uint8_t *start, *end, *seen; } modules[most_modules];
static size_t module_count;

_Thread_local uintptr_t __sancov_lowest_stack;

void __sanitizer_cov_8bit_counters_init(uint8_t *start, uint8_t *end) {
    if (start == end || module_count == most_modules) return;
    for (size_t i = 0; i < module_count; i++) if (modules[i].start == start) return;
    uint8_t *seen = calloc((size_t)(end - start), 1);
    if (!seen) return;
    modules[module_count].start = start;
    modules[module_count].end = end;
    modules[module_count++].seen = seen;
}

void __sanitizer_cov_pcs_init(const uintptr_t *start, const uintptr_t *end) { (void)start; (void)end; }
void __sanitizer_cov_trace_cmp1(uint8_t a, uint8_t b) { (void)a; (void)b; }
void __sanitizer_cov_trace_cmp2(uint16_t a, uint16_t b) { (void)a; (void)b; }
void __sanitizer_cov_trace_cmp4(uint32_t a, uint32_t b) { (void)a; (void)b; }
void __sanitizer_cov_trace_cmp8(uint64_t a, uint64_t b) { (void)a; (void)b; }
void __sanitizer_cov_trace_const_cmp1(uint8_t a, uint8_t b) { (void)a; (void)b; }
void __sanitizer_cov_trace_const_cmp2(uint16_t a, uint16_t b) { (void)a; (void)b; }
void __sanitizer_cov_trace_const_cmp4(uint32_t a, uint32_t b) { (void)a; (void)b; }
void __sanitizer_cov_trace_const_cmp8(uint64_t a, uint64_t b) { (void)a; (void)b; }
void __sanitizer_cov_trace_switch(uint64_t value, uint64_t *cases) { (void)value; (void)cases; }
void __sanitizer_cov_trace_div4(uint32_t value) { (void)value; }
void __sanitizer_cov_trace_div8(uint64_t value) { (void)value; }
void __sanitizer_cov_trace_gep(uintptr_t index) { (void)index; }
void __sanitizer_cov_trace_pc_indir(uintptr_t callee) { (void)callee; }

size_t coverage_edges(void) {
    size_t edges = 0;
    for (size_t i = 0; i < module_count; i++) edges += (size_t)(modules[i].end - modules[i].start);
    return edges;
}

void coverage_clear(void) {
    for (size_t i = 0; i < module_count; i++)
        memset(modules[i].start, 0, (size_t)(modules[i].end - modules[i].start));
}

// How often an edge was passed matters roughly: once, twice, three times, up to 7, 15, 31, 127, and more.
static uint8_t class_of(uint8_t count) {
    if (count < 4) return (uint8_t)(1 << (count - 1));
    if (count < 8) return 8;
    if (count < 16) return 16;
    if (count < 32) return 32;
    return count < 128 ? 64 : 128;
}

size_t coverage_take(void) {
    size_t fresh = 0;
    for (size_t i = 0; i < module_count; i++) {
        size_t length = (size_t)(modules[i].end - modules[i].start);
        const uint8_t *counts = modules[i].start;
        for (size_t place = 0; place < length; place++) {
            // Almost all are zero: eight at once.
            while (place + 8 <= length) {
                uint64_t eight;
                memcpy(&eight, counts + place, 8);
                if (eight) break;
                place += 8;
            }
            if (place >= length || !counts[place]) continue;
            uint8_t bit = class_of(counts[place]);
            if (!(modules[i].seen[place] & bit)) {
                modules[i].seen[place] |= bit;
                fresh++;
            }
        }
    }
    return fresh;
}

void coverage_end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }
