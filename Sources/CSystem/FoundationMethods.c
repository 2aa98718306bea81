#include "CSystem.h"

// Methods of Foundation on Linux that give other texts than Apple's, or none: numbers of floating point ("100.0"), relative dates, the
// descriptions of progress, units in other languages than English. Foundation's classes ask a table for the method, in which this puts the
// device's. Weak: programs without Foundation link this, too.

#define METHOD(class, method, own)                                                        \
    extern const void *class##_class[] __asm__("$s10Foundation" CLASS_##class "CN") __attribute__((weak)); \
    extern void class##_##own(void) __asm__("$s10Foundation" CLASS_##class "C" method) __attribute__((weak)); \
    /* The same of the device; DarwinFoundation has it. */                                \
    extern void ferry_##class##_##own(void) __attribute__((weak));

#define CLASS_number "8NSNumber"
#define CLASS_date "13DateFormatter"
#define CLASS_progress "8Progress"
#define CLASS_length "15LengthFormatter"
#define CLASS_mass "13MassFormatter"
#define CLASS_energy "15EnergyFormatter"
#define CLASS_bytes "18ByteCountFormatter"

#define METHODS(entry)                                                                    \
    entry(number, "11descriptionSSvg", description)                                       \
    entry(date, "6string4fromSS0A10Essentials0B0V_tF", string)                            \
    entry(progress, "20localizedDescriptionSSSgvg", description)                          \
    entry(progress, "30localizedAdditionalDescriptionSSSgvg", additional_description)     \
    entry(length, "10unitString9fromValue0D0SSSd_AC4UnitOtF", unit)                       \
    entry(length, "6string9fromValue4unitSSSd_AC4UnitOtF", string)                        \
    entry(mass, "10unitString9fromValue0D0SSSd_AC4UnitOtF", unit)                         \
    entry(mass, "6string9fromValue4unitSSSd_AC4UnitOtF", string)                          \
    entry(energy, "10unitString9fromValue0D0SSSd_AC4UnitOtF", unit)                       \
    entry(energy, "6string9fromValue4unitSSSd_AC4UnitOtF", string)                        \
    entry(bytes, "6string04frombC0SSs5Int64V_tF", string)

METHODS(METHOD)

/// What begins a class in Swift on Linux.
struct class_head {
    const void *kind, *superclass;
    uint32_t flags, instance_address_point, instance_size;
    uint16_t alignment_mask, reserved;
    /// Of the whole, of which some is before this head. > Units: bytes.
    uint32_t class_size, class_address_point;
};

static void replace_method(void *type, const void *method, const void *other) {
    if (!type || !method || !other) return;
    const struct class_head *head = type;
    const void **word = type;
    for (size_t i = sizeof *head / sizeof *word; i < (head->class_size - head->class_address_point) / sizeof *word; i++) {
        if (word[i] == method) word[i] = other;
    }
}

#define REPLACE(class, method, own) \
    replace_method((void *)class##_class, (const void *)class##_##own, (const void *)ferry_##class##_##own);

__attribute__((constructor)) static void replace_methods(void) { METHODS(REPLACE) }
