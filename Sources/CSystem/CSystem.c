#define _GNU_SOURCE
#include "CSystem.h"
#include <pthread.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <malloc.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

int ferry_memfd_create(const char *name, size_t length) {
    int descriptor = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (descriptor < 0) return -1;
    if (ftruncate(descriptor, (off_t)length) != 0 || fcntl(descriptor, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW) != 0) {
        int error = errno;
        close(descriptor);
        errno = error;
        return -1;
    }
    return descriptor;
}

void *ferry_map(int descriptor, size_t length, int writable) {
    struct stat about;
    int seals = fcntl(descriptor, F_GET_SEALS);
    if (length == 0 || seals < 0 || (seals & F_SEAL_SHRINK) == 0 || fstat(descriptor, &about) != 0 || about.st_size < 0
        || (size_t)about.st_size < length) {
        errno = EINVAL;
        return NULL;
    }
    // All of it is used at once; a fault for every page would cost more than the pages.
    void *base = mmap(NULL, length, writable ? PROT_READ | PROT_WRITE : PROT_READ, MAP_SHARED | MAP_POPULATE, descriptor, 0);
    return base == MAP_FAILED ? NULL : base;
}

void *ferry_map_ring(size_t length, int turns) {
    int descriptor = memfd_create("ferry-screen", MFD_CLOEXEC);
    if (descriptor < 0) return NULL;
    char *base = MAP_FAILED;
    if (ftruncate(descriptor, (off_t)length) == 0)
        base = mmap(NULL, length * (size_t)turns, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    for (int turn = 0; base != MAP_FAILED && turn < turns; turn++) {
        void *part = mmap(base + length * (size_t)turn, length, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, descriptor, 0);
        if (part == MAP_FAILED) {
            int error = errno;
            munmap(base, length * (size_t)turns);
            errno = error;
            base = MAP_FAILED;
        }
    }
    int error = errno;
    close(descriptor);
    errno = error;
    return base == MAP_FAILED ? NULL : base;
}

static int release_code(struct dl_phdr_info *object, size_t size, void *context) {
    (void)size;
    (void)context;
    long page = sysconf(_SC_PAGESIZE);
    for (int index = 0; index < object->dlpi_phnum; index++) {
        const ElfW(Phdr) *segment = &object->dlpi_phdr[index];
        if (segment->p_type != PT_LOAD || (segment->p_flags & PF_W) != 0) continue;
        uintptr_t start = (object->dlpi_addr + segment->p_vaddr + (uintptr_t)page - 1) & ~((uintptr_t)page - 1);
        uintptr_t end = (object->dlpi_addr + segment->p_vaddr + segment->p_memsz) & ~((uintptr_t)page - 1);
        if (end > start) madvise((void *)start, end - start, MADV_DONTNEED);
    }
    return 0;
}

void ferry_release_code(void) { dl_iterate_phdr(release_code, NULL); }

static bool is_font(const char *path) {
    const char *end = strrchr(path, '.');
    return end != NULL && (strncmp(end, ".ttc", 4) == 0 || strncmp(end, ".ttf", 4) == 0 || strncmp(end, ".otf", 4) == 0);
}

void ferry_release_fonts(void) {
    FILE *maps = fopen("/proc/self/maps", "re");
    if (maps == NULL) return;
    char line[4096];
    while (fgets(line, sizeof line, maps) != NULL) {
        unsigned long start, end;
        char mode[5];
        // Only read-only mappings.
        if (sscanf(line, "%lx-%lx %4s", &start, &end, mode) != 3 || mode[0] != 'r' || mode[1] != '-' || !is_font(line)) continue;
        madvise((void *)start, end - start, MADV_DONTNEED);
    }
    fclose(maps);
}

void ferry_release_heap(void) { malloc_trim(0); }

void ferry_name_thread(const char *name) { pthread_setname_np(pthread_self(), name); }

enum { ferry_max_descriptors = 16 };

long ferry_send(int socket, const void *bytes, size_t length, const int *descriptors, int count) {
    if (count < 0 || count > ferry_max_descriptors) {
        errno = EINVAL;
        return -1;
    }
    struct iovec vector = {.iov_base = (void *)bytes, .iov_len = length};
    union {
        struct cmsghdr header;
        char bytes[CMSG_SPACE(sizeof(int) * ferry_max_descriptors)];
    } control;
    struct msghdr message = {.msg_iov = &vector, .msg_iovlen = 1};
    if (count > 0) {
        memset(&control, 0, sizeof control);
        message.msg_control = control.bytes;
        message.msg_controllen = CMSG_SPACE(sizeof(int) * (size_t)count);
        struct cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(sizeof(int) * (size_t)count);
        memcpy(CMSG_DATA(header), descriptors, sizeof(int) * (size_t)count);
    }
    ssize_t sent;
    do sent = sendmsg(socket, &message, MSG_NOSIGNAL);
    while (sent < 0 && errno == EINTR);
    return sent;
}

long ferry_receive(int socket, void *bytes, size_t length, int *descriptors, int *count) {
    int room = *count;
    *count = 0;
    struct iovec vector = {.iov_base = bytes, .iov_len = length};
    union {
        struct cmsghdr header;
        char bytes[CMSG_SPACE(sizeof(int) * ferry_max_descriptors)];
    } control;
    struct msghdr message = {
        .msg_iov = &vector, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
    ssize_t got;
    do got = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
    while (got < 0 && errno == EINTR);
    if (got < 0) return got;
    for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header != NULL; header = CMSG_NXTHDR(&message, header)) {
        if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
        int given = (int)((header->cmsg_len - CMSG_LEN(0)) / sizeof(int));
        for (int index = 0; index < given; index++) {
            int descriptor;
            memcpy(&descriptor, CMSG_DATA(header) + sizeof(int) * (size_t)index, sizeof(int));
            if (*count < room) descriptors[(*count)++] = descriptor;
            else close(descriptor);
        }
    }
    return got;
}
