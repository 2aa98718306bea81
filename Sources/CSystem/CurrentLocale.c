#include "CSystem.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// Foundation on Linux creates its current locale from a constant, en_001. It calls a dynamically replaceable function for the type that
// creates locales, and calls that type's second initialiser for the current locale alone. Here that initialiser returns the device's;
// everything that reads the current locale follows, inside Foundation too. All symbols are weak: programs without Foundation link this too.

/// Swift's record of a dynamically replaceable function.
struct replaceable {
    void *implementation;
    struct replaceable *next;
};
/// Swift's representation of a protocol type: a class, and its conformance.
struct locale_type {
    const void *class;
    const void *const *witnesses;
};

extern struct replaceable locale_class __asm__("$s20FoundationEssentials15_localeICUClassAA15_LocaleProtocol_pXpyFTX") __attribute__((weak));
extern const uint32_t locale_protocol[] __asm__("$s20FoundationEssentials15_LocaleProtocolMp") __attribute__((weak));
/// The device's locale as a Foundation object that the caller releases; implemented in DarwinFoundation.
extern void *ferry_current_locale(void) __attribute__((weak));

static struct locale_type (*original)(void);
static const void *const *witnesses;
static pthread_once_t once = PTHREAD_ONCE_INIT;

// Of a protocol's descriptor: flags, parent, name, requirements in the signature, requirements, names of types; then three words for each
// requirement of the signature and two for each of the protocol's own, of which the first has the kind.
enum { header_words = 6, signature_count = 3, requirement_count = 4, words_per_signature = 3, kind_mask = 0x0f, kind_initializer = 2 };

static void make_witnesses(void) {
    const uint32_t count = locale_protocol[requirement_count];
    const uint32_t *requirement = locale_protocol + header_words + words_per_signature * locale_protocol[signature_count];
    const void **copy = malloc((count + 1) * sizeof *copy);
    if (!copy) return;
    memcpy(copy, original().witnesses, (count + 1) * sizeof *copy);
    int initializers = 0;
    for (uint32_t i = 0; i < count; i++) {
        if ((requirement[2 * i] & kind_mask) == kind_initializer && ++initializers == 2) copy[i + 1] = (const void *)ferry_current_locale;
    }
    witnesses = copy;
}

static struct locale_type device_locale_class(void) {
    struct locale_type type = original();
    pthread_once(&once, make_witnesses);
    if (witnesses) type.witnesses = witnesses;
    return type;
}

__attribute__((constructor)) static void follow_device(void) {
    if (!&locale_class || !locale_protocol || !ferry_current_locale || !locale_class.implementation) return;
    original = (struct locale_type(*)(void))locale_class.implementation;
    locale_class.implementation = (void *)device_locale_class;
}
