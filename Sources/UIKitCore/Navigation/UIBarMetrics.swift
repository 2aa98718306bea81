/// The bar metrics that an image or an offset can be set for.
/// > Contract: UIKit, UIBarMetrics.
public enum UIBarMetrics: Int, Sendable {
    /// Bars of regular height; also used for compact bars without values of their own.
    case `default` = 0
    /// Bars of a phone in landscape.
    case compact = 1
    /// Bars of regular height that show a prompt.
    case defaultPrompt = 101
    /// Bars of a phone in landscape that show a prompt.
    case compactPrompt = 102
}
