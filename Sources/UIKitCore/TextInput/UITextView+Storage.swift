internal import Foundation
internal import ObjectiveC
internal import TextShaping

// A text view's text storage.
extension UITextView {
    func attachStorage() {
        textContainer.isShown = true
        textContainer.changed = { [weak self] in MainActor.assumeIsolated { self?.contentDidChange() } }
        textContainer.edited = { [weak self] _, range, delta, mask, touched in
            MainActor.assumeIsolated { self?.storageEdited(range, by: delta, mask, touched) }
        }
        editor.setText(textStorage.string)
        look.adopt(textStorage)
        refreshDefaults()
    }

    /// The attributes of text that sets none.
    func refreshDefaults() {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = textAlignment
        paragraph.lineBreakMode = textContainer.lineBreakMode
        layoutManager.defaults = TextSource.Defaults(font: look.font, color: look.color, paragraph: paragraph)
        contentDidChange()
    }

    /// This view or the app edited the storage: only what changed is redrawn.
    private func storageEdited(
        _ range: NSRange, by delta: Int, _ mask: NSTextStorage.EditActions, _ touched: ClosedRange<Double>?
    ) {
        if mask.contains(.editedCharacters) {
            let new = range.clamped(toLength: textStorage.length)
            let old = NSRange(location: new.lowerBound, length: new.count - delta).clamped(toLength: editor.length)
            editor.follow(old, with: textStorage.units(new))
        }
        if let touched { canvas.forget(touched) }
        canvas.invalidateMeasurements()
        announceSizeChange()
        setNeedsLayout()
    }

    /// New text takes the attributes of the preceding text.
    func attributes(for range: Range<Int>) -> [NSAttributedString.Key: Any] {
        if let typing = look.typing { return typing }
        guard textStorage.length > 0 else { return look.attributes }
        let place = max(range.isEmpty ? range.lowerBound - 1 : range.lowerBound, 0)
        return textStorage.attributes(at: min(place, textStorage.length - 1), effectiveRange: nil)
    }

    func paint(_ key: NSAttributedString.Key, _ value: Any) {
        textStorage.addAttribute(key, value: value, range: NSRange(location: 0, length: textStorage.length))
    }

    /// Scales the fonts that follow the text size, also for the next typed text.
    func followTextSize() {
        let traits = traitCollection
        if let font = look.font.following(traits) { look.font = font }
        if let font = (look.typing?[.font] as? UIFont)?.following(traits) { look.typing?[.font] = font }
        textStorage.beginEditing()
        for run in TextStorageReader.runs(of: textStorage, 0..<textStorage.length, of: .font, backwards: false) {
            guard let font = run.attributes[.font] as? UIFont, let new = font.following(traits), new != font else { continue }
            textStorage.addAttribute(.font, value: new, range: NSRange(location: run.range.lowerBound, length: run.range.count))
        }
        textStorage.endEditing()
        refreshDefaults()
    }

    /// For every paragraph that the range intersects.
    func setDirection(_ direction: NSWritingDirection, of range: Range<Int>) {
        guard textStorage.length > 0 else { return }
        let buffer = textStorage.paragraphs
        let first = buffer.paragraph(at: range.lowerBound)
        let last = buffer.paragraph(at: max(range.upperBound - 1, range.lowerBound))
        let whole = first.start..<last.start + buffer.paragraphs[last.index].count
        textStorage.beginEditing()
        for run in TextStorageReader.runs(of: textStorage, whole, of: .paragraphStyle, backwards: false) {
            let style = NSMutableParagraphStyle()
            if let known = run.attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(known) }
            style.baseWritingDirection = direction
            textStorage.addAttribute(.paragraphStyle, value: style, range: run.range.asNSRange)
        }
        textStorage.endEditing()
    }
}
