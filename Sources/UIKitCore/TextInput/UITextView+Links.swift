internal import DarwinFoundation
internal import Foundation

// Links of a text view, and text detected as links.
extension UITextView {
    /// Links can be tapped, and plain text becomes a link, where text is selectable but not editable.
    private var followsLinks: Bool { !isEditable && isSelectable }

    func refreshLinks() {
        var links = TextLinks(attributes: linkTextAttributeValues)
        if followsLinks {
            if dataDetectorTypes.contains(.link) { links.kinds.insert(.links) }
            if dataDetectorTypes.contains(.phoneNumber) { links.kinds.insert(.phoneNumbers) }
            if dataDetectorTypes.contains(.calendarEvent) { links.kinds.insert(.dates) }
            if dataDetectorTypes.contains(.address) { links.kinds.insert(.addresses) }
        }
        if followsLinks, itemMenu == nil {
            let made = TextItemMenu(self)
            itemMenu = made
            addInteraction(made.interaction)
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

    /// The link or attachment of a long press, in read-only text.
    func pressedItem(at point: CGPoint) -> UITextItem? { followsLinks ? item(at: point) : nil }

    /// Runs the delegate's action for a link in read-only text, else opens it. > Returns: whether there was a link.
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
