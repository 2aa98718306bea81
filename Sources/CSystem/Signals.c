#define _GNU_SOURCE
#include "CSystem.h"
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

static int signal_descriptor = -1;
static volatile sig_atomic_t last_signal;

static void note_signal(int number) {
    last_signal = number;
    int error = errno;
    uint64_t one = 1;
    ssize_t ignored = write(signal_descriptor, &one, sizeof one);
    (void)ignored;
    errno = error;
}

int ferry_last_signal(void) { return last_signal; }

int ferry_watch_signals(void) {
    if (signal_descriptor >= 0) return signal_descriptor;
    signal_descriptor = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (signal_descriptor < 0) return -1;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = note_signal;
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGHUP, &action, NULL);
    signal(SIGPIPE, SIG_IGN);
    // A program started from a thread that blocks signals inherits the mask, and would ignore termination.
    sigset_t asked;
    sigemptyset(&asked);
    sigaddset(&asked, SIGINT);
    sigaddset(&asked, SIGTERM);
    sigaddset(&asked, SIGHUP);
    pthread_sigmask(SIG_UNBLOCK, &asked, NULL);
    return signal_descriptor;
}
