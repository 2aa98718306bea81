// Finds the virtual clock in the process by symbol name: programs link the same library with or without it.
#define _GNU_SOURCE
#include "CSystem.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

static struct {
    uint64_t (*now)(void);
    uint64_t (*next_deadline)(void);
    void (*advance)(uint64_t);
    bool (*settle)(uint64_t);
    bool (*is_untouched)(void);
    bool (*drive)(bool, bool (*)(void *), void *, uint64_t);
    void (*on_alarm)(void (*)(void));
    void (*set_alarm)(uint64_t);
    uint64_t (*real_now)(void);
    void (*shift_wall)(int64_t);
    void (*hold)(int);
    int (*take_snapshot)(int, int, char *, size_t);
} functions;

static void find(void) {
    functions.next_deadline = (uint64_t (*)(void))dlsym(RTLD_DEFAULT, "ferry_clock_next_deadline");
    functions.advance = (void (*)(uint64_t))dlsym(RTLD_DEFAULT, "ferry_clock_advance");
    functions.settle = (bool (*)(uint64_t))dlsym(RTLD_DEFAULT, "ferry_clock_settle");
    functions.is_untouched = (bool (*)(void))dlsym(RTLD_DEFAULT, "ferry_clock_is_untouched");
    functions.drive = (bool (*)(bool, bool (*)(void *), void *, uint64_t))dlsym(RTLD_DEFAULT, "ferry_clock_drive");
    functions.on_alarm = (void (*)(void (*)(void)))dlsym(RTLD_DEFAULT, "ferry_clock_on_alarm");
    functions.set_alarm = (void (*)(uint64_t))dlsym(RTLD_DEFAULT, "ferry_clock_set_alarm");
    functions.real_now = (uint64_t (*)(void))dlsym(RTLD_DEFAULT, "ferry_clock_real_now");
    functions.hold = (void (*)(int))dlsym(RTLD_DEFAULT, "ferry_clock_hold");
    functions.shift_wall = (void (*)(int64_t))dlsym(RTLD_DEFAULT, "ferry_clock_shift_wall");
    functions.take_snapshot = (int (*)(int, int, char *, size_t))dlsym(RTLD_DEFAULT, "ferry_snapshot_take");
    functions.now = (uint64_t (*)(void))dlsym(RTLD_DEFAULT, "ferry_clock_now");
}

int ferry_virtual_clock_present(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, find);
    return functions.now != NULL && functions.next_deadline != NULL && functions.advance != NULL && functions.settle != NULL;
}

uint64_t ferry_virtual_clock_now(void) { return ferry_virtual_clock_present() ? functions.now() : 0; }

uint64_t ferry_virtual_clock_next_deadline(void) {
    return ferry_virtual_clock_present() ? functions.next_deadline() : UINT64_MAX;
}

void ferry_virtual_clock_advance(uint64_t to) {
    if (ferry_virtual_clock_present()) functions.advance(to);
}

int ferry_virtual_clock_settle(uint64_t limit) { return ferry_virtual_clock_present() ? functions.settle(limit) : 0; }

int ferry_virtual_clock_drive(int is_idle, bool (*step)(void *), void *context, uint64_t limit) {
    return ferry_virtual_clock_present() && functions.drive != NULL && functions.drive(is_idle != 0, step, context, limit);
}

int ferry_virtual_clock_has_alarm(void) {
    return ferry_virtual_clock_present() && functions.on_alarm != NULL && functions.set_alarm != NULL;
}

void ferry_virtual_clock_on_alarm(void (*ring)(void)) {
    if (ferry_virtual_clock_has_alarm()) functions.on_alarm(ring);
}

void ferry_virtual_clock_set_alarm(uint64_t time) {
    if (ferry_virtual_clock_has_alarm()) functions.set_alarm(time);
}

int ferry_virtual_clock_is_untouched(void) {
    return ferry_virtual_clock_present() && functions.is_untouched != NULL && functions.is_untouched();
}

uint64_t ferry_virtual_clock_real_now(void) {
    return ferry_virtual_clock_present() && functions.real_now != NULL ? functions.real_now() : 0;
}

int ferry_virtual_clock_hold(int change) {
    if (!ferry_virtual_clock_present() || functions.hold == NULL) return 0;
    functions.hold(change);
    return 1;
}

int ferry_virtual_clock_take_snapshot(int control, int link, char *reason, size_t size) {
    if (ferry_virtual_clock_present() && functions.take_snapshot != NULL) return functions.take_snapshot(control, link, reason, size);
    snprintf(reason, size, "it has no virtual clock");
    return 0;
}

int ferry_wall_clock_shift(int64_t shift) {
    (void)ferry_virtual_clock_present();
    if (functions.shift_wall == NULL) return 0;
    functions.shift_wall(shift);
    return 1;
}
