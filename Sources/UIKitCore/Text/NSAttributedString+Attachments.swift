public import Foundation

extension NSAttributedString {
    /// Whether a character of a range has an attachment.
    ///
    /// > Units: UTF-16. > Precondition: the range is within the text.
    /// > Source: Apple, NSAttributedString containsAttachments(in:)
    public func containsAttachments(in range: NSRange) -> Bool {
        var found = false
        enumerateAttribute(.attachment, in: range, options: []) { value, _, stop in
            guard value != nil else { return }
            found = true
            stop.pointee = true
        }
        return found
    }
}

extension NSMutableAttributedString {
    /// Makes attributes consistent in the paragraphs of a range: a paragraph has the style of its first character, and only the character
    /// that stands for attachments has one. Fonts stay: drawing replaces those that lack a character.
    ///
    /// > Units: UTF-16. > Precondition: the range is within the text.
    /// > Source: Apple, NSMutableAttributedString fixAttributes(in:)
    public func fixAttributes(in range: NSRange) {
        let text = string as NSString
        let all = text.paragraphRange(for: range)
        var start = all.location
        while start < all.upperBound {
            let paragraph = text.paragraphRange(for: NSRange(location: start, length: 0))
            guard paragraph.length > 0 else { break }
            fixStyle(of: paragraph)
            start = paragraph.upperBound
        }
        removeStrayAttachments(in: all, of: text)
    }

    private func fixStyle(of paragraph: NSRange) {
        var run = NSRange()
        let first = attribute(.paragraphStyle, at: paragraph.location, longestEffectiveRange: &run, in: paragraph)
        guard run != paragraph else { return }
        if let first {
            addAttribute(.paragraphStyle, value: first, range: paragraph)
        } else {
            removeAttribute(.paragraphStyle, range: paragraph)
        }
    }

    private func removeStrayAttachments(in range: NSRange, of text: NSString) {
        var attached: [NSRange] = []
        enumerateAttribute(.attachment, in: range, options: []) { value, run, _ in if value != nil { attached.append(run) } }
        for run in attached {
            for index in run.location..<run.upperBound where Int(text.character(at: index)) != NSTextAttachment.character {
                removeAttribute(.attachment, range: NSRange(location: index, length: 1))
            }
        }
    }
}
