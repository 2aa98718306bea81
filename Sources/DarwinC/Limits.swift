// Limits of numbers and of the system, as in `limits.h`, `stdint.h` and `sys/param.h` of Apple's systems: those that the headers of
// Linux lack, or that Swift cannot import there.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The least C `signed char`.
public let SCHAR_MIN: Int32 = -128
/// The greatest C `unsigned char`.
public let UCHAR_MAX: Int32 = 255
/// The least C `char`, which is signed as on Apple's systems.
public let CHAR_MIN: Int32 = -128
/// The least C `short`.
public let SHRT_MIN: Int32 = -32_768
/// The greatest C `unsigned short`.
public let USHRT_MAX: Int32 = 65_535
/// The least C `int`.
public let INT_MIN = Int32.min
/// The greatest C `unsigned int`.
public let UINT_MAX = UInt32.max
/// The least C `long`.
public let LONG_MIN = Int.min
/// The greatest C `unsigned long`.
public let ULONG_MAX = UInt.max
/// The least C `long long`.
public let LLONG_MIN = Int64.min
/// The greatest C `unsigned long long`.
public let ULLONG_MAX = UInt64.max
public let LONG_LONG_MIN = Int64.min
public let LONG_LONG_MAX = Int64.max
public let ULONG_LONG_MAX = UInt64.max
public let QUAD_MIN = Int64.min
public let QUAD_MAX = Int64.max
public let UQUAD_MAX = UInt64.max
/// The greatest size of an object in memory.
public let SIZE_T_MAX = UInt.max
/// The greatest size that the checked string functions accept: half of `SIZE_T_MAX`.
public let RSIZE_MAX = UInt.max >> 1
/// The number of bits of a C `long`.
public let LONG_BIT: Int32 = 64
/// The number of bits of a C `int`.
public let WORD_BIT: Int32 = 32

public let INT16_MIN: Int32 = -32_768
public let INT32_MIN = Int32.min
public let INT64_MIN = Int64.min
public let INT64_MAX = Int64.max
public let UINT64_MAX = UInt64.max
public let INTMAX_MIN = Int.min
public let INTMAX_MAX = Int.max
public let UINTMAX_MAX = UInt.max

/// The least `Int`.
public let NSIntegerMin = Int.min
/// The greatest `Int`.
public let NSIntegerMax = Int.max
/// The greatest `UInt`.
public let NSUIntegerMax = UInt.max

/// The greatest length of a process's arguments and environment, in bytes, as Apple's header says.
public let ARG_MAX: Int32 = 1_048_576
/// The greatest number of processes of a user, as Apple's header says.
public let CHILD_MAX: Int32 = 266
/// The greatest number of links to a file, as Apple's header says.
public let LINK_MAX: Int32 = 32_767
/// The greatest number of open files of a process, as Apple's header says.
public let OPEN_MAX: Int32 = 10_240
/// The greatest number of buffers of one `readv` or `writev`.
public let IOV_MAX: Int32 = 1024
/// The greatest number of a positional argument in a format.
public let NL_ARGMAX: Int32 = 9
/// The neutral priority of a process.
public let NZERO: Int32 = 20
/// The greatest number of a user.
public let UID_MAX: UInt32 = 2_147_483_647
/// The greatest number of a group.
public let GID_MAX: UInt32 = 2_147_483_647
/// The least offset in a file.
public let OFF_MIN = Int64.min
/// The greatest offset in a file.
public let OFF_MAX = Int64.max
/// The greatest length of a path, in bytes, as Apple's header says; Linux allows 4096.
public let MAXPATHLEN: Int32 = 1024
/// The greatest length of a host's name, in bytes.
public let MAXHOSTNAMELEN: Int32 = 256

/// The length of each text of `utsname`, which Darwin declares as 256. > Contract: Darwin, uname(3)
public let _SYS_NAMELEN: Int32 = 65
