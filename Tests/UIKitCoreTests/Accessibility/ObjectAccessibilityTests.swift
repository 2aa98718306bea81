import Foundation
import Testing
import UIKitCore

@Suite("Accessibility properties of any object", .application) @MainActor struct ObjectAccessibilityTests {
    private final class Loud: UIView {
        override var accessibilityLabel: String? {
            get { "loud" }
            set {}
        }
    }

    @Test("a view typed as any object uses its own overrides")
    func views() {
        let objects: [NSObject] = [UIView(), Loud(), UIAccessibilityElement(accessibilityContainer: UIView()), UIBarButtonItem()]
        for object in objects {
            object.accessibilityLabel = "Boat"
            object.accessibilityValue = "red"
        }
        #expect(objects.map(\.accessibilityLabel) == ["Boat", "loud", "Boat", "Boat"])
        #expect((objects[0] as? UIView)?.accessibilityValue == "red")
        #expect((objects[3] as? UIBarButtonItem)?.accessibilityValue == "red")
        objects[0].isAccessibilityElement = true
        objects[0].accessibilityTraits = .button
        #expect((objects[0] as? UIView)?.isAccessibilityElement == true)
        #expect((objects[0] as? UIView)?.accessibilityTraits == .button)
    }

    @Test("another object stores what is set")
    func others() {
        let object = NSObject()
        #expect(!object.isAccessibilityElement)
        #expect(object.accessibilityLabel == nil)
        #expect(object.accessibilityTraits == .none)
        object.isAccessibilityElement = true
        object.accessibilityLabel = "Boat"
        object.accessibilityHint = "Sails"
        object.accessibilityTraits = [.button, .selected]
        #expect(object.isAccessibilityElement)
        #expect(object.accessibilityLabel == "Boat")
        #expect(object.accessibilityHint == "Sails")
        #expect(object.accessibilityTraits == [.button, .selected])
        object.accessibilityLabel = nil
        #expect(object.accessibilityLabel == nil)
    }
}
