import Foundation
import Testing
import UIKitCore

@Suite("Attribute values", .application)
struct AttributeValueTests {
    @Test("an attribute can be set to another value of its class, and to an equal one")
    func replacing() {
        let pairs: [(NSAttributedString.Key, () -> NSObject, () -> NSObject)] = [
            (.foregroundColor, { UIColor.red }, { UIColor.blue }),
            (.font, { UIFont.systemFont(ofSize: 1) }, { UIFont.systemFont(ofSize: 2) }),
            (.paragraphStyle, { NSMutableParagraphStyle() }, { NSParagraphStyle() }), (.shadow, { NSShadow() }, { NSShadow() }),
            (.attachment, { NSTextAttachment() }, { NSTextAttachment() }),
            (.backgroundColor, { UIColor(white: 0, alpha: 0) }, { UIColor.label }),
        ]
        for (key, first, second) in pairs {
            let text = NSMutableAttributedString(string: "abc", attributes: [key: first()])
            let all = NSRange(location: 0, length: 3)
            text.addAttribute(key, value: first(), range: all)
            let value = second()
            text.addAttribute(key, value: value, range: all)
            #expect((text.attribute(key, at: 1, effectiveRange: nil) as? NSObject)?.isEqual(value) == true, "\(key)")
        }
    }
}
