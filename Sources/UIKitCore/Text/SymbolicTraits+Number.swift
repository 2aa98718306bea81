internal import DeviceProtocol

extension UIFontDescriptor.SymbolicTraits {
    /// The traits of a number in an attribute dictionary, whose lower 32 bits count: the class of a font can make a signed number negative.
    init(number: Double) { self.init(rawValue: UInt32(truncatingIfNeeded: Int64(saturating: number))) }
}
