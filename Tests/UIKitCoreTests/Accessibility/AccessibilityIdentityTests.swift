import Foundation
import Testing

@testable import UIKitCore

@Suite("Identifiers of elements", .application) @MainActor struct AccessibilityIdentityTests {
    @Test("views and elements are numbered as they are made")
    func order() {
        let view = UIView()
        let element = UIAccessibilityElement(accessibilityContainer: view)
        #expect(AccessibilityIdentity.of(element) == AccessibilityIdentity.of(view) + 1)
        #expect(AccessibilityIdentity.of(UIView()) == AccessibilityIdentity.of(view) + 2)
    }

    @Test("a later view never has the identifier of one that is gone")
    func reuse() {
        let identifiers = (0..<100).map { _ in AccessibilityIdentity.of(UIView()) }
        #expect(Set(identifiers).count == 100)
    }

    @Test("an identifier is a whole number in JSON; what is no element has none")
    func range() {
        #expect(AccessibilityIdentity.of(UIView()) < 1 << 53)
        #expect(AccessibilityIdentity.of(UIView()) > 0)
        #expect(AccessibilityIdentity.of(NSObject()) == 0)
    }
}
