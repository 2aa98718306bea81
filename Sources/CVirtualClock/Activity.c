// What the other threads of the process, and the processes that they started, have done.
#define _GNU_SOURCE
#include "Activity.h"
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

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

static void add_child(const char *name, struct ferry_activity *seen) {
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

static void add_children(int thread, struct ferry_activity *seen) {
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

struct ferry_activity ferry_activity_now(int except) {
    struct ferry_activity seen = {.threads = ferry_threads_now(except), .children_sleep = true};
    if (!has_children()) return seen;
    for (int index = 0; index < ferry_threads_count(); index++) add_children(ferry_threads_identifier(index), &seen);
    return seen;
}

bool ferry_activity_is_same(const struct ferry_activity *one, const struct ferry_activity *other) {
    return one->threads.work == other->threads.work && one->threads.generation == other->threads.generation
        && one->children == other->children && one->switches == other->switches;
}
