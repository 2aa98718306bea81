#define _GNU_SOURCE
#include "CSystem.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/// Whether the child's random numbers come from a seed, as those of a run that is to be repeated exactly.
static bool has_seed(char *const *environment) {
    static const char name[] = "FERRY_RANDOM_SEED=";
    for (char *const *entry = environment; entry != NULL && *entry != NULL; entry++) {
        if (strncmp(*entry, name, sizeof name - 1) == 0) return (*entry)[sizeof name - 1] != 0;
    }
    return false;
}

/// In the child, between fork and exec: async-signal-safe calls only.
static int prepare(const struct ferry_child *child, pid_t parent) {
    if (setpgid(0, 0) != 0) return errno;
    if (prctl(PR_SET_PDEATHSIG, child->death_signal != 0 ? child->death_signal : SIGKILL) != 0) return errno;
    if (getppid() != parent) return ESRCH;
    int given[3] = {child->standard_input, child->standard_output, child->standard_error};
    // First moves them away from 0, 1 and 2, so that no copy replaces one still needed.
    for (int index = 0; index < 3; index++) {
        given[index] = fcntl(given[index], F_DUPFD_CLOEXEC, 3);
        if (given[index] < 0) return errno;
    }
    for (int index = 0; index < 3; index++) {
        if (dup2(given[index], index) < 0) return errno;
    }
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    signal(SIGPIPE, SIG_DFL);
    signal(SIGINT, SIG_DFL);
    signal(SIGTERM, SIG_DFL);
    if (child->directory != NULL && chdir(child->directory) != 0) return errno;
    // Addresses decide the order of Swift's sets and dictionaries. Where the system does not allow it, they differ, as they do without a seed.
    if (has_seed(child->environment)) personality(ADDR_NO_RANDOMIZE);
    execve(child->path, child->arguments, child->environment);
    return errno;
}

pid_t ferry_spawn(const struct ferry_child *child) {
    int report[2];
    if (pipe2(report, O_CLOEXEC) != 0) return -1;
    pid_t parent = getpid();
    pid_t started = fork();
    if (started == 0) {
        int error = prepare(child, parent);
        ssize_t ignored = write(report[1], &error, sizeof error);
        (void)ignored;
        _exit(127);
    }
    int error = started < 0 ? errno : 0;
    close(report[1]);
    if (started > 0) {
        ssize_t got;
        do got = read(report[0], &error, sizeof error);
        while (got < 0 && errno == EINTR);
        if (got != (ssize_t)sizeof error) error = 0;
        if (error != 0) waitpid(started, NULL, 0);
    }
    close(report[0]);
    if (error == 0) return started;
    errno = error;
    return -1;
}

int ferry_reap(pid_t child, int *status) {
    pid_t got;
    do got = waitpid(child, status, WNOHANG);
    while (got < 0 && errno == EINTR);
    if (got < 0) return -1;
    return got == child;
}

void ferry_kill_group(pid_t child, int signal) {
    if (child > 1) kill(-child, signal);
}

void ferry_signal_main_thread(pid_t child, int signal) {
    if (child > 1) syscall(SYS_tgkill, child, child, signal);
}

void ferry_line_buffer_output(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

int ferry_exit_code(int status, int *signal) {
    *signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

int ferry_socket_pair(int ends[2]) { return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends); }

int ferry_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int ferry_set_inherited(int descriptor, int inherited) { return fcntl(descriptor, F_SETFD, inherited ? 0 : FD_CLOEXEC); }

int ferry_set_blocking(int descriptor, int blocking) {
    int flags = fcntl(descriptor, F_GETFL);
    if (flags < 0) return -1;
    return fcntl(descriptor, F_SETFL, blocking ? flags & ~O_NONBLOCK : flags | O_NONBLOCK);
}
