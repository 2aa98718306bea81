#ifndef NUMBER_SHIMS_H
#define NUMBER_SHIMS_H
#if defined(__APPLE__)
extern double __exp10(double);
static inline double number_exp10(double x) { return __exp10(x); }
#endif
#endif
