import Foundation
import ObjectiveC
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Custom actions and rotors: names and kinds", .application) @MainActor struct CustomActionNameTests {
    @Test("an action has its attributed name's text, and may send a message or call a closure, with an image")
    func actions() {
        let name = NSAttributedString(string: "Share", attributes: [.accessibilitySpeechPitch: 1.5])
        let closure = UIAccessibilityCustomAction(attributedName: name) { $0.name == "Share" }
        #expect(closure.name == "Share")
        #expect(closure.attributedName == name)
        #expect(closure.perform())
        let image = UIImage()
        let message = UIAccessibilityCustomAction(attributedName: name, image: image, target: nil, selector: Selector("share"))
        #expect(message.image === image)
        #expect(!message.perform())
        #expect(UIAccessibilityCustomAction(name: "A", image: image, target: nil, selector: Selector("share")).image === image)
    }

    @Test("a rotor of a system kind is named by it")
    func rotors() {
        let rotor = UIAccessibilityCustomRotor(systemType: .headingLevel3) { _ in nil }
        #expect(rotor.systemRotorType == .headingLevel3)
        #expect(rotor.name == "Headings Level 3")
        let own = UIAccessibilityCustomRotor(attributedName: NSAttributedString(string: "Errors")) { _ in nil }
        #expect(own.systemRotorType == .none)
        #expect(own.name == "Errors")
        own.name = "Warnings"
        #expect(own.attributedName.string == "Warnings")
    }
}
