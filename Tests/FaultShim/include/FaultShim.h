#ifndef FERRY_FAULTSHIM_H
#define FERRY_FAULTSHIM_H

/// Makes the `count`th call of this function from now on fail.
void ferry_fault_arm(const char *name, int count);
/// Disarms, and returns whether a call has failed since arming.
int ferry_fault_disarm(void);

#endif
