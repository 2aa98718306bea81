internal import DarwinFoundation
internal import Foundation

// Links of a text view, and what becomes one.
extension UITextView {
    /// Links are followed, and plain text becomes one, where text is read and not edited.
    private var followsLinks: Bool { !isEditable && isSelectable }

    func refreshLinks() {
        var links = TextLinks(attributes: linkLook)
        if followsLinks {
            if dataDetectorTypes.contains(.link) { links.kinds.insert(.links) }
            if dataDetectorTypes.contains(.phoneNumber) { links.kinds.insert(.phoneNumbers) }
            if dataDetectorTypes.contains(.calendarEvent) { links.kinds.insert(.dates) }
            if dataDetectorTypes.contains(.address) { links.kinds.insert(.addresses) }
        }
        guard layoutManager.links != links else { return }
        layoutManager.links = links
        contentDidChange()
    }

    private func item(at point: CGPoint) -> UITextItem? {
        guard let offset = canvas.characterOffset(at: point), offset < textStorage.length else { return nil }
        let all = NSRange(location: 0, length: textStorage.length)
        var range = NSRange(location: offset, length: 1)
        if let value = textStorage.attribute(.link, at: offset, longestEffectiveRange: &range, in: all) {
            return (value as? URL ?? (value as? String).flatMap { URL(string: $0) }).map { UITextItem(.link($0), range) }
        }
        if let found = layoutManager.found(at: offset), let url = found.url { return UITextItem(.link(url), found.range.asNSRange) }
        let attachment = textStorage.attribute(.attachment, at: offset, effectiveRange: &range) as? NSTextAttachment
        return attachment.map { UITextItem(.textAttachment($0), NSRange(location: offset, length: 1)) }
    }

    /// A tap on a link of text that is only read does what the delegate says, else opens it. > Returns: whether there was one.
    func followLink(at point: CGPoint) -> Bool {
        guard followsLinks, let item = item(at: point) else { return false }
        let action = UIAction { _ in
            if case .link(let url) = item.content { UIApplication.shared.open(url, options: [:], completionHandler: nil) }
        }
        guard let textDelegate else {
            action.handler(action)
            return true
        }
        if let wanted = textDelegate.textView(self, primaryActionFor: item, defaultAction: action) { wanted.handler(wanted) }
        return true
    }
}
