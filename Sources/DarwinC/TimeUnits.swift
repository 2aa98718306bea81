// How many of a unit of time make another, as `dispatch/time.h` has it on Apple's systems.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
