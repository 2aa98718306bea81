// A zygote: a process of an app that has loaded its libraries and waits before `main`. Each launch is a fork of it, which leaves out what the dynamic
// loader and the libraries' constructors do: nearly all of the time until `main`.
//
// The process has one thread here, and nothing of the app has run, so a fork is as good as a new process: it goes on at the same place with the same
// memory. The simulator sends the descriptors and the random numbers' seed of a launch, and gets the identifier of the app's process, whose parent is
// the simulator itself. Nothing here allocates memory: with a seed, the app's objects have the addresses that they have in a new process.
#define _GNU_SOURCE
#include "Random.h"
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/// The link and the three standard streams.
enum { descriptor_count = 4 };

/// Whether no library's constructor has started a thread, which a fork would leave behind.
static bool has_one_thread(void) {
    struct stat about;
    return stat("/proc/self/task", &about) == 0 && about.st_nlink == 3;
}

/// A launch: the seed's text, empty for none, and descriptors.
struct launch {
    char seed[FERRY_ZYGOTE_SEED_SIZE];
    int descriptors[descriptor_count];
};

/// Waits for the next launch; false when the simulator has closed its end.
static bool receive(int socket, struct launch *launch) {
    struct iovec vector = {.iov_base = launch->seed, .iov_len = sizeof launch->seed};
    union {
        struct cmsghdr header;
        char bytes[CMSG_SPACE(sizeof(int) * descriptor_count)];
    } control;
    struct msghdr message = {
        .msg_iov = &vector, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
    ssize_t got;
    do got = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
    while (got < 0 && errno == EINTR);
    struct cmsghdr *header = got == (ssize_t)sizeof launch->seed ? CMSG_FIRSTHDR(&message) : NULL;
    if (header == NULL || header->cmsg_type != SCM_RIGHTS || header->cmsg_len != CMSG_LEN(sizeof(int) * descriptor_count)) return false;
    memcpy(launch->descriptors, CMSG_DATA(header), sizeof(int) * descriptor_count);
    return launch->seed[sizeof launch->seed - 1] == 0;
}

/// Puts the launch's seed in the place of the zygote's, which is as long as any.
static bool take_seed(const char *seed) {
    char *place = getenv("FERRY_RANDOM_SEED");
    if (*seed == 0) return place == NULL || *place == 0;
    if (place == NULL || !ferry_random_restart(seed)) return false;
    memcpy(place, seed, strlen(seed) + 1);
    return true;
}

/// Forks a child whose parent is this process's parent. The C library's own fork cannot do that; what else it does concerns other threads.
///
/// Returns as fork, or -1 where the system does not say where the C library stores a thread's identifier.
static pid_t fork_sibling(void) {
    int *identifier = NULL;
    void *robust = NULL;
    size_t length = 0;
    if (prctl(PR_GET_TID_ADDRESS, &identifier) != 0 || identifier == NULL) return -1;
    if (syscall(SYS_get_robust_list, 0, &robust, &length) != 0) return -1;
    long flags = CLONE_PARENT | CLONE_CHILD_SETTID | CLONE_CHILD_CLEARTID | SIGCHLD;
#if defined(__x86_64__)
    long child = syscall(SYS_clone, flags, NULL, NULL, identifier, 0);
#else
    long child = syscall(SYS_clone, flags, NULL, NULL, 0, identifier);
#endif
    // The kernel forgets it in a fork.
    if (child == 0) syscall(SYS_set_robust_list, robust, length);
    return (pid_t)child;
}

/// In the child: the process that `ferry_spawn` would have made. `link` is the number that the app expects.
static bool become_app(pid_t simulator, int link, const struct launch *launch) {
    const int *given = launch->descriptors;
    int descriptors[descriptor_count];
    // First moves them away, so that no copy replaces one still needed.
    for (int index = 0; index < descriptor_count; index++) {
        descriptors[index] = fcntl(given[index], F_DUPFD_CLOEXEC, link + 1);
        if (descriptors[index] < 0) return false;
        close(given[index]);
    }
    const int wanted[descriptor_count] = {link, STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO};
    for (int index = 0; index < descriptor_count; index++) {
        if (dup2(descriptors[index], wanted[index]) < 0) return false;
        close(descriptors[index]);
    }
    return setpgid(0, 0) == 0 && prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 && getppid() == simulator;
}

/// Serves launches. Returns only in the process of an app.
static void serve(int socket) {
    pid_t simulator = getppid();
    struct launch launch;
    while (receive(socket, &launch)) {
        // The child inherits the seed; the next launch has its own.
        pid_t child = has_one_thread() && take_seed(launch.seed) ? fork_sibling() : -1;
        if (child == 0) {
            if (become_app(simulator, socket, &launch)) return;
            _exit(127);
        }
        for (int index = 0; index < descriptor_count; index++) close(launch.descriptors[index]);
        int32_t answer = child;
        if (send(socket, &answer, sizeof answer, MSG_NOSIGNAL) != (ssize_t)sizeof answer) break;
    }
    _exit(0);
}

typedef int (*main_function)(int, char **, char **);
typedef int (*start_function)(main_function, int, char **, void (*)(void), void (*)(void), void (*)(void), void *);

/// What a program's first instructions call, after the constructors of its libraries and before its own.
///
/// With FERRY_ZYGOTE, the descriptor FERRY_LINK is not the link yet but the socket over which launches arrive, and FERRY_RANDOM_SEED, if the app has
/// one, is FERRY_ZYGOTE_SEED_SIZE - 1 bytes long.
int __libc_start_main(
    main_function main, int argument_count, char **arguments, void (*prepare)(void), void (*finish)(void), void (*unload)(void), void *stack) {
    // Before the fork, so that a zygote and a new process have called it at the same place.
    start_function start = (start_function)dlsym(RTLD_NEXT, "__libc_start_main");
    const char *link = getenv("FERRY_LINK");
    if (getenv("FERRY_ZYGOTE") != NULL && link != NULL) {
        // Programs that the app starts are none.
        unsetenv("FERRY_ZYGOTE");
        serve(atoi(link));
    }
    return start(main, argument_count, arguments, prepare, finish, unload, stack);
}
