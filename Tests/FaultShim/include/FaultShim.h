#ifndef FERRY_FAULTSHIM_H
#define FERRY_FAULTSHIM_H

/// From the `count`th call of this name on, one fails.
void ferry_fault_arm(const char *name, int count);
/// Returns whether a call has failed since.
int ferry_fault_disarm(void);

#endif
