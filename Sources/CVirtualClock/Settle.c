// Detects that a process has nothing left to do at the current time of its clock: every thread sleeps, and has slept throughout.
#define _GNU_SOURCE
#include "Awaited.h"
#include "CVirtualClock.h"
#include "Rests.h"
#include "Threads.h"
#include "Waiters.h"
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

void ferry_pause(long nanoseconds) {
    struct timespec duration = {.tv_nsec = nanoseconds};
    syscall(SYS_clock_nanosleep, CLOCK_MONOTONIC, 0, &duration, NULL);
}

static long read_text(const char *path, char *text, size_t room) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return -1;
    ssize_t length = read(file, text, room - 1);
    syscall(SYS_close, file);
    if (length < 0) return -1;
    text[length] = 0;
    return length;
}

static uint64_t number_after(const char *text, const char *label) {
    const char *found = strstr(text, label);
    return found == NULL ? 0 : strtoull(found + strlen(label), NULL, 10);
}

/// What the threads, and the processes that they started, have done until a moment. The work of these is the app's, which waits for it asleep.
struct activity {
    struct ferry_threads threads;
    bool children_sleep;
    int children;
    /// Increases whenever the first thread of any of them has run.
    uint64_t switches;
};

static void add_child(const char *name, struct activity *seen) {
    char path[64], text[4096];
    snprintf(path, sizeof path, "/proc/%.16s/status", name);
    // One that ended since the list was read is idle.
    if (read_text(path, text, sizeof text) <= 0) return;
    const char *state = strstr(text, "\nState:\t");
    if (state != NULL && state[8] != 'S' && state[8] != 'Z' && state[8] != 'X') seen->children_sleep = false;
    seen->children += 1;
    seen->switches += number_after(text, "\nvoluntary_ctxt_switches:\t");
    seen->switches += number_after(text, "\nnonvoluntary_ctxt_switches:\t");
}

static void add_children(int thread, struct activity *seen) {
    char path[64], text[1024];
    snprintf(path, sizeof path, "/proc/self/task/%d/children", thread);
    if (read_text(path, text, sizeof text) <= 0) return;
    char *rest = NULL;
    for (char *child = strtok_r(text, " ", &rest); child != NULL; child = strtok_r(NULL, " ", &rest)) add_child(child, seen);
}

static bool has_children(void) {
    siginfo_t ended;
    return waitid(P_ALL, 0, &ended, WEXITED | WNOHANG | WNOWAIT) == 0;
}

static struct activity look(void) {
    struct activity seen = {.threads = ferry_threads_now(), .children_sleep = true};
    if (!has_children()) return seen;
    for (int index = 0; index < ferry_threads_count(); index++) add_children(ferry_threads_identifier(index), &seen);
    return seen;
}

static bool is_same(struct activity one, struct activity other) {
    return one.threads.work == other.threads.work && one.threads.generation == other.threads.generation && one.children == other.children
        && one.switches == other.switches;
}

/// What was seen when the process was idle last.
static struct activity idle;
static bool was_idle;

bool ferry_clock_is_untouched(void) { return was_idle && is_same(idle, look()) && !ferry_awaited_any(); }

bool ferry_clock_settle(uint64_t limit) {
    uint64_t start = ferry_clock_real_now();
    // The system lets sleepers sleep longer by this: 50 microseconds unless told otherwise, which is as long as a frame takes.
    prctl(PR_SET_TIMERSLACK, 1L, 0L, 0L, 0L);
    was_idle = false;
    const long short_pause = 5000, usual_pause = 100000;
    long pause = usual_pause;
    for (;;) {
        uint32_t rests = ferry_rests();
        struct activity before = look();
        bool sleep = before.children_sleep && ferry_threads_sleep();
        struct activity after = sleep ? look() : before;
        // Each was seen asleep, and none has run until all were seen: no thread can have passed work to another unnoticed.
        bool is_quiet = sleep && after.children_sleep && is_same(before, after);
        if (is_quiet && !ferry_awaited_any()) {
            idle = after;
            was_idle = true;
            return true;
        }
        if (ferry_clock_real_now() - start > limit) return false;
        if (sleep && !is_quiet) continue;
        // A run loop that is about to wait sleeps in a moment. Looking costs time too, so a long wait looks less often.
        if (ferry_wait_for_rest(rests, pause)) pause = short_pause;
        else if (pause < (is_quiet ? 4000000 : 1000000)) pause += pause / 2;
    }
}
