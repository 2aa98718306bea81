#include "CSystem.h"

// Foundation's NSAttributedString on Linux holds the list of its runs without a reference count, and never releases it: each string leaks
// the list, and with it the attributes (fonts, attachments, images). The two classes' entries for the end of an object are replaced here by
// one that releases the list. Subclasses have an entry of their own; those of Ferry call ferry_release_runs. Weak: programs without
// Foundation link this, too.

/// Foundation's class NSAttributedString, whose layout is that of CFAttributedString.
struct attributed_string {
    const void *type;
    uintptr_t references;
    uint64_t info;
    void *string;
    const void *runs;
};

/// What begins a class in Swift on Linux.
struct class_head {
    const void *kind, *superclass;
    uint32_t flags, instance_address_point, instance_size;
};

#define swift_method __attribute__((swiftcall))
#define swift_self __attribute__((swift_context))
typedef swift_method void (*end_of_object)(swift_self struct attributed_string *);

extern end_of_object immutable_class[] __asm__("$s10Foundation18NSAttributedStringCN") __attribute__((weak));
extern end_of_object mutable_class[] __asm__("$s10Foundation25NSMutableAttributedStringCN") __attribute__((weak));
extern swift_method void end_immutable(swift_self struct attributed_string *)
    __asm__("$s10Foundation18NSAttributedStringCfD") __attribute__((weak));
extern swift_method void end_mutable(swift_self struct attributed_string *)
    __asm__("$s10Foundation25NSMutableAttributedStringCfD") __attribute__((weak));
extern _Bool swift_isUniquelyReferenced_nonNull_native(const void *object) __attribute__((weak));
extern void CFRelease(const void *object) __attribute__((weak));

static swift_method void release_immutable(swift_self struct attributed_string *text) {
    const void *runs = text->runs;
    end_immutable(text);
    if (runs) CFRelease(runs);
}

/// Foundation's initialisers that copy an attributed string make a mutable one, take its characters and its runs, and let it go. Somebody
/// else who holds the characters may hold the runs, too.
static swift_method void release_mutable(swift_self struct attributed_string *text) {
    const _Bool is_owner = text->string && swift_isUniquelyReferenced_nonNull_native(text->string);
    const void *runs = is_owner ? text->runs : NULL;
    end_mutable(text);
    if (runs) CFRelease(runs);
}

static int is_known(end_of_object *type, end_of_object end) {
    // The word two before a class is called at the end of its objects.
    return type && end && type[-2] == end && ((const struct class_head *)type)->instance_size == sizeof(struct attributed_string);
}

static int is_installed;

void ferry_release_runs(void *text) {
    if (!is_installed) return;
    struct attributed_string *string = text;
    const void *runs = string->runs;
    string->runs = NULL;
    if (runs) CFRelease(runs);
}

__attribute__((constructor)) static void release_runs(void) {
    if (!CFRelease || !swift_isUniquelyReferenced_nonNull_native) return;
    if (!is_known(immutable_class, end_immutable) || !is_known(mutable_class, end_mutable)) return;
    immutable_class[-2] = release_immutable;
    mutable_class[-2] = release_mutable;
    is_installed = 1;
}
