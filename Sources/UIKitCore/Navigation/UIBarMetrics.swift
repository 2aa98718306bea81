/// The kinds of bars that a picture or an offset can be for.
/// > Contract: UIKit, UIBarMetrics.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}
