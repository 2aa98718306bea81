internal import Foundation
internal import ProgrammerErrors
internal import ViewLayout

extension NSLayoutConstraint {
    /// How views of a visual format are aligned across it, and which way it runs.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

        public static let alignAllLeft = FormatOptions(attribute: .left)
        public static let alignAllRight = FormatOptions(attribute: .right)
        public static let alignAllTop = FormatOptions(attribute: .top)
        public static let alignAllBottom = FormatOptions(attribute: .bottom)
        public static let alignAllLeading = FormatOptions(attribute: .leading)
        public static let alignAllTrailing = FormatOptions(attribute: .trailing)
        public static let alignAllCenterX = FormatOptions(attribute: .centerX)
        public static let alignAllCenterY = FormatOptions(attribute: .centerY)
        public static let alignAllLastBaseline = FormatOptions(attribute: .lastBaseline)
        public static let alignAllFirstBaseline = FormatOptions(attribute: .firstBaseline)
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        public static let spacingEdgeToEdge: FormatOptions = []
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        var alignments: [Attribute] { (1...12).compactMap { rawValue >> UInt($0) & 1 == 1 ? Attribute(rawValue: $0) : nil } }
    }

    /// The constraints that a visual format describes: `H:|-[name]-8-[value(>=60)]|`.
    ///
    /// A format that cannot be read, or that names what is neither a view nor a metric, stops the app with the place in the text.
    /// - Parameters:
    ///   - metrics: numbers by name, in points.
    ///   - views: views and layout guides by name.
    /// > Contract: UIKit, constraints(withVisualFormat:options:metrics:views:)
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            return try VisualFormatConstraints(VisualFormat(format), format, opts, metrics ?? [:], views).make()
        } catch {
            ProgrammerError.raise("\(error)")
        }
    }
}
