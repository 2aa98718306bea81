// The threads of the process: which there are, whether they sleep, and whether they have run.
//
// This is asked for several times in each frame, and files of /proc take long to open and to write. So the folder is read again only when the
// number of threads changes, a thread's file stays open, and whether a thread has run is known from its processor clock.
#define _GNU_SOURCE
#include "Threads.h"
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
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

struct list {
    struct thread *items;
    int count, capacity;
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

static void append(struct list *list, struct thread thread) {
    if (list->count == list->capacity) {
        int capacity = list->capacity == 0 ? 16 : list->capacity * 2;
        struct thread *items = realloc(list->items, (size_t)capacity * sizeof *items);
        if (items == NULL) {
            close_file(thread.file);
            is_incomplete = true;
            return;
        }
        list->items = items;
        list->capacity = capacity;
    }
    list->items[list->count++] = thread;
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
    struct list found = {0};
    is_incomplete = false;
    links = folder_links();
    nlink_t seen = 0;
    DIR *tasks = opendir("/proc/self/task");
    is_incomplete = tasks == NULL;
    struct dirent *entry;
    while (tasks != NULL && (entry = readdir(tasks)) != NULL) {
        // Two of the links are of the folder itself.
        seen += 1;
        if (entry->d_name[0] == '.' || atoi(entry->d_name) == asker) continue;
        struct thread thread = {.identifier = atoi(entry->d_name)};
        thread.file = take_file(thread.identifier);
        if (thread.file < 0) thread.file = moved(open_stat(thread.identifier));
        append(&found, thread);
    }
    if (tasks != NULL) closedir(tasks);
    // A thread has begun or ended meanwhile, or this system's folder has no such links.
    if (seen != links) links = 0;
    if (!is_same(&found, &threads)) generation += 1;
    for (int index = 0; index < threads.count; index++) close_file(threads.items[index].file);
    free(threads.items);
    threads = found;
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
        int own = (int)syscall(SYS_gettid);
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
