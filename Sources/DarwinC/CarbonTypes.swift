// Type names of Apple's oldest headers, `MacTypes.h` and `CFBase.h`, which public code still uses.

/// A result of the system: `noErr` or an error.
public typealias OSStatus = Int32
/// A result of older functions: `noErr` or an error.
public typealias OSErr = Int16
/// Four characters as a number, the first in the highest byte.
public typealias OSType = UInt32
/// Four characters as a number, the first in the highest byte.
public typealias FourCharCode = UInt32
public typealias SInt8 = Int8
public typealias SInt16 = Int16
public typealias SInt32 = Int32
public typealias SInt64 = Int64
/// A unit of UTF-16.
public typealias UniChar = UInt16
/// A character as UTF-32.
public typealias UTF32Char = UInt32
/// An index or a count in Core Foundation.
public typealias CFIndex = Int
/// A number of bytes.
public typealias ByteCount = UInt
/// A number of elements.
public typealias ItemCount = UInt
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias u_int8_t = UInt8
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias u_int16_t = UInt16
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias u_int32_t = UInt32
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias u_int64_t = UInt64
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// An unsigned number of the kernel's interface.
public typealias natural_t = UInt32
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A number of the kernel's interface.
public typealias integer_t = Int32
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A result of the kernel: 0 is success.
public typealias kern_return_t = Int32

/// No error. > Contract: MacTypes.h, noErr
public let noErr: OSStatus = 0
