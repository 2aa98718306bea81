// Descriptors of a fork refer to the same open files as its parent's: a counter that one reads is empty for the other, and both watch what one
// adds to a set. Here each gets its own.
#define _GNU_SOURCE
#include "CProcessSnapshot.h"
#include "Lines.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

enum { most_descriptors = 1024 };

enum kind { kind_counter, kind_set, kind_timer, kind_file, kind_memory, kind_device, kind_other };

struct descriptor {
    int number;
    enum kind kind;
    char path[512];
};

// The virtual clock's library replaces `close` and `epoll_ctl`, and would note descriptors that the app does not know.
static void close_quietly(int number) { syscall(SYS_close, number); }

static bool is_known(struct ferry_known_descriptors known, int number) {
    for (int index = 0; index < known.count; index++) {
        if (known.numbers[index] == number) return true;
    }
    return false;
}

static bool has_prefix(const char *text, const char *prefix) { return strncmp(text, prefix, strlen(prefix)) == 0; }

/// Finds out what a descriptor refers to; false if it is not open.
static bool describe(int number, struct descriptor *found) {
    char name[64];
    snprintf(name, sizeof name, "/proc/self/fd/%d", number);
    ssize_t length = readlink(name, found->path, sizeof found->path - 1);
    if (length < 0) return false;
    found->path[length] = 0;
    found->number = number;
    struct stat about;
    const char *path = found->path;
    if (strcmp(path, "anon_inode:[eventfd]") == 0) found->kind = kind_counter;
    else if (strcmp(path, "anon_inode:[eventpoll]") == 0) found->kind = kind_set;
    else if (strcmp(path, "anon_inode:[timerfd]") == 0) found->kind = kind_timer;
    else if (has_prefix(path, "/memfd:")) found->kind = kind_memory;
    else if (path[0] != '/' || fstat(number, &about) != 0) found->kind = kind_other;
    else if (S_ISREG(about.st_mode) || S_ISDIR(about.st_mode)) found->kind = kind_file;
    else if (S_ISCHR(about.st_mode)) found->kind = kind_device;
    else found->kind = kind_other;
    return true;
}

/// The numbers of all descriptors; -1 if there are too many.
static int list_descriptors(int *numbers) { return ferry_list_numbers("/proc/self/fd", numbers, most_descriptors); }

bool ferry_descriptors_check(struct ferry_known_descriptors known, char *reason, size_t size) {
    static int numbers[most_descriptors];
    int count = list_descriptors(numbers);
    if (count < 0) {
        snprintf(reason, size, "more than %d descriptors are open", most_descriptors);
        return false;
    }
    struct descriptor found;
    for (int index = 0; index < count; index++) {
        if (is_known(known, numbers[index]) || !describe(numbers[index], &found)) continue;
        if (found.kind != kind_other) continue;
        snprintf(reason, size, "a connection or a pipe is open: descriptor %d, %.200s", found.number, found.path);
        return false;
    }
    return true;
}

/// Puts a new descriptor in the place of one with the same flags.
static bool replace(int number, int made) {
    if (made < 0) return false;
    int status = fcntl(number, F_GETFL), flags = fcntl(number, F_GETFD);
    bool is_done = status >= 0 && flags >= 0
        && syscall(SYS_dup3, made, number, (flags & FD_CLOEXEC) != 0 ? O_CLOEXEC : 0) >= 0
        && fcntl(number, F_SETFL, status) == 0;
    close_quietly(made);
    return is_done;
}

static bool information_of(int number, struct ferry_lines *lines) {
    char name[64];
    snprintf(name, sizeof name, "/proc/self/fdinfo/%d", number);
    return ferry_lines_open(lines, name);
}

/// The number after a label at the beginning of a line.
static bool number_after(const char *line, const char *label, int base, unsigned long long *number) {
    if (!has_prefix(line, label)) return false;
    *number = strtoull(line + strlen(label), NULL, base);
    return true;
}

static bool renew_counter(int number) {
    struct ferry_lines lines;
    unsigned long long count = 0, semaphore = 0;
    bool is_known = false;
    if (!information_of(number, &lines)) return false;
    for (const char *line; (line = ferry_lines_next(&lines)) != NULL;) {
        if (number_after(line, "eventfd-count:", 16, &count)) is_known = true;
        (void)number_after(line, "eventfd-semaphore:", 10, &semaphore);
    }
    ferry_lines_close(&lines);
    // A system that does not say it does not say what a set watches either.
    if (!is_known) return false;
    int made = eventfd((unsigned)count, semaphore != 0 ? EFD_SEMAPHORE : 0);
    return replace(number, made);
}

static bool renew_timer(int number) {
    struct ferry_lines lines;
    unsigned long long clock = 0;
    if (!information_of(number, &lines)) return false;
    for (const char *line; (line = ferry_lines_next(&lines)) != NULL;) (void)number_after(line, "clockid:", 10, &clock);
    ferry_lines_close(&lines);
    struct itimerspec setting;
    if (syscall(SYS_timerfd_gettime, number, &setting) != 0) return false;
    int made = (int)syscall(SYS_timerfd_create, (int)clock, 0);
    return made >= 0 && syscall(SYS_timerfd_settime, made, 0, &setting, NULL) == 0 && replace(number, made);
}

/// What it watches has its descriptors already.
static bool renew_set(int number) {
    struct ferry_lines lines;
    if (!information_of(number, &lines)) return false;
    int made = epoll_create1(0);
    bool is_done = made >= 0;
    for (const char *line; is_done && (line = ferry_lines_next(&lines)) != NULL;) {
        unsigned long long data = 0;
        int watched = 0;
        unsigned events = 0;
        if (sscanf(line, "tfd: %d events: %x data: %llx", &watched, &events, &data) != 3) continue;
        struct epoll_event event = {.events = events, .data.u64 = data};
        is_done = syscall(SYS_epoll_ctl, made, EPOLL_CTL_ADD, watched, &event) == 0;
    }
    ferry_lines_close(&lines);
    if (!is_done) {
        close_quietly(made);
        return false;
    }
    return replace(number, made);
}

static bool renew_file(const struct descriptor *file) {
    int status = fcntl(file->number, F_GETFL);
    off_t place = lseek(file->number, 0, SEEK_CUR);
    if (status < 0) return false;
    int flags = status & ~(O_CREAT | O_EXCL | O_TRUNC | O_NOCTTY);
    char path[sizeof file->path];
    snprintf(path, sizeof path, "%s", file->path);
    // That of the device was removed and written again under the same path.
    char *end = strstr(path, " (deleted)");
    if (end != NULL) *end = 0;
    int made = open(path, flags | O_CLOEXEC);
    if (made < 0) {
        // A temporary file that has no path any more.
        snprintf(path, sizeof path, "/proc/self/fd/%d", file->number);
        made = open(path, flags | O_CLOEXEC);
    }
    if (made >= 0 && place > 0) (void)lseek(made, place, SEEK_SET);
    return replace(file->number, made);
}

bool ferry_descriptor_put(int descriptor, int number) { return syscall(SYS_dup3, descriptor, number, O_CLOEXEC) >= 0; }

bool ferry_descriptors_renew(struct ferry_known_descriptors known) {
    static int numbers[most_descriptors];
    int count = list_descriptors(numbers);
    struct descriptor found;
    // Sets afterwards: they watch the others.
    for (int pass = 0; pass < 2; pass++) {
        for (int index = 0; index < count; index++) {
            if (is_known(known, numbers[index]) || !describe(numbers[index], &found)) continue;
            if ((found.kind == kind_set) != (pass == 1)) continue;
            bool is_done = true;
            switch (found.kind) {
            case kind_counter: is_done = renew_counter(found.number); break;
            case kind_timer: is_done = renew_timer(found.number); break;
            case kind_set: is_done = renew_set(found.number); break;
            case kind_file: is_done = renew_file(&found); break;
            // Copied with the memory.
            case kind_memory: case kind_device: break;
            case kind_other: is_done = false; break;
            }
            if (!is_done) return false;
        }
    }
    return count >= 0;
}
