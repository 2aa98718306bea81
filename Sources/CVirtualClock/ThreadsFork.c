// Forks a process with all its threads. A fork has the memory of all, with their stacks, but only the calling thread. So each thread first stops in
// a signal's handler, where the system has stored its registers; in the copy a new thread is made on each of the stacks, and returns from the handler.
// To what it waited for it then returns as after any signal.
//
// The main thread forks, as it has to stay the one with the process's number. Nothing here allocates memory.
#define _GNU_SOURCE
#include "CProcessSnapshot.h"
#include "Handover.h"
#include "OwnerFutex.h"
#include "Snapshot.h"
#include "Threads.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <linux/rseq.h>
#include <pthread.h>
#include <sched.h>
#include <setjmp.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum { most_threads = 64, first_stack = 16384 };
/// The signal with which the C library changes the user of all threads, which nothing can block. Apps do not change their user.
enum { stop_signal = 33 };

struct thread {
    int number;
    int *stored_number;
    void *pointer;
    void *robust;
    size_t robust_size;
    jmp_buf place;
    /// What a new thread stands on until it is on the stack of the original.
    _Alignas(16) char stack[first_stack];
};

enum phase { phase_none, phase_stop, phase_go_on };

static struct thread threads[most_threads];
static int thread_count;
static _Atomic uint32_t phase, stopped, started;
static enum ferry_snapshot_outcome outcome;
static void (*serve_function)(void *, int);
static void *serve_context;
static const char *problem;
static int pipe_ends[2];

/// Differs from the system's number in a copy; 0 if it does not.
static __thread int own_number __attribute__((tls_model("initial-exec")));

int ferry_thread_number(void) { return own_number; }

static void wait_for(_Atomic uint32_t *word, uint32_t value, long milliseconds) {
    struct timespec limit = {.tv_sec = milliseconds / 1000, .tv_nsec = milliseconds % 1000 * 1000000};
    ferry_real_syscall(SYS_futex, (long)word, FUTEX_WAIT_PRIVATE, (long)value, (long)(milliseconds < 0 ? NULL : &limit), 0, 0);
}

static void wake(_Atomic uint32_t *word) { ferry_real_syscall(SYS_futex, (long)word, FUTEX_WAKE_PRIVATE, INT32_MAX, 0, 0, 0); }

static void *thread_pointer(void) {
    void *pointer;
#if defined(__x86_64__)
    __asm__("mov %%fs:0, %0" : "=r"(pointer));
#elif defined(__aarch64__)
    __asm__("mrs %0, tpidr_el0" : "=r"(pointer));
#else
#error "unknown processor"
#endif
    return pointer;
}

// Signals. The C library's own functions refuse this one.

struct kernel_action {
    void (*handler)(int);
    unsigned long flags;
    void (*restorer)(void);
    uint64_t mask;
};

#if defined(__x86_64__)
void ferry_return_from_signal(void);
__asm__(".text\n.hidden ferry_return_from_signal\n.globl ferry_return_from_signal\n.type ferry_return_from_signal, @function\n"
        "ferry_return_from_signal:\n mov $15, %eax\n syscall\n");
enum { restorer_flag = 0x04000000 };
#endif

static bool set_action(const struct kernel_action *new, struct kernel_action *old) {
    return syscall(SYS_rt_sigaction, stop_signal, new, old, sizeof(uint64_t)) == 0;
}

// The list of threads.

static bool list_threads(void) {
    static int numbers[most_threads];
    thread_count = ferry_list_numbers("/proc/self/task", numbers, most_threads);
    for (int index = 0; index < thread_count; index++) threads[index].number = numbers[index];
    return thread_count > 0;
}

static bool is_list_complete(void) {
    struct stat about;
    return stat("/proc/self/task", &about) == 0 && about.st_nlink == (nlink_t)(thread_count + 2);
}

// Threads that stop.

static struct thread *find(int number) {
    for (int index = 0; index < thread_count; index++) {
        if (threads[index].number == number) return &threads[index];
    }
    return NULL;
}

static void note(struct thread *thread) {
    thread->pointer = thread_pointer();
    thread->stored_number = NULL;
    (void)prctl(PR_GET_TID_ADDRESS, &thread->stored_number);
    (void)syscall(SYS_get_robust_list, 0, &thread->robust, &thread->robust_size);
}

static void stop(struct thread *thread) {
    note(thread);
    int number = own_number != 0 ? own_number : thread->number;
    if (_setjmp(thread->place) == 0) {
        atomic_fetch_add(&stopped, 1);
        wake(&stopped);
    } else {
        // On this stack again, in a copy.
        own_number = number;
        atomic_fetch_add(&started, 1);
        wake(&started);
    }
    while (atomic_load(&phase) == phase_stop) wait_for(&phase, phase_stop, -1);
}

// The copy.

/// The first function of a new thread, on its first stack.
static int start(void *argument) {
    struct thread *thread = argument;
    (void)syscall(SYS_set_robust_list, thread->robust, thread->robust_size);
#ifdef __NR_rseq
    // Registered with the system for each thread; a fork of one keeps it.
    extern const unsigned int __rseq_size __attribute__((weak));
    extern const ptrdiff_t __rseq_offset __attribute__((weak));
    if (&__rseq_size != NULL && __rseq_size != 0)
        (void)syscall(__NR_rseq, (char *)thread->pointer + __rseq_offset, sizeof(struct rseq), 0, 0x53053053);
#endif
    _longjmp(thread->place, 1);
}

static bool start_thread(struct thread *thread) {
    int flags = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD | CLONE_SYSVSEM | CLONE_SETTLS | CLONE_PARENT_SETTID
        | CLONE_CHILD_CLEARTID;
    uint32_t before = atomic_load(&started);
    void *top = thread->stack + sizeof thread->stack;
    if (clone(start, top, flags, thread, thread->stored_number, thread->pointer, thread->stored_number) < 0) return false;
    while (atomic_load(&started) == before) wait_for(&started, before, -1);
    return true;
}

void ferry_snapshot_complete(bool is_complete) {
    if (pipe_ends[1] < 0) return;
    if (is_complete) (void)!write(pipe_ends[1], "", 1);
    syscall(SYS_close, pipe_ends[1]);
    pipe_ends[1] = -1;
}

static void become_copy(struct thread *own) {
    syscall(SYS_close, pipe_ends[0]);
    own_number = own_number != 0 ? own_number : own->number;
    ferry_threads_forget();
    serve_function(serve_context, pipe_ends[1]);
    outcome = ferry_snapshot_restored;
    atomic_store(&started, 0);
    for (int index = 0; index < thread_count; index++) {
        if (&threads[index] != own && !start_thread(&threads[index])) _exit(127);
    }
}

/// On the main thread, when all others have stopped or do now.
static void lead(struct thread *own) {
    note(own);
    uint32_t others = (uint32_t)thread_count - 1;
    for (int patience = 100; patience > 0; patience--) {
        uint32_t count = atomic_load(&stopped);
        if (count >= others) break;
        wait_for(&stopped, count, 20);
    }
    bool are_known = true;
    for (int index = 0; index < thread_count; index++) are_known = are_known && threads[index].stored_number != NULL;
    if (atomic_load(&stopped) < others) problem = "a thread does not stop";
    else if (!is_list_complete()) problem = "threads begin and end";
    else if (!are_known) problem = "the system does not say where the C library stores a thread's number";
    else if (pipe2(pipe_ends, O_CLOEXEC) != 0) problem = "the system has no more descriptors";
    else {
        // No signal at its end: the app does not get to know of a child that it did not make.
        int child = ferry_fork_thread(0);
        if (child == 0) {
            become_copy(own);
        } else {
            syscall(SYS_close, pipe_ends[1]);
            char byte;
            bool is_complete = child > 0 && read(pipe_ends[0], &byte, 1) == 1;
            syscall(SYS_close, pipe_ends[0]);
            if (is_complete) outcome = ferry_snapshot_taken;
            else problem = child > 0 ? "its memory or its descriptors cannot be copied" : "the system makes no more processes";
        }
    }
    atomic_store(&phase, phase_go_on);
    wake(&phase);
}

static void handle(int signal) {
    (void)signal;
    int error = errno;
    int number = (int)ferry_real_syscall(SYS_gettid, 0, 0, 0, 0, 0, 0);
    struct thread *thread = atomic_load(&phase) == phase_stop ? find(number) : NULL;
    if (thread != NULL) {
        if (number == (int)getpid()) lead(thread);
        else stop(thread);
    }
    errno = error;
}

enum ferry_snapshot_outcome ferry_threads_fork(void (*serve)(void *, int), void *context, char *reason, size_t size) {
    problem = NULL;
    outcome = ferry_snapshot_refused;
    (serve_function = serve, serve_context = context);
    struct kernel_action action = {.handler = handle, .flags = SA_RESTART, .mask = ~UINT64_C(0)}, before;
#if defined(__x86_64__)
    action.restorer = ferry_return_from_signal;
    action.flags |= restorer_flag;
#endif
    int own = (int)ferry_real_syscall(SYS_gettid, 0, 0, 0, 0, 0, 0);
    if (!list_threads()) problem = "it has too many threads";
    else if (!set_action(&action, &before)) problem = "the system refuses the signal";
    else {
        for (int index = 0; index < thread_count; index++) threads[index].stored_number = NULL;
        atomic_store(&stopped, 0);
        atomic_store(&phase, phase_stop);
        for (int index = 0; index < thread_count; index++) {
            // One that has ended meanwhile is found to be missing.
            if (threads[index].number != own) (void)syscall(SYS_tgkill, getpid(), threads[index].number, stop_signal);
        }
        // Stops here, until the main thread has forked; or is the main thread.
        (void)syscall(SYS_tgkill, getpid(), own, stop_signal);
        (void)set_action(&before, NULL);
    }
    if (outcome == ferry_snapshot_refused) snprintf(reason, size, "%s", problem != NULL ? problem : "a thread does not stop");
    return outcome;
}
