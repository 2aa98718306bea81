// Type names of Apple's oldest headers, `MacTypes.h` and `CFBase.h`, which public code still uses.

public typealias OSStatus = Int32
public typealias OSErr = Int16
public typealias OSType = UInt32
public typealias FourCharCode = UInt32
public typealias SInt8 = Int8
public typealias SInt16 = Int16
public typealias SInt32 = Int32
public typealias SInt64 = Int64
public typealias UniChar = UInt16
public typealias UTF32Char = UInt32
public typealias CFIndex = Int
public typealias ByteCount = UInt
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
public typealias natural_t = UInt32
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias integer_t = Int32
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias kern_return_t = Int32

/// No error. > Contract: MacTypes.h, noErr
public let noErr: OSStatus = 0
