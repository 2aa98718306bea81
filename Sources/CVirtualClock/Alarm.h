#ifndef FERRY_ALARM_H
#define FERRY_ALARM_H
#include <stdbool.h>
#include <stdint.h>

/// The time of the alarm; FERRY_CLOCK_NEVER if none is set.
uint64_t ferry_alarm_deadline(void);
/// Rings if the alarm is due at `time`, once.
void ferry_alarm_ring(uint64_t time);
#endif
