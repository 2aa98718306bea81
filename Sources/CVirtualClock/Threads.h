#ifndef FERRY_THREADS_H
#define FERRY_THREADS_H
#include <stdbool.h>
#include <stdint.h>

// The threads of the process except the calling one. All functions here are for the one thread that drives the clock.

/// What the threads have done until a moment.
struct ferry_threads {
    /// Increases whenever any of them runs: nanoseconds of the processor.
    uint64_t work;
    /// Another one if the threads are others.
    unsigned generation;
};

struct ferry_threads ferry_threads_now(void);
/// Whether each of the threads of the last `ferry_threads_now` sleeps, or has ended.
bool ferry_threads_sleep(void);
/// The number of those threads, and their identifiers.
int ferry_threads_count(void);
int ferry_threads_identifier(int index);
#endif
