import NumberShims

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// A function that systems have under different names, as in packages of numerics.
public func powerOfTen(_ exponent: Double) -> Double {
    #if os(macOS) || os(iOS) || os(tvOS)
        number_exp10(exponent)
    #else
        pow(10, exponent)
    #endif
}

/// The system that the package was compiled for.
public var system: String {
    #if os(Linux)
        "Linux"
    #elseif os(iOS)
        "iOS"
    #else
        "other"
    #endif
}
