/// What one font calls itself and looks like, as its file says; for fonts of the device without a file, as the device would.
package struct FontIdentity: Hashable, Sendable {
    package var postScriptName: String
    package var fullName: String
    package var familyName: String
    /// The name within the family, such as "Bold Italic".
    package var faceName: String
    /// -1...1 with 0 for regular, as `UIFont.Weight` counts.
    package var weight: Double
    package var isItalic: Bool
    package var isMonospaced: Bool
    /// Nil for a font of the device that another face stands in for.
    var file: FontFile?

    /// Another name of the family, which some programs know it by.
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
