#ifndef FERRY_ACTIVITY_H
#define FERRY_ACTIVITY_H
#include "Threads.h"
#include <stdbool.h>
#include <stdint.h>

/// What the threads, and the processes that they started, have done until a moment. The work of these is the app's, which waits for it asleep.
struct ferry_activity {
    struct ferry_threads threads;
    bool children_sleep;
    int children;
    /// Increases whenever the first thread of any of them has run.
    uint64_t switches;
};

// The thread that drives the clock is not among them. > Parameters: except: another one that is not; 0 for none.

struct ferry_activity ferry_activity_now(int except);
bool ferry_activity_is_same(const struct ferry_activity *one, const struct ferry_activity *other);
#endif
