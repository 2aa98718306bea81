// Locks whose word is the number of the thread that has them (FUTEX_LOCK_PI): those of Swift's Synchronization and of libdispatch.
//
// The system finds the owner by that number. In a copy of the process the threads have other numbers than those that Swift and libdispatch have
// stored, so the system would find no owner or another process's thread. Here the word is only compared with zero; that a thread with a higher
// priority waits does not speed up the owner.
#define _GNU_SOURCE
#include "OwnerFutex.h"
#include "Snapshot.h"
#include <errno.h>
#include <linux/futex.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

static uint32_t own_number(void) { return (uint32_t)ferry_real_syscall(SYS_gettid, 0, 0, 0, 0, 0, 0); }

/// Whether the calling thread has the lock: under its number, or under that of the thread of which it is a copy.
static bool is_own(uint32_t value) {
    uint32_t owner = value & FUTEX_TID_MASK;
    return owner != 0 && (owner == own_number() || owner == (uint32_t)ferry_thread_number());
}

static long fail(int error) {
    errno = error;
    return -1;
}

static long lock(_Atomic uint32_t *word, long flags) {
    uint32_t own = own_number(), value = atomic_load(word);
    for (;;) {
        if (is_own(value)) return fail(EDEADLK);
        if ((value & FUTEX_TID_MASK) == 0) {
            // Others may wait, of which this one knows nothing.
            if (atomic_compare_exchange_weak(word, &value, own | FUTEX_WAITERS)) return 0;
            continue;
        }
        uint32_t waited = value | FUTEX_WAITERS;
        if (value != waited && !atomic_compare_exchange_weak(word, &value, waited)) continue;
        ferry_real_syscall(SYS_futex, (long)word, FUTEX_WAIT | flags, (long)waited, 0, 0, 0);
        value = atomic_load(word);
    }
}

static long try_lock(_Atomic uint32_t *word) {
    uint32_t own = own_number(), value = atomic_load(word);
    do {
        if (is_own(value)) return fail(EDEADLK);
        if ((value & FUTEX_TID_MASK) != 0) return fail(EWOULDBLOCK);
    } while (!atomic_compare_exchange_weak(word, &value, own | FUTEX_WAITERS));
    return 0;
}

static long unlock(_Atomic uint32_t *word, long flags) {
    atomic_store(word, 0);
    ferry_real_syscall(SYS_futex, (long)word, FUTEX_WAKE | flags, 1, 0, 0, 0);
    return 0;
}

bool ferry_owner_futex(long word, long operation, long *result) {
    _Atomic uint32_t *lock_word = (_Atomic uint32_t *)word;
    long flags = operation & FUTEX_PRIVATE_FLAG;
    switch (operation & FUTEX_CMD_MASK) {
    case FUTEX_LOCK_PI:
#ifdef FUTEX_LOCK_PI2
    case FUTEX_LOCK_PI2:
#endif
        *result = lock(lock_word, flags);
        return true;
    case FUTEX_TRYLOCK_PI: *result = try_lock(lock_word); return true;
    case FUTEX_UNLOCK_PI: *result = unlock(lock_word, flags); return true;
    default: return false;
    }
}
