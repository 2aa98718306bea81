/// Which platform's conventions a control follows.
/// > Contract: UIKit, UIBehavioralStyle.
public enum UIBehavioralStyle: UInt, Sendable {
    case automatic = 0
    case pad = 1
    case mac = 2
}
