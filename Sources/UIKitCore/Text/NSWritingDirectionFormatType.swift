/// Whether text is embedded in the surrounding direction or overrides it.
///
/// > Contract: UIKit, NSWritingDirectionFormatType
public enum NSWritingDirectionFormatType: Int, Sendable {
    case embedding = 0
    case override = 2
}
