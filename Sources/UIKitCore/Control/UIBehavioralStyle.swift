/// Which platform's conventions a control follows.
/// > Contract: UIKit, UIBehavioralStyle.
public enum UIBehavioralStyle: UInt, Sendable {
    /// The platform's own: that of iPad in Ferry.
    case automatic = 0
    /// That of iPad and iPhone.
    case pad = 1
    /// That of a Mac; requested only, as Ferry has no Mac idiom.
    case mac = 2
}
