// Lets the main thread drive the clock while it alone works. An app mostly works on its main thread; to give it something, to wait in another
// thread until it has done it, and to see whether it sleeps takes two changes of threads and more time than a frame's work. About to
// wait for events it has nothing left to do, and if all others sleep and have not run, the process is idle.
#define _GNU_SOURCE
#include "Relay.h"
#include "Activity.h"
#include "Awaited.h"
#include "CVirtualClock.h"
#include "Threads.h"
#include "Waiters.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

enum turn { turn_driver, turn_offered, turn_main };

static _Atomic int turn;
/// What the driving thread waits for: 0 while the main thread may do steps, then the outcome and 1.
static _Atomic uint32_t outcome;
/// The number of steps that the main thread did.
static _Atomic uint32_t progress;
static bool (*step_function)(void *);
static void *step_context;

/// What the other threads had done at the last step.
static struct ferry_activity seen;
static bool has_seen;
/// The process was idle when the main thread was about to wait, and how often it had waited.
static bool was_idle;
static _Atomic uint32_t wakes;
static uint32_t idle_wakes;

static pthread_t main_thread;

__attribute__((constructor)) static void note_main_thread(void) { main_thread = pthread_self(); }

enum ferry_relay ferry_relay_run(bool (*step)(void *), void *context, uint64_t limit) {
    step_function = step;
    step_context = context;
    has_seen = false;
    was_idle = false;
    atomic_store(&outcome, 0);
    atomic_store(&turn, turn_offered);
    int main_identifier = (int)getpid();
    uint64_t start = ferry_clock_real_now(), work = ferry_thread_work(main_identifier);
    // Grows: each look takes a processor.
    long pause = 100000;
    for (;;) {
        uint32_t before = atomic_load(&progress);
        ferry_word_wait(&outcome, 0, pause);
        uint32_t value = atomic_load(&outcome);
        if (value != 0) return (enum ferry_relay)(value - 1);
        uint64_t now = ferry_clock_real_now(), worked = ferry_thread_work(main_identifier);
        bool goes_on = atomic_load(&progress) != before;
        if (goes_on) start = now;
        // The main thread works, and rests when it has finished.
        goes_on = goes_on || (worked != work && now - start < limit);
        work = worked;
        int offered = turn_offered;
        if (!goes_on && atomic_compare_exchange_strong(&turn, &offered, turn_driver)) return ferry_relay_returned;
        if (pause < 4000000) pause += pause / 2;
    }
}

static void end(enum ferry_relay value) {
    atomic_store(&turn, turn_driver);
    atomic_store(&outcome, (uint32_t)value + 1);
    ferry_word_wake(&outcome);
}

/// Notes what the other threads have done. > Returns: whether all of them sleep.
static bool begin(void) {
    int own = (int)getpid();
    // Before it is asked whether they sleep: one that runs meanwhile has run since.
    seen = ferry_activity_now(own);
    has_seen = seen.children_sleep && ferry_threads_sleep(own);
    return has_seen;
}

/// Whether all other threads sleep, and none has run since they were looked at last.
static bool is_idle(void) {
    int own = (int)getpid();
    if (!ferry_threads_sleep(own)) return false;
    // Afterwards: none can have run unnoticed that passed work on.
    struct ferry_activity now = ferry_activity_now(own);
    return now.children_sleep && ferry_activity_is_same(&seen, &now) && !ferry_awaited_any();
}

bool ferry_relay_rest(void) {
    if (atomic_load(&turn) != turn_offered || !pthread_equal(pthread_self(), main_thread)) return false;
    int offered = turn_offered;
    if (!atomic_compare_exchange_strong(&turn, &offered, turn_main)) return false;
    // Another thread may have passed work on after this one looked for events and before it looked at the others: it looks for events once more.
    if (!has_seen && begin()) {
        atomic_store(&turn, turn_offered);
        return true;
    }
    if (!has_seen || !is_idle()) {
        end(ferry_relay_returned);
        return false;
    }
    atomic_fetch_add(&progress, 1);
    if (step_function(step_context)) {
        atomic_store(&turn, turn_offered);
        return true;
    }
    was_idle = true;
    idle_wakes = atomic_load(&wakes);
    end(ferry_relay_ended);
    return false;
}

void ferry_relay_woke(void) {
    if (pthread_equal(pthread_self(), main_thread)) atomic_fetch_add(&wakes, 1);
}

void ferry_relay_forget(void) { was_idle = false; }

bool ferry_relay_is_untouched(void) {
    if (!was_idle || idle_wakes != atomic_load(&wakes)) return false;
    struct ferry_activity now = ferry_activity_now((int)getpid());
    return ferry_activity_is_same(&seen, &now) && !ferry_awaited_any();
}
