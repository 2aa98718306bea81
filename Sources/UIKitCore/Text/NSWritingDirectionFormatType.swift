/// Whether a stretch of text is embedded in the direction around it or overrides it.
///
/// > Contract: UIKit, NSWritingDirectionFormatType
public enum NSWritingDirectionFormatType: Int, Sendable {
    case embedding = 0
    case override = 2
}
