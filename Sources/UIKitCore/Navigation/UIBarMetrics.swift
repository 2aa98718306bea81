/// The bar metrics that an image or an offset can be set for.
/// > Contract: UIKit, UIBarMetrics.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}
