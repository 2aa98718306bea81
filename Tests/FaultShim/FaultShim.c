// Preloaded into a program (LD_PRELOAD): makes one call of a system function fail, as with a full disk or without descriptors.
//
// `ferry_fault_arm("write", 3)`: the third call of `write` from now on fails. `ferry_fault_disarm()` returns whether a call has failed.
#define _GNU_SOURCE
#include "FaultShim.h"
#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <fcntl.h>
#include <unistd.h>

static char armed[32];
static atomic_int countdown;
static atomic_int hit;

void ferry_fault_arm(const char *name, int count) {
    atomic_store(&countdown, 0);
    atomic_store(&hit, 0);
    strncpy(armed, name, sizeof armed - 1);
    atomic_store(&countdown, count);
}

int ferry_fault_disarm(void) {
    atomic_store(&countdown, 0);
    return atomic_load(&hit);
}

/// Whether this call is the one that fails; errno is set then.
static int fails(const char *name, int error) {
    if (atomic_load(&countdown) <= 0 || strcmp(name, armed) != 0) return 0;
    if (atomic_fetch_sub(&countdown, 1) != 1) return 0;
    atomic_store(&hit, 1);
    errno = error;
    return 1;
}

#define REAL(name) static __typeof__(&name) real; if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

ssize_t write(int file, const void *bytes, size_t count) {
    REAL(write);
    // Standard streams never fail: failures are reported on them.
    if (file > 2 && fails("write", ENOSPC)) return -1;
    return real(file, bytes, count);
}
ssize_t pwrite(int file, const void *bytes, size_t count, off_t place) { REAL(pwrite); return fails("write", ENOSPC) ? -1 : real(file, bytes, count, place); }
ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t place) { REAL(pwrite64); return fails("write", ENOSPC) ? -1 : real(file, bytes, count, place); }
ssize_t writev(int file, const struct iovec *parts, int count) { REAL(writev); return file > 2 && fails("write", ENOSPC) ? -1 : real(file, parts, count); }
int rename(const char *from, const char *to) { REAL(rename); return fails("rename", EIO) ? -1 : real(from, to); }
int fsync(int file) { REAL(fsync); return fails("fsync", EIO) ? -1 : real(file); }
int fdatasync(int file) { REAL(fdatasync); return fails("fsync", EIO) ? -1 : real(file); }
int ftruncate(int file, off_t length) { REAL(ftruncate); return fails("ftruncate", ENOSPC) ? -1 : real(file, length); }
int ftruncate64(int file, off64_t length) { REAL(ftruncate64); return fails("ftruncate", ENOSPC) ? -1 : real(file, length); }
int link(const char *from, const char *to) { REAL(link); return fails("link", ENOSPC) ? -1 : real(from, to); }
int unlink(const char *path) { REAL(unlink); return fails("unlink", EIO) ? -1 : real(path); }
int mkdir(const char *path, mode_t mode) { REAL(mkdir); return fails("mkdir", ENOSPC) ? -1 : real(path, mode); }
int accept(int socket, struct sockaddr *address, socklen_t *length) { REAL(accept); return fails("accept", EMFILE) ? -1 : real(socket, address, length); }
int accept4(int socket, struct sockaddr *address, socklen_t *length, int flags) { REAL(accept4); return fails("accept", EMFILE) ? -1 : real(socket, address, length, flags); }
void *mmap(void *place, size_t length, int rights, int flags, int file, off_t offset) {
    REAL(mmap);
    // Anonymous memory is the allocator's and the runtime's: without it no program can run.
    return file >= 0 && fails("mmap", ENOMEM) ? MAP_FAILED : real(place, length, rights, flags, file, offset);
}
int open(const char *path, int flags, ...) {
    REAL(open);
    va_list rest;
    va_start(rest, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return flags & O_CREAT && fails("open", ENOSPC) ? -1 : real(path, flags, mode);
}
// Called by programs that are compiled for large files, such as SQLite.
void *mmap64(void *place, size_t length, int rights, int flags, int file, off64_t offset) {
    REAL(mmap64);
    return file >= 0 && fails("mmap", ENOMEM) ? MAP_FAILED : real(place, length, rights, flags, file, offset);
}
int open64(const char *path, int flags, ...) {
    REAL(open64);
    va_list rest;
    va_start(rest, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return flags & O_CREAT && fails("open", ENOSPC) ? -1 : real(path, flags, mode);
}
