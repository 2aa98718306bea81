// Sockets to other machines or programs that the process waits for. Their data arrives in real time, and the clock must not run ahead: a
// network request takes no virtual time, unless its response takes long.
//
// libdispatch, on which URLSession waits, adds a socket to epoll while a response is expected, and removes it otherwise.
#define _GNU_SOURCE
#include "Awaited.h"
#include "CVirtualClock.h"
#include <dlfcn.h>
#include <netinet/in.h>
#include <linux/tcp.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/epoll.h>
#include <sys/socket.h>

enum { most = 256 };

/// A socket without data for this long is considered silent, like idle connections for messages.
static const uint64_t patience = UINT64_C(5000000000);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct {
    int descriptor;
    bool is_listed;
    /// Bytes in both directions.
    uint64_t bytes;
    /// The real time of the last byte, as far as observed.
    uint64_t since;
    /// Number of consecutive requests to write without sending anything.
    int idle_writes;
} awaited[most];
static int count;
/// Lets close() skip the lock while there are none.
static _Atomic int published;

/// Work of other programs that the process has asked for and waits for by other means than a network socket.
static int holds;
/// The real time of the last beginning.
static uint64_t held_since;

void ferry_clock_hold(int change) {
    pthread_mutex_lock(&lock);
    holds += change;
    if (change > 0) held_since = ferry_clock_real_now();
    pthread_mutex_unlock(&lock);
}

static bool is_network_socket(int descriptor) {
    struct sockaddr_storage address;
    socklen_t length = sizeof address;
    if (getsockname(descriptor, (struct sockaddr *)&address, &length) != 0) return false;
    if (address.ss_family != AF_INET && address.ss_family != AF_INET6) return false;
    int listens = 0;
    length = sizeof listens;
    // A listening socket is not awaited.
    return getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &listens, &length) == 0 && listens == 0;
}

static uint64_t bytes_of(int descriptor) {
    struct tcp_info info;
    socklen_t length = sizeof info;
    if (getsockopt(descriptor, IPPROTO_TCP, TCP_INFO, &info, &length) != 0) return 0;
    // The state counts too: a connection that is opened or closed is a change.
    return info.tcpi_bytes_received + info.tcpi_bytes_sent + info.tcpi_state;
}

/// Only bytes are activity, being added again is not. Returns whether waiting for writability has become pointless.
///
/// FoundationNetworking keeps waiting for writability when there is nothing more to send, and is notified again and again, as fast as
/// the machine can: such a process never becomes idle.
static bool note(int descriptor, int operation, bool writes) {
    uint64_t now = ferry_clock_real_now(), bytes = bytes_of(descriptor);
    bool is_pointless = false;
    pthread_mutex_lock(&lock);
    int place = 0;
    while (place < count && awaited[place].descriptor != descriptor) place += 1;
    if (place < most) {
        bool is_news = place == count || awaited[place].bytes != bytes;
        if (place == count) count += 1;
        if (is_news) awaited[place].since = now;
        if (is_news || operation == EPOLL_CTL_ADD) awaited[place].idle_writes = 0;
        if (writes) awaited[place].idle_writes += 1;
        is_pointless = awaited[place].idle_writes > 32;
        awaited[place].descriptor = descriptor;
        awaited[place].bytes = bytes;
        awaited[place].is_listed = true;
    }
    atomic_store(&published, count);
    pthread_mutex_unlock(&lock);
    return is_pointless;
}

static void unlist(int descriptor) {
    pthread_mutex_lock(&lock);
    for (int place = 0; place < count; place++) {
        if (awaited[place].descriptor == descriptor) awaited[place].is_listed = false;
    }
    pthread_mutex_unlock(&lock);
}

void ferry_awaited_remove(int descriptor) {
    if (atomic_load(&published) == 0) return;
    pthread_mutex_lock(&lock);
    for (int place = 0; place < count; place++) {
        if (awaited[place].descriptor != descriptor) continue;
        count -= 1;
        awaited[place] = awaited[count];
        break;
    }
    atomic_store(&published, count);
    pthread_mutex_unlock(&lock);
}

bool ferry_awaited_any(void) {
    pthread_mutex_lock(&lock);
    // Mostly there is nothing, and the time takes a system call.
    uint64_t now = holds > 0 || count > 0 ? ferry_clock_real_now() : 0;
    bool any = holds > 0 && now - held_since < patience;
    for (int place = 0; place < count; place++) any = any || (awaited[place].is_listed && now - awaited[place].since < patience);
    pthread_mutex_unlock(&lock);
    return any;
}

int epoll_ctl(int set, int operation, int descriptor, struct epoll_event *event) {
    static _Atomic(int (*)(int, int, int, struct epoll_event *)) known;
    int (*real)(int, int, int, struct epoll_event *) = atomic_load(&known);
    if (real == NULL) {
        real = (int (*)(int, int, int, struct epoll_event *))dlsym(RTLD_NEXT, "epoll_ctl");
        atomic_store(&known, real);
    }
    if (operation == EPOLL_CTL_DEL) {
        unlist(descriptor);
    } else if (event != NULL && (event->events & (EPOLLIN | EPOLLOUT)) != 0 && is_network_socket(descriptor)) {
        bool writes = (event->events & EPOLLOUT) != 0;
        if (note(descriptor, operation, writes) && writes) {
            struct epoll_event reading = *event;
            reading.events &= ~(uint32_t)EPOLLOUT;
            return real(set, operation, descriptor, &reading);
        }
    }
    return real(set, operation, descriptor, event);
}
