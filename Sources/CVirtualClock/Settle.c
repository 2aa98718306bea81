// Detects that a process has nothing left to do at the current time of its clock: every thread sleeps, and has slept throughout.
#define _GNU_SOURCE
#include "CVirtualClock.h"
#include "Awaited.h"
#include "Waiters.h"
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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

struct activity {
    bool all_asleep;
    /// Increases whenever any thread has run.
    uint64_t switches;
    int threads;
};

/// Adds a thread, or the first thread of another process.
static void add(const char *status_path, struct activity *seen) {
    char text[4096];
    // A thread that ended since the directory was read is idle.
    if (read_text(status_path, text, sizeof text) <= 0) return;
    const char *state = strstr(text, "\nState:\t");
    if (state != NULL && state[8] != 'S' && state[8] != 'Z' && state[8] != 'X') seen->all_asleep = false;
    seen->threads += 1;
    seen->switches += number_after(text, "\nvoluntary_ctxt_switches:\t");
    seen->switches += number_after(text, "\nnonvoluntary_ctxt_switches:\t");
}

/// Adds the processes that a thread started: their work is the app's, which waits for it asleep.
static void add_children(const char *thread, struct activity *seen) {
    char path[64], text[1024];
    snprintf(path, sizeof path, "/proc/self/task/%.16s/children", thread);
    if (read_text(path, text, sizeof text) <= 0) return;
    char *rest = NULL;
    for (char *child = strtok_r(text, " ", &rest); child != NULL; child = strtok_r(NULL, " ", &rest)) {
        snprintf(path, sizeof path, "/proc/%.16s/status", child);
        add(path, seen);
    }
}

static bool has_children(void) {
    siginfo_t ended;
    return waitid(P_ALL, 0, &ended, WEXITED | WNOHANG | WNOWAIT) == 0;
}

/// Samples every thread except the calling one, and the processes that they started.
static struct activity look(void) {
    struct activity seen = {.all_asleep = true};
    DIR *tasks = opendir("/proc/self/task");
    if (tasks == NULL) return (struct activity){.all_asleep = false};
    long own = syscall(SYS_gettid);
    bool parents = has_children();
    struct dirent *entry;
    while ((entry = readdir(tasks)) != NULL) {
        if (entry->d_name[0] == '.' || atol(entry->d_name) == own) continue;
        char path[64];
        snprintf(path, sizeof path, "/proc/self/task/%.16s/status", entry->d_name);
        add(path, &seen);
        if (parents) add_children(entry->d_name, &seen);
    }
    closedir(tasks);
    return seen;
}

bool ferry_clock_settle(uint64_t limit) {
    uint64_t start = ferry_clock_real_now();
    struct activity before = look();
    long pause = 20000;
    for (;;) {
        struct activity after = look();
        // Asleep in both samples and not switched in between: no thread can have passed work to another unnoticed.
        bool is_quiet = before.all_asleep && after.all_asleep && before.switches == after.switches && before.threads == after.threads;
        if (is_quiet && !ferry_awaited_any()) return true;
        if (ferry_clock_real_now() - start > limit) return false;
        before = after;
        if (after.all_asleep && !is_quiet) continue;
        ferry_pause(pause);
        // Sampling costs time too, so a long wait samples less often.
        if (pause < (is_quiet ? 4000000 : 1000000)) pause *= 2;
    }
}
