// A snapshot of an app: a copy of its process with all its threads, which waits. For each launch it forks a process that goes on where the original
// was, with another link. Nothing here allocates memory.
#define _GNU_SOURCE
#include "Snapshot.h"
#include "CProcessSnapshot.h"
#include "CVirtualClock.h"
#include "Handover.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

struct server {
    int control, link;
};

/// The link, the three standard streams, and the socket over which the simulator learns of the process.
enum { descriptor_count = 5, status = 4 };

/// What is sent over that socket.
struct report {
    int64_t kind, value;
};
enum { report_memory = 0, report_ready = 1, report_ended = 2 };

static bool send_report(int socket, struct report report, int descriptor) {
    struct iovec vector = {.iov_base = &report, .iov_len = sizeof report};
    union {
        struct cmsghdr header;
        char bytes[CMSG_SPACE(sizeof(int))];
    } control;
    struct msghdr message = {.msg_iov = &vector, .msg_iovlen = 1};
    if (descriptor >= 0) {
        message.msg_control = control.bytes;
        message.msg_controllen = sizeof control.bytes;
        control.header = (struct cmsghdr){.cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS, .cmsg_len = CMSG_LEN(sizeof(int))};
        memcpy(CMSG_DATA(&control.header), &descriptor, sizeof descriptor);
    }
    ssize_t sent;
    do sent = sendmsg(socket, &message, MSG_NOSIGNAL);
    while (sent < 0 && errno == EINTR);
    return sent == (ssize_t)sizeof report;
}

static bool send_memory(void *context, uint64_t number, int descriptor) {
    return send_report(*(int *)context, (struct report){.kind = report_memory, .value = (int64_t)number}, descriptor);
}

/// In the process of a launch.
static bool become_app(const struct server *server, int *given) {
    const int wanted[] = {server->link, STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO};
    int socket = given[status];
    const int own[] = {server->link, STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO, socket};
    if (!ferry_place_descriptors(given, wanted, 4)) return false;
    if (!ferry_descriptors_renew((struct ferry_known_descriptors){own, 5})) return false;
    if (!ferry_memory_detach(send_memory, &socket)) return false;
    ferry_memory_forget();
    if (setpgid(0, 0) != 0 || prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return false;
    bool is_known = send_report(socket, (struct report){.kind = report_ready, .value = getpid()}, -1);
    syscall(SYS_close, socket);
    return is_known;
}

/// The parent of an app's process, which reports how it ended: the simulator is not its ancestor, and cannot wait for it.
static bool supervise(const struct server *server, int *given) {
    pid_t app = ferry_fork_thread(SIGCHLD);
    if (app == 0) {
        if (become_app(server, given)) return true;
        _exit(127);
    }
    for (int index = 0; index < status; index++) syscall(SYS_close, given[index]);
    int result = 127 << 8;
    while (app > 0 && waitpid(app, &result, 0) < 0 && errno == EINTR) {}
    (void)send_report(given[status], (struct report){.kind = report_ended, .value = result}, -1);
    _exit(0);
}

static void serve(void *context, int done) {
    const struct server *server = context;
    const int known[] = {server->control, server->link, STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO, done};
    // Not ended with the app's group.
    bool is_copy = setpgid(0, 0) == 0 && ferry_descriptors_renew((struct ferry_known_descriptors){known, 6})
        && ferry_memory_detach(NULL, NULL);
    ferry_snapshot_complete(is_copy);
    // Else nobody would notice that the original has closed its ends.
    int null = open("/dev/null", O_RDWR | O_CLOEXEC);
    for (int index = 1; is_copy && index < 5; index++) is_copy = dup2(null, known[index]) >= 0;
    syscall(SYS_close, null);
    int given[descriptor_count];
    char byte;
    while (is_copy && ferry_receive_descriptors(server->control, &byte, 1, given, descriptor_count)) {
        // A process of its own for each supervisor.
        if (ferry_fork_thread(0) == 0) {
            syscall(SYS_close, server->control);
            if (supervise(server, given)) return;
        }
        for (int index = 0; index < descriptor_count; index++) syscall(SYS_close, given[index]);
        while (waitpid(-1, NULL, WNOHANG | __WALL) > 0) {}
    }
    _exit(0);
}

enum ferry_snapshot_outcome ferry_snapshot_take(int control, int link, char *reason, size_t size) {
    const int known[] = {control, link, STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO};
    if (!ferry_descriptors_check((struct ferry_known_descriptors){known, 5}, reason, size)) return ferry_snapshot_refused;
    struct server server = {.control = control, .link = link};
    return ferry_threads_fork(serve, &server, reason, size);
}
