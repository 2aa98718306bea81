// The threads of the process: which there are, whether they sleep, and whether they have run.
//
// This is asked for several times in each frame, and files of /proc take long to open and to write. So the folder is read again only when the
// number of threads changes, a thread's file stays open, and whether a thread has run is known from its processor clock.
#define _GNU_SOURCE
#include "Threads.h"
#include "CProcessSnapshot.h"
#include "OwnerFutex.h"
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

struct thread {
    int identifier;
    /// Its file `stat`; -1 if it cannot stay open.
    int file;
};

/// More threads than these are never found idle. Nothing is allocated for them: see Snapshot.h.
enum { most_threads = 4096 };

struct list {
    struct thread items[most_threads];
    int count;
};

static struct list threads;
static unsigned generation;
/// The thread that drives the clock, which is not in the list.
static int asker;
static int folder = -1;
/// The links of the folder when it was read, one for each thread; 0 if it has to be read again.
static nlink_t links;
/// Not all threads are in the list.
static bool is_incomplete;

/// Files that stay open are moved behind this, so that an app's own descriptors keep their numbers.
enum { first_descriptor = 768 };

static void close_file(int descriptor) {
    if (descriptor >= 0) syscall(SYS_close, descriptor);
}

/// Moves a descriptor out of the way; -1 if there is no room.
static int moved(int descriptor) {
    if (descriptor < 0) return -1;
    int high = fcntl(descriptor, F_DUPFD_CLOEXEC, first_descriptor);
    close_file(descriptor);
    return high;
}

static int open_stat(int identifier) {
    char path[64];
    snprintf(path, sizeof path, "/proc/self/task/%d/stat", identifier);
    return open(path, O_RDONLY | O_CLOEXEC);
}

// The list.

static nlink_t folder_links(void) {
    struct stat state;
    if (folder < 0) folder = moved(open("/proc/self/task", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    return folder >= 0 && fstat(folder, &state) == 0 ? state.st_nlink : 0;
}

/// The open file of a thread that was in the list, which gives it away; -1 for others.
static int take_file(int identifier) {
    for (int index = 0; index < threads.count; index++) {
        if (threads.items[index].identifier != identifier) continue;
        int file = threads.items[index].file;
        threads.items[index].file = -1;
        return file;
    }
    return -1;
}

static bool is_same(const struct list *one, const struct list *other) {
    if (one->count != other->count) return false;
    for (int index = 0; index < one->count; index++) {
        if (one->items[index].identifier != other->items[index].identifier) return false;
    }
    return true;
}

static void read_folder(void) {
    static struct list found;
    static int numbers[most_threads];
    links = folder_links();
    int count = ferry_list_numbers("/proc/self/task", numbers, most_threads);
    is_incomplete = count < 0;
    found.count = 0;
    for (int index = 0; index < count; index++) {
        if (numbers[index] == asker) continue;
        struct thread thread = {.identifier = numbers[index]};
        thread.file = take_file(thread.identifier);
        if (thread.file < 0) thread.file = moved(open_stat(thread.identifier));
        found.items[found.count++] = thread;
    }
    // Two of the links are of the folder itself. A thread has begun or ended meanwhile, or this system's folder has no such links.
    if (links != (nlink_t)(count + 2)) links = 0;
    if (!is_same(&found, &threads)) generation += 1;
    for (int index = 0; index < threads.count; index++) close_file(threads.items[index].file);
    memcpy(threads.items, found.items, sizeof found.items[0] * (size_t)found.count);
    threads.count = found.count;
}

void ferry_threads_forget(void) {
    for (int index = 0; index < threads.count; index++) close_file(threads.items[index].file);
    threads.count = 0;
    close_file(folder);
    folder = -1;
    links = 0;
    asker = 0;
}

int ferry_threads_count(void) { return threads.count; }

int ferry_threads_identifier(int index) { return threads.items[index].identifier; }

// What threads do.

/// Nanoseconds that a thread has had a processor, up to now if it has one; false if it has ended.
static bool add_work(int identifier, uint64_t *sum) {
    // As `pthread_getcpuclockid` makes it, of which there is none for another thread's number.
    clockid_t clock = (clockid_t)(~(unsigned)identifier << 3 | 6);
    struct timespec time;
    if (syscall(SYS_clock_gettime, clock, &time) != 0) return false;
    *sum += (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
    return true;
}

uint64_t ferry_thread_work(int identifier) {
    uint64_t work = 0;
    (void)add_work(identifier, &work);
    return work;
}

struct ferry_threads ferry_threads_now(int except) {
    if (except == 0) {
        int own = (int)ferry_real_syscall(SYS_gettid, 0, 0, 0, 0, 0, 0);
        if (own != asker) links = 0;
        asker = own;
    }
    if (links == 0 || folder_links() != links) read_folder();
    struct ferry_threads now = {0};
    for (int index = 0; index < threads.count; index++) {
        if (threads.items[index].identifier == except) continue;
        if (add_work(threads.items[index].identifier, &now.work)) continue;
        // Another one may have its place among the links.
        links = 0;
    }
    now.generation = generation;
    return now;
}

/// Whether a thread sleeps, or has ended. > The text is its number, its name in parentheses, its state.
static bool is_asleep(const char *text) {
    const char *end = strrchr(text, ')');
    if (end == NULL || end[1] != ' ') return false;
    return end[2] == 'S' || end[2] == 'Z' || end[2] == 'X';
}

static bool sleeps(const struct thread *thread) {
    char text[128];
    ssize_t length = thread->file >= 0 ? pread(thread->file, text, sizeof text - 1, 0) : -1;
    if (length <= 0) {
        int file = open_stat(thread->identifier);
        if (file < 0) return true;
        length = pread(file, text, sizeof text - 1, 0);
        close_file(file);
        if (length <= 0) return true;
    }
    text[length] = 0;
    return is_asleep(text);
}

bool ferry_threads_sleep(int except) {
    if (is_incomplete) return false;
    for (int index = 0; index < threads.count; index++) {
        if (threads.items[index].identifier == except) continue;
        if (!sleeps(&threads.items[index])) return false;
    }
    return true;
}
