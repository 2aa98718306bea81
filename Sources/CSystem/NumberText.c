#include "CSystem.h"

// Foundation on Linux describes a floating-point number as Swift does, "100.0"; Apple's as "100". Its class uses a method table,
// in which this replaces the method. Weak: programs without Foundation link this too.

extern const void *number_class[] __asm__("$s10Foundation8NSNumberCN") __attribute__((weak));
extern void number_description(void) __asm__("$s10Foundation8NSNumberC11descriptionSSvg") __attribute__((weak));
/// The replacement; implemented in DarwinFoundation.
extern void ferry_number_description(void) __attribute__((weak));

/// The start of a Swift class object on Linux.
struct class_head {
    const void *kind, *superclass;
    uint32_t flags, instance_address_point, instance_size;
    uint16_t alignment_mask, reserved;
    /// Of the whole object, part of which is before this head. > Units: bytes.
    uint32_t class_size, class_address_point;
};

static int replace_method(void *type, const void *method, const void *other) {
    const struct class_head *head = type;
    const void **word = type;
    int count = 0;
    for (size_t i = sizeof *head / sizeof *word; i < (head->class_size - head->class_address_point) / sizeof *word; i++) {
        if (word[i] != method) continue;
        word[i] = other;
        count++;
    }
    return count;
}

__attribute__((constructor)) static void describe_numbers(void) {
    if (!number_class || !number_description || !ferry_number_description) return;
    replace_method((void *)number_class, (const void *)number_description, (const void *)ferry_number_description);
}
