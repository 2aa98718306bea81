// The interposed functions that applications, Foundation, libdispatch and Swift concurrency call to read the wall clock, and to wait for it.
#define _GNU_SOURCE
#include "CWallClock.h"
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>

enum { second = 1000000000, most_timers = 64 };
/// The latest time at which the clock may start: in the year 2100, so that nanoseconds do not overflow. In seconds.
static const long long latest_start = 4102444800;

static _Atomic int64_t shift;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/// Timers that wait for a time of the wall clock, with their settings. Closed ones are detected when they are set again, by an error.
static struct {
    int descriptor, flags;
    struct itimerspec wanted;
    bool is_set;
} timers[most_timers];
static int timer_count;

#define REAL(function) ((typeof(&function))find(&known_##function, #function, NULL))
#define DECLARE(function) static _Atomic(void *) known_##function

static void *find(_Atomic(void *) *known, const char *name, const char *version) {
    void *found = atomic_load_explicit(known, memory_order_relaxed);
    if (found == NULL) {
        if (version != NULL) found = dlvsym(RTLD_NEXT, name, version);
        if (found == NULL) found = dlsym(RTLD_NEXT, name);
        atomic_store_explicit(known, found, memory_order_relaxed);
    }
    return found;
}

DECLARE(clock_gettime);
DECLARE(clock_nanosleep);
DECLARE(pthread_cond_timedwait);
DECLARE(pthread_cond_clockwait);
DECLARE(sem_timedwait);
DECLARE(sem_clockwait);
DECLARE(timerfd_create);
DECLARE(timerfd_settime);

static bool is_wall(clockid_t clock) { return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI; }

static struct timespec moved(struct timespec time, int64_t by) {
    int64_t nanoseconds = time.tv_nsec + by % second;
    int64_t seconds = time.tv_sec + by / second;
    if (nanoseconds < 0) {
        nanoseconds += second;
        seconds -= 1;
    } else if (nanoseconds >= second) {
        nanoseconds -= second;
        seconds += 1;
    }
    // No clock of the machine shows a time before 1970.
    if (seconds < 0) return (struct timespec){0};
    return (struct timespec){.tv_sec = (time_t)seconds, .tv_nsec = (long)nanoseconds};
}

/// Converts a time of the device's wall clock to the machine's.
static struct timespec machine_time(struct timespec time) { return moved(time, -atomic_load(&shift)); }

static bool is_valid(const struct timespec *time) { return time->tv_nsec >= 0 && time->tv_nsec < second; }

// Reading.

int clock_gettime(clockid_t clock, struct timespec *time) {
    int result = REAL(clock_gettime)(clock, time);
    int64_t by = atomic_load_explicit(&shift, memory_order_relaxed);
    if (result == 0 && by != 0 && is_wall(clock)) *time = moved(*time, by);
    return result;
}

int gettimeofday(struct timeval *restrict value, void *restrict zone) {
    (void)zone;
    struct timespec now;
    if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
    *value = (struct timeval){.tv_sec = now.tv_sec, .tv_usec = now.tv_nsec / 1000};
    return 0;
}

time_t time(time_t *result) {
    struct timespec now;
    if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
    if (result != NULL) *result = now.tv_sec;
    return now.tv_sec;
}

int timespec_get(struct timespec *time, int base) {
    return base == TIME_UTC && clock_gettime(CLOCK_REALTIME, time) == 0 ? base : 0;
}

// Waiting.

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *left) {
    if (!is_wall(clock) || (flags & TIMER_ABSTIME) == 0 || !is_valid(time)) return REAL(clock_nanosleep)(clock, flags, time, left);
    struct timespec moment = machine_time(*time);
    return REAL(clock_nanosleep)(clock, flags, &moment, left);
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict deadline) {
    // The oldest version of the symbol has another layout of conditions.
    typeof(&pthread_cond_timedwait) real = find(&known_pthread_cond_timedwait, "pthread_cond_timedwait", "GLIBC_2.3.2");
    // A condition's clock cannot be queried; a time before 1990 can only be one of the monotonic clock.
    if (deadline->tv_sec < 20L * 365 * 86400 || !is_valid(deadline)) return real(condition, mutex, deadline);
    struct timespec moment = machine_time(*deadline);
    return real(condition, mutex, &moment);
}

int pthread_cond_clockwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, clockid_t clock, const struct timespec *restrict deadline) {
    if (!is_wall(clock) || !is_valid(deadline)) return REAL(pthread_cond_clockwait)(condition, mutex, clock, deadline);
    struct timespec moment = machine_time(*deadline);
    return REAL(pthread_cond_clockwait)(condition, mutex, clock, &moment);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
    if (!is_valid(deadline)) return REAL(sem_timedwait)(semaphore, deadline);
    struct timespec moment = machine_time(*deadline);
    return REAL(sem_timedwait)(semaphore, &moment);
}

int sem_clockwait(sem_t *restrict semaphore, clockid_t clock, const struct timespec *restrict deadline) {
    if (!is_wall(clock) || !is_valid(deadline)) return REAL(sem_clockwait)(semaphore, clock, deadline);
    struct timespec moment = machine_time(*deadline);
    return REAL(sem_clockwait)(semaphore, clock, &moment);
}

// Timers.

static int place_of(int descriptor) {
    for (int place = 0; place < timer_count; place++) {
        if (timers[place].descriptor == descriptor) return place;
    }
    return -1;
}

int timerfd_create(int clock, int flags) {
    int descriptor = REAL(timerfd_create)(clock, flags);
    if (descriptor < 0) return descriptor;
    pthread_mutex_lock(&lock);
    int place = place_of(descriptor);
    if (clock == CLOCK_REALTIME && place < 0 && timer_count < most_timers) {
        place = timer_count++;
    } else if (clock != CLOCK_REALTIME && place >= 0) {
        timers[place] = timers[--timer_count];
        place = -1;
    }
    if (place >= 0) {
        timers[place].descriptor = descriptor;
        timers[place].is_set = false;
    }
    pthread_mutex_unlock(&lock);
    return descriptor;
}

static int set_timer(int descriptor, int flags, struct itimerspec wanted, struct itimerspec *old) {
    wanted.it_value = machine_time(wanted.it_value);
    // A time before the machine's epoch is long past.
    if (wanted.it_value.tv_sec == 0 && wanted.it_value.tv_nsec == 0) wanted.it_value.tv_nsec = 1;
    return REAL(timerfd_settime)(descriptor, flags, &wanted, old);
}

int timerfd_settime(int descriptor, int flags, const struct itimerspec *wanted, struct itimerspec *old) {
    pthread_mutex_lock(&lock);
    int place = place_of(descriptor);
    bool is_moment = place >= 0 && wanted != NULL && (flags & TFD_TIMER_ABSTIME) != 0 && is_valid(&wanted->it_value) &&
        (wanted->it_value.tv_sec != 0 || wanted->it_value.tv_nsec != 0);
    if (place >= 0) timers[place].is_set = is_moment;
    int result;
    if (is_moment) {
        timers[place].flags = flags;
        timers[place].wanted = *wanted;
        result = set_timer(descriptor, flags, *wanted, old);
    } else {
        result = REAL(timerfd_settime)(descriptor, flags, wanted, old);
    }
    pthread_mutex_unlock(&lock);
    return result;
}

void ferry_clock_shift_wall(int64_t wanted) {
    pthread_mutex_lock(&lock);
    bool is_new = atomic_exchange(&shift, wanted) != wanted;
    for (int place = 0; is_new && place < timer_count; place++) {
        if (!timers[place].is_set) continue;
        // Only a pending one is set again, not one that fired.
        struct itimerspec now;
        if (timerfd_gettime(timers[place].descriptor, &now) != 0) timers[place].is_set = false;
        else if (now.it_value.tv_sec != 0 || now.it_value.tv_nsec != 0)
            (void)set_timer(timers[place].descriptor, timers[place].flags, timers[place].wanted, NULL);
    }
    pthread_mutex_unlock(&lock);
}

// Tests of the interface.

/// Starts the wall clock of a process of tests, which is no app of the simulator, at a time that a variable names, in seconds since 1970.
/// Programs that it starts have the machine's time.
__attribute__((constructor)) static void start_at_named_time(void) {
    const char *text = getenv("FERRY_WALL_CLOCK_START");
    if (text == NULL) return;
    char *end = NULL;
    errno = 0;
    long long wanted = strtoll(text, &end, 10);
    bool is_time = errno == 0 && end != text && *end == 0 && wanted >= 0 && wanted <= latest_start;
    struct timespec now;
    if (is_time && REAL(clock_gettime)(CLOCK_REALTIME, &now) == 0) ferry_clock_shift_wall((wanted - now.tv_sec) * second - now.tv_nsec);
    unsetenv("FERRY_WALL_CLOCK_START");
    Dl_info own;
    const char *preloaded = getenv("LD_PRELOAD");
    if (preloaded != NULL && dladdr((void *)ferry_clock_shift_wall, &own) != 0 && strcmp(preloaded, own.dli_fname) == 0) {
        unsetenv("LD_PRELOAD");
    }
}
