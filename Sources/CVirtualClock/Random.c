// Random numbers that are the same in each run: with the variable FERRY_RANDOM_SEED, the functions from which Swift, Foundation and applications take
// theirs return a sequence that the seed determines. Without it they are the system's.
//
// Only a run that may be repeated step by step has a seed. Libraries of cryptography keep the system's numbers, as a connection's keys must not be
// known from a seed.
#define _GNU_SOURCE
#include "Random.h"
#include <dlfcn.h>
#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

typedef ssize_t (*getrandom_function)(void *, size_t, unsigned);

enum { unknown, none, seeded };
static _Atomic int state;
static uint64_t seed;
static _Atomic uint64_t count;

/// FNV-1a: any text is a seed.
static uint64_t hash(const char *text) {
    uint64_t result = UINT64_C(0xCBF29CE484222325);
    for (; *text != 0; text++) result = (result ^ (unsigned char)*text) * UINT64_C(0x100000001B3);
    return result;
}

static bool has_seed(void) {
    int known = atomic_load(&state);
    if (known == unknown) {
        const char *text = getenv("FERRY_RANDOM_SEED");
        known = text != NULL && *text != 0 ? seeded : none;
        // Threads that meet here find the same.
        if (known == seeded) seed = hash(text);
        atomic_store(&state, known);
    }
    return known == seeded;
}

/// SplitMix64.
static uint64_t next(void) {
    uint64_t value = seed + (atomic_fetch_add(&count, 1) + 1) * UINT64_C(0x9E3779B97F4A7C15);
    value = (value ^ (value >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    value = (value ^ (value >> 27)) * UINT64_C(0x94D049BB133111EB);
    return value ^ (value >> 31);
}

static void fill(void *bytes, size_t length) {
    for (size_t done = 0; done < length; done += 8) {
        uint64_t value = next();
        size_t rest = length - done;
        memcpy((char *)bytes + done, &value, rest < 8 ? rest : 8);
    }
}

bool ferry_random_restart(const char *text) {
    if (!has_seed()) return false;
    // Drawn when Swift's runtime is loaded: two numbers, one call each.
    static const char name[] = "_swift_stdlib_Hashing_parameters";
    uint64_t *hashing = atomic_load(&count) == 0 ? NULL : (uint64_t *)dlsym(RTLD_DEFAULT, name);
    uint64_t drawn = hashing == NULL ? 0 : 2;
    if (atomic_load(&count) != drawn) return false;
    atomic_store(&count, 0);
    for (uint64_t index = 0; index < drawn; index++) {
        if (next() != hashing[index]) return false;
    }
    seed = hash(text);
    atomic_store(&count, 0);
    for (uint64_t index = 0; index < drawn; index++) hashing[index] = next();
    return true;
}

static bool is_cryptography(const void *caller) {
    static const char *const names[] = {"libcrypto", "libssl", "libgnutls", "libnettle", "libgcrypt"};
    Dl_info found;
    if (dladdr(caller, &found) == 0 || found.dli_fname == NULL) return false;
    const char *slash = strrchr(found.dli_fname, '/');
    const char *name = slash == NULL ? found.dli_fname : slash + 1;
    for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
        if (strncmp(name, names[index], strlen(names[index])) == 0) return true;
    }
    return false;
}

bool ferry_random_fill(void *bytes, size_t length, const void *caller) {
    if (!has_seed() || is_cryptography(caller)) return false;
    fill(bytes, length);
    return true;
}

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

ssize_t getrandom(void *bytes, size_t length, unsigned flags) {
    if (ferry_random_fill(bytes, length, __builtin_return_address(0))) return (ssize_t)length;
    getrandom_function function = (getrandom_function)real("getrandom");
    return function(bytes, length, flags);
}

int getentropy(void *bytes, size_t length) {
    if (length <= 256 && ferry_random_fill(bytes, length, __builtin_return_address(0))) return 0;
    int (*function)(void *, size_t) = (int (*)(void *, size_t))real("getentropy");
    return function(bytes, length);
}

static uint32_t word(const void *caller) {
    uint32_t value;
    if (ferry_random_fill(&value, sizeof value, caller)) return value;
    uint32_t (*function)(void) = (uint32_t (*)(void))real("arc4random");
    return function();
}

uint32_t arc4random(void) { return word(__builtin_return_address(0)); }

void arc4random_buf(void *bytes, size_t length) {
    if (ferry_random_fill(bytes, length, __builtin_return_address(0))) return;
    void (*function)(void *, size_t) = (void (*)(void *, size_t))real("arc4random_buf");
    function(bytes, length);
}

uint32_t arc4random_uniform(uint32_t bound) {
    const void *caller = __builtin_return_address(0);
    if (bound < 2) return 0;
    // The part of the range that would favour small results is drawn again.
    uint32_t least = -bound % bound, value;
    do value = word(caller);
    while (value < least);
    return value % bound;
}

// Foundation's identifiers read a device of the system instead of calling one of the functions above.

static void make_identifier(unsigned char bytes[16], const char *name, const void *caller) {
    if (!ferry_random_fill(bytes, 16, caller)) {
        void (*function)(unsigned char *) = (void (*)(unsigned char *))real(name);
        return function(bytes);
    }
    // Version 4 of RFC 9562, and its variant.
    bytes[6] = (bytes[6] & 0x0F) | 0x40;
    bytes[8] = (bytes[8] & 0x3F) | 0x80;
}

void _foundation_uuid_generate_random(unsigned char bytes[16]) {
    make_identifier(bytes, "_foundation_uuid_generate_random", __builtin_return_address(0));
}

void _cf_uuid_generate_random(unsigned char bytes[16]) {
    make_identifier(bytes, "_cf_uuid_generate_random", __builtin_return_address(0));
}
