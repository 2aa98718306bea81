// Memory that is mapped as shared is the same in a fork and in its parent. Here the fork gets a copy, at the same addresses.
#define _GNU_SOURCE
#include "CProcessSnapshot.h"
#include "Lines.h"
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { most_mappings = 4096 };

struct mapping {
    char *start;
    size_t length;
    off_t offset;
    uint64_t inode;
    int protection;
    /// Of the file; empty for memory without one.
    char path[256];
};

/// What a copy was made from.
struct origin {
    uint64_t inode, number;
};

static struct mapping mappings[most_mappings];
/// -1 if they cannot be listed.
static int mapping_count = -1;
static struct origin origins[most_mappings];
static int origin_count;

void ferry_memory_forget(void) { origin_count = 0; }

static uint64_t number_of(uint64_t inode) {
    for (int index = 0; index < origin_count; index++) {
        if (origins[index].inode == inode) return origins[index].number;
    }
    return inode;
}

/// Reads a line of /proc/self/maps; false for a mapping that is not shared.
static bool read_mapping(const char *line, struct mapping *mapping) {
    // Most are not: `sscanf` is slow.
    const char *second = strchr(line, ' ');
    if (second == NULL || strlen(second) < 5 || second[4] != 's') return false;
    unsigned long start = 0, end = 0, offset = 0;
    unsigned long long inode = 0;
    char access[5] = "";
    int length = 0;
    if (sscanf(line, "%lx-%lx %4s %lx %*s %llu %n", &start, &end, access, &offset, &inode, &length) != 5 || access[3] != 's') return false;
    const char *path = line + length;
    bool is_file = path[0] == '/' && strncmp(path, "/memfd:", 7) != 0 && strncmp(path, "/dev/", 5) != 0;
    if (is_file && strlen(path) >= sizeof mapping->path) return false;
    *mapping = (struct mapping){
        .start = (char *)start, .length = end - start, .offset = (off_t)offset, .inode = inode,
        .protection = (access[0] == 'r' ? PROT_READ : 0) | (access[1] == 'w' ? PROT_WRITE : 0)};
    if (!is_file) return true;
    snprintf(mapping->path, sizeof mapping->path, "%s", path);
    char *removed = strstr(mapping->path, " (deleted)");
    if (removed != NULL) *removed = 0;
    return true;
}

bool ferry_memory_list(void) {
    struct ferry_lines lines;
    mapping_count = -1;
    if (!ferry_lines_open(&lines, "/proc/self/maps")) return false;
    int count = 0;
    for (const char *line; count < most_mappings && (line = ferry_lines_next(&lines)) != NULL;) {
        if (read_mapping(line, &mappings[count])) count += 1;
    }
    ferry_lines_close(&lines);
    if (count < most_mappings) mapping_count = count;
    return mapping_count >= 0;
}

static bool map(const struct mapping *place, int descriptor) {
    return mmap(place->start, place->length, place->protection, MAP_SHARED | MAP_FIXED, descriptor, place->offset) == place->start;
}

static bool write_all(int descriptor, const char *bytes, size_t length, off_t place) {
    while (length > 0) {
        ssize_t written = pwrite(descriptor, bytes, length, place);
        if (written <= 0) return false;
        bytes += written;
        length -= (size_t)written;
        place += written;
    }
    return true;
}

static bool is_same(const struct mapping *one, const struct mapping *other) {
    return one->inode == other->inode && (one->inode != 0 || one->start == other->start);
}

/// Whether another mapping before this one is of the same memory.
static bool is_repeated(int index) {
    for (int other = 0; other < index; other++) {
        if (is_same(&mappings[other], &mappings[index])) return true;
    }
    return false;
}

/// Descriptors of memory without a file.
static struct {
    int number;
    uint64_t inode;
} descriptors[256];
static int descriptor_count;

static void list_descriptors(void) {
    struct stat about;
    descriptor_count = 0;
    // Files of memory are closed at once, or have low numbers.
    for (int number = 0; number < (int)(sizeof descriptors / sizeof *descriptors); number++) {
        if (fstat(number, &about) != 0) continue;
        char path[64], target[64];
        snprintf(path, sizeof path, "/proc/self/fd/%d", number);
        ssize_t length = readlink(path, target, sizeof target - 1);
        if (length < 7 || strncmp(target, "/memfd:", 7) != 0) continue;
        descriptors[descriptor_count].number = number;
        descriptors[descriptor_count++].inode = about.st_ino;
    }
}

/// Open descriptors of the memory refer to the copy too.
static bool replace_descriptors(uint64_t inode, int copy) {
    for (int index = 0; index < descriptor_count; index++) {
        if (descriptors[index].inode == inode && syscall(SYS_dup3, copy, descriptors[index].number, O_CLOEXEC) < 0) return false;
    }
    return true;
}

/// Copies memory that several mappings may show. > Parameters: first: the first of them.
static int copy(int first, int count) {
    off_t size = 0;
    bool is_writable = false;
    for (int index = first; index < count; index++) {
        if (!is_same(&mappings[index], &mappings[first])) continue;
        off_t end = mappings[index].offset + (off_t)mappings[index].length;
        if (end > size) size = end;
        if ((mappings[index].protection & PROT_WRITE) != 0) is_writable = true;
    }
    if (!is_writable) return -2;
    int made = memfd_create("ferry-copy", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (made < 0 || ftruncate(made, size) != 0) return -1;
    off_t written = 0;
    for (int index = first; index < count; index++) {
        const struct mapping *mapping = &mappings[index];
        if (!is_same(mapping, &mappings[first])) continue;
        // What several of them show is copied once.
        off_t end = mapping->offset + (off_t)mapping->length;
        if (mapping->offset <= written && end <= written) continue;
        if (!write_all(made, mapping->start, mapping->length, mapping->offset)) return -1;
        if (mapping->offset <= written) written = end;
    }
    return made;
}

static bool remap_file(const struct mapping *mapping) {
    int file = open(mapping->path, ((mapping->protection & PROT_WRITE) != 0 ? O_RDWR : O_RDONLY) | O_CLOEXEC);
    // One that has no path any more stays as it is.
    if (file < 0) return true;
    bool is_done = map(mapping, file);
    syscall(SYS_close, file);
    return is_done;
}

bool ferry_memory_detach(ferry_memory_receiver receiver, void *context) {
    if (!ferry_memory_list()) return false;
    list_descriptors();
    int count = mapping_count;
    // From now on the copies are what later ones are made from.
    static struct origin next[most_mappings];
    int next_count = 0;
    for (int index = 0; index < count; index++) {
        if (mappings[index].path[0] != 0) {
            if (!remap_file(&mappings[index])) return false;
            continue;
        }
        if (is_repeated(index)) continue;
        int made = copy(index, count);
        if (made == -2) continue;
        if (made < 0) return false;
        for (int other = index; other < count; other++) {
            if (is_same(&mappings[other], &mappings[index]) && !map(&mappings[other], made)) return false;
        }
        struct stat about;
        if (fstat(made, &about) != 0 || (mappings[index].inode != 0 && !replace_descriptors(mappings[index].inode, made))) return false;
        next[next_count++] = (struct origin){.inode = about.st_ino, .number = number_of(mappings[index].inode)};
        bool goes_on = receiver == NULL || receiver(context, number_of(mappings[index].inode), made);
        syscall(SYS_close, made);
        if (!goes_on) return false;
    }
    memcpy(origins, next, sizeof *next * (size_t)next_count);
    origin_count = next_count;
    return true;
}

bool ferry_memory_attach(uint64_t number, int descriptor) {
    if (mapping_count < 0) return false;
    for (int index = 0; index < mapping_count; index++) {
        if (mappings[index].inode == number && mappings[index].path[0] == 0 && !map(&mappings[index], descriptor)) return false;
    }
    return true;
}

int ferry_snapshot_fork(void) { return fork(); }
