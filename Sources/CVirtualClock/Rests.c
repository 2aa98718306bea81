// Tells the thread that drives the clock when another one has nothing more to do: run loops wait for events in ppoll. This saves looking again
// and again, which takes the processor from the thread that works; whether all is done is found out by looking all the same.
#define _GNU_SOURCE
#include "Rests.h"
#include "Relay.h"
#include "Waiters.h"
#include <dlfcn.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>

static _Atomic uint32_t rests;
static _Atomic bool is_awaited;

uint32_t ferry_rests(void) { return atomic_load(&rests); }

bool ferry_wait_for_rest(uint32_t before, long nanoseconds) {
    atomic_store(&is_awaited, true);
    ferry_word_wait(&rests, before, nanoseconds);
    atomic_store(&is_awaited, false);
    return atomic_load(&rests) != before;
}

int ppoll(struct pollfd *descriptors, nfds_t count, const struct timespec *timeout, const sigset_t *mask) {
    static _Atomic(int (*)(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *)) known;
    int (*real)(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *) = atomic_load(&known);
    if (real == NULL) {
        real = (int (*)(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *))dlsym(RTLD_NEXT, "ppoll");
        atomic_store(&known, real);
    }
    if (timeout == NULL || timeout->tv_sec != 0 || timeout->tv_nsec != 0) {
        const struct timespec none = {0};
        do {
            int ready = real(descriptors, count, &none, mask);
            if (ready != 0) return ready;
        } while (ferry_relay_rest());
        atomic_fetch_add(&rests, 1);
        if (atomic_load(&is_awaited)) ferry_word_wake(&rests);
        int ready = real(descriptors, count, timeout, mask);
        ferry_relay_woke();
        return ready;
    }
    return real(descriptors, count, timeout, mask);
}
