/// Kinds of scrolling devices. > Contract: UIKit, UIScrollTypeMask
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Mouse wheels with notches.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// Trackpads.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
