internal import Foundation
internal import ProgrammerErrors
internal import ViewLayout

extension NSLayoutConstraint {
    /// The alignment of the views in a visual format, and its direction.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

        /// Aligns the left edges of all views in the format.
        public static let alignAllLeft = FormatOptions(attribute: .left)
        /// Aligns the right edges of all views in the format.
        public static let alignAllRight = FormatOptions(attribute: .right)
        /// Aligns the top edges of all views in the format.
        public static let alignAllTop = FormatOptions(attribute: .top)
        /// Aligns the bottom edges of all views in the format.
        public static let alignAllBottom = FormatOptions(attribute: .bottom)
        /// Aligns the leading edges of all views in the format.
        public static let alignAllLeading = FormatOptions(attribute: .leading)
        /// Aligns the trailing edges of all views in the format.
        public static let alignAllTrailing = FormatOptions(attribute: .trailing)
        /// Aligns the horizontal centres of all views in the format.
        public static let alignAllCenterX = FormatOptions(attribute: .centerX)
        /// Aligns the vertical centres of all views in the format.
        public static let alignAllCenterY = FormatOptions(attribute: .centerY)
        /// Aligns the baselines of the last lines of text.
        public static let alignAllLastBaseline = FormatOptions(attribute: .lastBaseline)
        /// Aligns the baselines of the first lines of text.
        public static let alignAllFirstBaseline = FormatOptions(attribute: .firstBaseline)
        /// The bits of all alignments.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// Views follow each other in reading order; the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Views follow each other from left to right, whatever the layout direction.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Views follow each other from right to left, whatever the layout direction.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of the direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// Spaces are between the edges of views; the default.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// In a column, spaces are between the last baseline of a view and the first one of the next.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bit of the kind of spacing.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        var alignments: [Attribute] { (1...12).compactMap { rawValue >> UInt($0) & 1 == 1 ? Attribute(rawValue: $0) : nil } }
    }

    /// The constraints that a visual format describes: `H:|-[name]-8-[value(>=60)]|`.
    ///
    /// An invalid format, or an unknown view or metric name, is a programming error; the message shows the position in the text.
    /// - Parameters:
    ///   - metrics: numbers by name, in points.
    ///   - views: views and layout guides by name.
    /// > Contract: UIKit, constraints(withVisualFormat:options:metrics:views:)
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            return try VisualFormatConstraints(VisualFormat(format), opts, metrics ?? [:], views).make()
        } catch {
            ProgrammerError.raise("\(error)", name: .invalidArgument)
        }
    }
}
