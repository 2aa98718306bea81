import Foundation
import HostInterface
import KeyboardModel
import TestSupport
import Testing

@testable import UIKitCore

/// What notifications told.
@MainActor private final class Heard {
    var heights: [CGFloat] = []
    var info: [AnyHashable: Any] = [:]
}

@Suite("Keyboard languages", .serialized) @MainActor struct KeyboardLanguageTests {
    let keyboard = KeyboardStage()

    /// What was asked of the simulator last.
    private var question: (id: UInt32, letters: String, choices: [Int])? {
        for request in keyboard.stage.app.environment.requests.reversed() {
            if case .candidates(let id, let letters, let choices) = request { return (id, letters, choices) }
        }
        return nil
    }

    private func answer(_ found: SpellingCandidates) throws {
        let question = try #require(question)
        keyboard.stage.app.send(.candidates(id: question.id, found))
        keyboard.stage.run(0.1)
    }

    @Test("Pinyin is marked while it is spelt; space takes the first candidate")
    func pinyin() throws {
        keyboard.begin()
        keyboard.tap("Next keyboard")
        keyboard.type("nihao")
        #expect(keyboard.field.text == "nihao")
        #expect(keyboard.field.markedTextRange != nil)
        #expect(question?.letters == "nihao")
        try answer(SpellingCandidates(spelling: "ni hao", candidates: ["你好", "你", "拟"]))
        #expect(keyboard.field.text == "ni hao")
        let labels = AccessibilityTree.elements(of: [keyboard.stage.window]).map(\.label)
        #expect(labels.contains("拟") && labels.contains("More candidates"))
        keyboard.tap("space")
        #expect(question?.choices == [0])
        try answer(SpellingCandidates(fixed: "你好"))
        #expect(keyboard.field.text == "你好")
        #expect(keyboard.field.markedTextRange == nil)
    }

    @Test("a candidate that is touched is taken, also from the opened list")
    func touched() throws {
        keyboard.begin()
        keyboard.tap("Next keyboard")
        keyboard.type("shi")
        try answer(SpellingCandidates(spelling: "shi", candidates: (0..<80).map { "字\($0)" }))
        let bar = keyboard.view.candidates
        func touch(_ label: String) throws {
            let element = try #require(AccessibilityTree.elements(of: [keyboard.stage.window]).first { $0.label == label })
            #expect(element.isHittable)
            keyboard.stage.tap(element.x + element.width / 2, element.y + element.height / 2)
            keyboard.stage.run(0.4)
        }
        try touch("More candidates")
        #expect(bar.isOpen && bar.frame.height == keyboard.view.bounds.height)
        try touch("字9")
        #expect(!bar.isOpen)
        #expect(question?.choices == [9])
    }

    @Test("a program that changes the text ends the spelling, and so does leaving the field")
    func interrupted() throws {
        keyboard.begin()
        keyboard.tap("Next keyboard")
        keyboard.type("ni")
        keyboard.field.text = "other"
        try answer(SpellingCandidates(spelling: "ni", candidates: ["你"]))
        #expect(keyboard.field.text == "other")
        keyboard.type("ni")
        keyboard.other.becomeFirstResponder()
        keyboard.stage.run(0.5)
        try answer(SpellingCandidates(spelling: "ni", candidates: ["你"]))
        #expect(keyboard.field.text == "otherni")
        #expect(keyboard.other.text == "")
    }

    @Test("KB-4: another language with another height is told again", .contract("KB-4"))
    func height() {
        keyboard.begin()
        let heard = Heard()
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in
            let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
            MainActor.assumeIsolated { heard.heights.append(end?.height ?? 0) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        keyboard.tap("Next keyboard")
        keyboard.stage.run(0.5)
        #expect(heard.heights == [335])
        keyboard.tap("Next keyboard")
        keyboard.stage.run(0.5)
        #expect(heard.heights == [335, 291])
        #expect(keyboard.dock?.frame.height == 291)
    }

    @Test("KB-11: the names of old are told too", .contract("KB-11"))
    func legacyKeys() {
        keyboard.begin { _ in }
        keyboard.field.resignFirstResponder()
        keyboard.stage.run(0.5)
        let heard = Heard()
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in
            nonisolated(unsafe) let info = note.userInfo ?? [:]
            MainActor.assumeIsolated { heard.info = info }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        keyboard.field.becomeFirstResponder()
        #expect((heard.info["UIKeyboardBoundsUserInfoKey"] as? NSValue)?.cgRectValue == CGRect(x: 0, y: 0, width: 393, height: 291))
        #expect((heard.info["UIKeyboardCenterEndUserInfoKey"] as? NSValue)?.cgPointValue == CGPoint(x: 196.5, y: 706.5))
        #expect(heard.info["UIKeyboardCenterBeginUserInfoKey"] != nil)
        #expect(heard.info["UIKeyboardFrameChangedByUserInteraction"] as? Bool == false)
    }

    @Test("Arabic letters are typed as they are touched")
    func arabic() {
        keyboard.begin()
        keyboard.tap("Next keyboard", "Next keyboard")
        keyboard.type("مرحبا")
        #expect(keyboard.field.text == "مرحبا")
    }

    @Test("emoji are touched, searched and left for the letters before them")
    func emoji() throws {
        keyboard.begin { $0.autocapitalizationType = .none }
        keyboard.tap("Emoji")
        keyboard.stage.run(0.5)
        func touch(_ label: String) throws {
            let element = try #require(
                AccessibilityTree.elements(of: [keyboard.stage.window]).first { $0.label == label && $0.isHittable }, "\(label)")
            keyboard.stage.tap(element.x + element.width / 2, element.y + element.height / 2)
            keyboard.stage.run(0.4)
        }
        try touch("😀")
        #expect(keyboard.field.text == "😀")
        try touch("Search Emoji")
        keyboard.type("fire")
        try touch("🔥")
        #expect(keyboard.field.text == "😀🔥")
        keyboard.tap("done")
        try touch("delete")
        #expect(keyboard.field.text == "😀")
        try touch("letters")
        keyboard.type("a")
        #expect(keyboard.field.text == "😀a")
    }

    @Test("a secure field has Latin letters alone")
    func secure() {
        keyboard.begin { $0.isSecureTextEntry = true }
        #expect(!keyboard.names.contains("Next keyboard") && !keyboard.names.contains("Emoji"))
        #expect(keyboard.names.contains("q"))
    }
}
