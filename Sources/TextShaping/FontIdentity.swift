/// Names and style of a font, from its file; for a device's font without a file, as on the device.
package struct FontIdentity: Hashable, Sendable {
    package var postScriptName: String
    package var fullName: String
    package var familyName: String
    /// The name within the family, such as "Bold Italic".
    package var faceName: String
    /// -1...1 with 0 for regular, as in `UIFont.Weight`.
    package var weight: Double
    package var isItalic: Bool
    package var isMonospaced: Bool
    /// Nil for a device's font with a stand-in.
    var file: FontFile?

    /// Another name of the family, used by some programs.
    var otherFamilyName: String?

    package func belongs(to family: String) -> Bool {
        familyName.lowercased() == family || otherFamilyName?.lowercased() == family
    }
}

extension Sequence<FontIdentity> {
    /// The member of a family that is nearest in slant, then in weight.
    func nearest(weight: Double, italic: Bool) -> FontIdentity? {
        self.min { one, other in
            let (a, b) = (one.isItalic != italic, other.isItalic != italic)
            return a != b ? !a : abs(one.weight - weight) < abs(other.weight - weight)
        }
    }
}
