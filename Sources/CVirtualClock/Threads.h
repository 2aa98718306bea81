#ifndef FERRY_THREADS_H
#define FERRY_THREADS_H
#include <stdbool.h>
#include <stdint.h>

// The threads of the process except the one that drives the clock. All functions here are for that thread, and for the main thread while it
// takes its place, which gives its own identifier as `except`; that of the driving thread is 0.

/// What the threads have done until a moment.
struct ferry_threads {
    /// Increases whenever any of them runs: nanoseconds of the processor.
    uint64_t work;
    /// Another one if the threads are others.
    unsigned generation;
};

/// Nanoseconds that a thread has had a processor.
uint64_t ferry_thread_work(int identifier);
struct ferry_threads ferry_threads_now(int except);
/// Whether each of the threads of the last `ferry_threads_now` sleeps, or has ended.
bool ferry_threads_sleep(int except);
/// The number of those threads, and their identifiers.
int ferry_threads_count(void);
int ferry_threads_identifier(int index);
/// In a copy of the process, which has other threads: closes the files of the original's.
void ferry_threads_forget(void);
#endif
