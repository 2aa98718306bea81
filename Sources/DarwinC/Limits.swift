// Limits of numbers and of the system, as in `limits.h`, `stdint.h` and `sys/param.h` of Apple's systems: those that the headers of
// Linux lack, or that Swift cannot import there.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public let SCHAR_MIN: Int32 = -128
public let UCHAR_MAX: Int32 = 255
public let CHAR_MIN: Int32 = -128
public let SHRT_MIN: Int32 = -32_768
public let USHRT_MAX: Int32 = 65_535
public let INT_MIN = Int32.min
public let UINT_MAX = UInt32.max
public let LONG_MIN = Int.min
public let ULONG_MAX = UInt.max
public let LLONG_MIN = Int64.min
public let ULLONG_MAX = UInt64.max
public let LONG_LONG_MIN = Int64.min
public let LONG_LONG_MAX = Int64.max
public let ULONG_LONG_MAX = UInt64.max
public let QUAD_MIN = Int64.min
public let QUAD_MAX = Int64.max
public let UQUAD_MAX = UInt64.max
public let SIZE_T_MAX = UInt.max
public let RSIZE_MAX = UInt.max >> 1
public let LONG_BIT: Int32 = 64
public let WORD_BIT: Int32 = 32

public let INT16_MIN: Int32 = -32_768
public let INT32_MIN = Int32.min
public let INT64_MIN = Int64.min
public let INT64_MAX = Int64.max
public let UINT64_MAX = UInt64.max
public let INTMAX_MIN = Int.min
public let INTMAX_MAX = Int.max
public let UINTMAX_MAX = UInt.max

public let NSIntegerMin = Int.min
public let NSIntegerMax = Int.max
public let NSUIntegerMax = UInt.max

public let ARG_MAX: Int32 = 1_048_576
public let CHILD_MAX: Int32 = 266
public let LINK_MAX: Int32 = 32_767
public let OPEN_MAX: Int32 = 10_240
public let IOV_MAX: Int32 = 1024
public let NL_ARGMAX: Int32 = 9
public let NZERO: Int32 = 20
public let UID_MAX: UInt32 = 2_147_483_647
public let GID_MAX: UInt32 = 2_147_483_647
public let OFF_MIN = Int64.min
public let OFF_MAX = Int64.max
public let MAXPATHLEN: Int32 = 1024
public let MAXHOSTNAMELEN: Int32 = 256
