internal import CoreGraphics
public import Foundation
internal import ObjectiveC
public import UIKitCore

private let textViewFindKey = AssociationKey()

extension UITextView {
    /// Whether the text can be searched with `findInteraction`; false by default.
    public var isFindInteractionEnabled: Bool {
        get { TextViewFind.existing(self) != nil }
        set {
            guard newValue != isFindInteractionEnabled else { return }
            if let find = TextViewFind.existing(self) {
                removeInteraction(find.interaction)
                AssociatedObjects.shared.set(nil, for: self, key: textViewFindKey.pointer)
            } else {
                let find = TextViewFind()
                AssociatedObjects.shared.set(find, for: self, key: textViewFindKey.pointer)
                addInteraction(find.interaction)
            }
        }
    }

    /// The interaction that searches the text; nil unless it is enabled.
    public var findInteraction: UIFindInteraction? { TextViewFind.existing(self)?.interaction }
}

/// A text view's interaction, and the marks of what was found.
@MainActor final class TextViewFind: NSObject, UIFindInteractionDelegate {
    private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)
    private var marks: [(range: NSRange, style: UITextSearchFoundTextStyle, views: [UIView])] = []

    static func existing(_ view: UITextView) -> TextViewFind? {
        AssociatedObjects.shared.value(of: view, key: textViewFindKey.pointer) as? TextViewFind
    }

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
    }

    func mark(_ range: NSRange, _ style: UITextSearchFoundTextStyle, boxes: [CGRect], in view: UIView) {
        for mark in marks where mark.range == range { for box in mark.views { box.removeFromSuperview() } }
        marks.removeAll { $0.range == range }
        guard style != .normal else { return }
        let views = boxes.map { frame in
            let box = UIView(frame: frame.insetBy(dx: -1, dy: 0))
            box.isUserInteractionEnabled = false
            box.backgroundColor = UIColor.systemYellow.withAlphaComponent(style == .highlighted ? 0.8 : 0.3)
            box.layer.cornerRadius = 3
            view.insertSubview(box, at: 0)
            return box
        }
        marks.append((range, style, views))
    }

    func clear() {
        for mark in marks { for box in mark.views { box.removeFromSuperview() } }
        marks = []
    }
}

extension UITextView: UITextSearching {
    public func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
        compare(foundRange.start, to: toRange.start)
    }

    public var supportsTextReplacement: Bool { isEditable }

    public func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
        let matches = TextMatches.find(
            queryString, in: text ?? "", method: options.wordMatchMethod, options: options.stringCompareOptions)
        for match in matches {
            guard let range = textRange(match) else { continue }
            resultAggregator.foundRange(range, searchString: queryString, document: nil)
        }
        resultAggregator.finishedSearching()
    }

    public func decorate(foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle) {
        layoutIfNeeded()
        let boxes = selectionRects(for: foundTextRange).map(\.rect).filter { $0.width > 0 }
        TextViewFind.existing(self)?.mark(plainRange(foundTextRange), usingStyle, boxes: boxes, in: self)
    }

    public func clearAllDecoratedFoundText() { TextViewFind.existing(self)?.clear() }

    public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) { scrollRangeToVisible(plainRange(range)) }

    public func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
        replace(foundTextRange, withText: withText)
    }

    /// From the end, so that the places of the others stay.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
        let matches = TextMatches.find(
            queryString, in: text ?? "", method: options.wordMatchMethod, options: options.stringCompareOptions)
        for match in matches.reversed() { if let range = textRange(match) { replace(range, withText: withText) } }
    }

    private func textRange(_ range: NSRange) -> UITextRange? {
        guard let start = position(from: beginningOfDocument, offset: range.location),
            let end = position(from: start, offset: range.length)
        else { return nil }
        return textRange(from: start, to: end)
    }

    private func plainRange(_ range: UITextRange) -> NSRange {
        NSRange(location: offset(from: beginningOfDocument, to: range.start), length: offset(from: range.start, to: range.end))
    }
}
