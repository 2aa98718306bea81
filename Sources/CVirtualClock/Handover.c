// What the two kinds of forks, of a zygote and of a snapshot, have in common. Nothing here allocates memory.
#define _GNU_SOURCE
#include "Handover.h"
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { most_descriptors = 8 };

static void close_quietly(int descriptor) { syscall(SYS_close, descriptor); }

bool ferry_receive_descriptors(int socket, void *bytes, size_t size, int *descriptors, int count) {
    struct iovec vector = {.iov_base = bytes, .iov_len = size};
    union {
        struct cmsghdr header;
        char bytes[CMSG_SPACE(sizeof(int) * most_descriptors)];
    } control;
    struct msghdr message = {
        .msg_iov = &vector, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
    ssize_t got;
    do got = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
    while (got < 0 && errno == EINTR);
    struct cmsghdr *header = got == (ssize_t)size ? CMSG_FIRSTHDR(&message) : NULL;
    size_t length = sizeof(int) * (size_t)count;
    if (header == NULL || header->cmsg_type != SCM_RIGHTS || header->cmsg_len != CMSG_LEN(length)) return false;
    memcpy(descriptors, CMSG_DATA(header), length);
    return true;
}

bool ferry_place_descriptors(const int *given, const int *wanted, int count) {
    int moved[most_descriptors], first = 0;
    for (int index = 0; index < count; index++) {
        if (wanted[index] >= first) first = wanted[index] + 1;
    }
    // First moves them away, so that no copy replaces one still needed.
    for (int index = 0; index < count; index++) {
        moved[index] = fcntl(given[index], F_DUPFD_CLOEXEC, first);
        if (moved[index] < 0) return false;
        close_quietly(given[index]);
    }
    for (int index = 0; index < count; index++) {
        if (dup2(moved[index], wanted[index]) < 0) return false;
        close_quietly(moved[index]);
    }
    return true;
}

pid_t ferry_fork_thread(long flags) {
    int *identifier = NULL;
    void *robust = NULL;
    size_t length = 0;
    if (prctl(PR_GET_TID_ADDRESS, &identifier) != 0 || identifier == NULL) return -1;
    if (syscall(SYS_get_robust_list, 0, &robust, &length) != 0) return -1;
    flags |= CLONE_CHILD_SETTID | CLONE_CHILD_CLEARTID;
#if defined(__x86_64__)
    long child = syscall(SYS_clone, flags, NULL, NULL, identifier, 0);
#else
    long child = syscall(SYS_clone, flags, NULL, NULL, 0, identifier);
#endif
    // The kernel forgets it in a fork.
    if (child == 0) syscall(SYS_set_robust_list, robust, length);
    return (pid_t)child;
}
