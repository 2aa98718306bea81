// A zygote: a process of an app that has loaded its libraries and waits before `main`. Each launch is a fork of it, which leaves out what the dynamic
// loader and the libraries' constructors do: nearly all of the time until `main`.
//
// The process has one thread here, and nothing of the app has run, so a fork is as good as a new process: it goes on at the same place with the same
// memory. The simulator sends the descriptors and the random numbers' seed of a launch, and gets the identifier of the app's process, whose parent is
// the simulator itself. Nothing here allocates memory: with a seed, the app's objects have the addresses that they have in a new process.
#define _GNU_SOURCE
#include "Handover.h"
#include "Random.h"
#include <dlfcn.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
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
    return ferry_receive_descriptors(socket, launch->seed, sizeof launch->seed, launch->descriptors, descriptor_count)
        && launch->seed[sizeof launch->seed - 1] == 0;
}

/// Puts the launch's seed in the place of the zygote's, which is as long as any.
static bool take_seed(const char *seed) {
    char *place = getenv("FERRY_RANDOM_SEED");
    if (*seed == 0) return place == NULL || *place == 0;
    if (place == NULL || !ferry_random_restart(seed)) return false;
    memcpy(place, seed, strlen(seed) + 1);
    return true;
}

/// In the child: the process that `ferry_spawn` would have made. `link` is the number that the app expects.
static bool become_app(pid_t simulator, int link, const struct launch *launch) {
    const int wanted[descriptor_count] = {link, STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO};
    return ferry_place_descriptors(launch->descriptors, wanted, descriptor_count) && setpgid(0, 0) == 0
        && prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 && getppid() == simulator;
}

/// Serves launches. Returns only in the process of an app.
static void serve(int socket) {
    pid_t simulator = getppid();
    struct launch launch;
    while (receive(socket, &launch)) {
        // The child inherits the seed; the next launch has its own.
        pid_t child = has_one_thread() && take_seed(launch.seed) ? ferry_fork_thread(CLONE_PARENT | SIGCHLD) : -1;
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
