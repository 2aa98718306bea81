/// Whether text is embedded in the surrounding direction or overrides it.
///
/// > Contract: UIKit, NSWritingDirectionFormatType
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// Text in a direction of its own, inside text of another direction.
    case embedding = 0
    /// Text whose characters are all ordered in one direction.
    case override = 2
}
