#define _GNU_SOURCE
#include "CChildProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

struct child {
    const char *path;
    char *const *arguments;
    char *const *environment;
    int standard_output, standard_error, death_signal;
    pid_t parent;
};

/// In the child, between fork and exec: async-signal-safe calls only. Returns why the program could not be executed.
static int execute(const struct child *child) {
    // What this program does about signals is not for the child; a signal that its starter ignores (nohup) stays ignored.
    for (int number = 1; number < 32; number++) {
        struct sigaction action;
        if (sigaction(number, NULL, &action) == 0 && action.sa_handler != SIG_IGN) signal(number, SIG_DFL);
    }
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    if (prctl(PR_SET_PDEATHSIG, child->death_signal) != 0) return errno;
    // The parent may have died before the line above.
    if (getppid() != child->parent) return ESRCH;
    if (child->standard_output >= 0 && dup2(child->standard_output, STDOUT_FILENO) < 0) return errno;
    if (child->standard_error >= 0 && dup2(child->standard_error, STDERR_FILENO) < 0) return errno;
    execve(child->path, child->arguments, child->environment);
    return errno;
}

pid_t ferry_start_child(
    const char *path, char *const *arguments, char *const *environment, int standard_output, int standard_error, int death_signal)
{
    const struct child child = {path, arguments, environment, standard_output, standard_error, death_signal, getpid()};
    int report[2];
    if (pipe2(report, O_CLOEXEC) != 0) return -1;
    pid_t started = fork();
    if (started == 0) {
        int error = execute(&child);
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
