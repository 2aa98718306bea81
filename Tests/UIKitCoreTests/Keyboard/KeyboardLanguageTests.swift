import DeviceProtocol
import Foundation
import KeyboardModel
import TestSupport
import Testing

@testable import UIKeyboard
@testable import UIKitCore
@testable import UILists

/// What notifications told.
@MainActor private final class Heard {
    var heights: [CGFloat] = []
    var info: [AnyHashable: Any] = [:]
}

@Suite("Keyboard languages", .application) @MainActor struct KeyboardLanguageTests {
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

    @Test("Pinyin is marked text while typed; space takes the first candidate")
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
        #expect(labels.contains("拟"))
        #expect(labels.contains("More candidates"))
        keyboard.tap("space")
        #expect(question?.choices == [0])
        try answer(SpellingCandidates(fixed: "你好"))
        #expect(keyboard.field.text == "你好")
        #expect(keyboard.field.markedTextRange == nil)
    }

    @Test("a tapped candidate is inserted, also from the expanded list")
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
        #expect(bar.isOpen)
        #expect(bar.frame.height == keyboard.view.bounds.height)
        try touch("字9")
        #expect(!bar.isOpen)
        #expect(question?.choices == [9])
    }

    @Test("changing the text in code ends the composition, as does leaving the field")
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

    @Test("KB-4: another language with another height posts notifications", .contract("KB-4"))
    func height() {
        keyboard.begin()
        let received = Heard()
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in
            let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
            MainActor.assumeIsolated { received.heights.append(end?.height ?? 0) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        keyboard.tap("Next keyboard")
        keyboard.stage.run(0.5)
        #expect(received.heights == [335])
        keyboard.tap("Next keyboard")
        keyboard.stage.run(0.5)
        #expect(received.heights == [335, 291])
        #expect(keyboard.dock?.frame.height == 291)
    }

    @Test("KB-11: the deprecated notification keys are present too", .contract("KB-11"))
    func legacyKeys() {
        keyboard.begin { _ in }
        keyboard.field.resignFirstResponder()
        keyboard.stage.run(0.5)
        let received = Heard()
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in
            nonisolated(unsafe) let info = note.userInfo ?? [:]
            MainActor.assumeIsolated { received.info = info }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        keyboard.field.becomeFirstResponder()
        #expect((received.info["UIKeyboardBoundsUserInfoKey"] as? NSValue)?.cgRectValue == CGRect(x: 0, y: 0, width: 393, height: 291))
        #expect((received.info["UIKeyboardCenterEndUserInfoKey"] as? NSValue)?.cgPointValue == CGPoint(x: 196.5, y: 706.5))
        #expect(received.info["UIKeyboardCenterBeginUserInfoKey"] != nil)
        #expect(received.info["UIKeyboardFrameChangedByUserInteraction"] as? Bool == false)
    }

    @Test("types Arabic letters")
    func arabic() {
        keyboard.begin()
        keyboard.tap("Next keyboard", "Next keyboard")
        keyboard.type("مرحبا")
        #expect(keyboard.field.text == "مرحبا")
    }

    @Test("emoji are tapped, searched and left for the previous letters")
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

    @Test("a held emoji offers skin tones; the chosen one is typed, and becomes the default")
    func tones() throws {
        keyboard.begin { $0.autocapitalizationType = .none }
        keyboard.tap("Emoji")
        keyboard.stage.run(0.5)
        let list = try #require(keyboard.view.emoji.subviews.compactMap { $0 as? UICollectionView }.first)
        func place(_ index: Int) throws -> CGPoint {
            list.scrollToItem(at: IndexPath(item: index, section: 0), at: .centeredHorizontally, animated: false)
            keyboard.stage.run(0.1)
            let cell = try #require(list.cellForItem(at: IndexPath(item: index, section: 0)))
            return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
        }
        func hold(_ place: CGPoint, by distance: CGFloat) {
            keyboard.stage.app.touch(.began, place.x, place.y)
            keyboard.stage.run(0.7)
            for step in 1...4 { keyboard.stage.app.touch(.moved, place.x + distance * CGFloat(step) / 4, place.y - 40) }
            keyboard.stage.app.touch(.ended, place.x + distance, place.y - 40)
            keyboard.stage.run(0.4)
        }
        let people = EmojiCatalog.standard.groups[0].emoji
        hold(try place(0), by: 60)
        #expect(people[0] == "😀")
        #expect(keyboard.field.text == "")
        let index = try #require(people.firstIndex { !EmojiCatalog.tones(of: $0).isEmpty })
        let start = try place(index)
        let tone = EmojiCatalog.tones(of: people[index])[3]
        var key = Key(.text(people[index]), .text(people[index]), .character, name: "")
        key.variants = EmojiCatalog.tones(of: people[index])
        let cell = try #require(list.cellForItem(at: IndexPath(item: index, section: 0)))
        let offered = try #require(
            KeyVariants(key, over: list.convert(cell.frame, to: keyboard.view.emoji), in: keyboard.view.emoji.bounds))
        let target = try #require(offered.offers.firstIndex { $0.title == tone })
        hold(start, by: offered.cells[target].midX - start.x)
        #expect(keyboard.field.text == tone)
        let again = try place(index)
        keyboard.stage.tap(again.x, again.y)
        #expect(keyboard.field.text == tone + tone)
    }

    @Test("a secure field has only Latin letters")
    func secure() {
        keyboard.begin { $0.isSecureTextEntry = true }
        #expect(!keyboard.names.contains("Next keyboard"))
        #expect(!keyboard.names.contains("Emoji"))
        #expect(keyboard.names.contains("q"))
    }

    @Test("an input names the mode that its keyboard begins with; the user's choice is the app's mode")
    func inputMode() {
        final class EmojiField: UITextField {
            override var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first { $0.primaryLanguage == "emoji" } }
        }
        #expect(UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["en-US", "zh-Hans", "ar", "emoji"])
        keyboard.begin()
        #expect(keyboard.field.textInputMode?.primaryLanguage == "en-US")
        let heard = Counter()
        let token = NotificationCenter.default.addObserver(
            forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { heard.count += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        keyboard.tap("Next keyboard")
        #expect(keyboard.field.textInputMode?.primaryLanguage == "zh-Hans")
        #expect(heard.count == 1)
        let emoji = EmojiField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        keyboard.stage.window.addSubview(emoji)
        emoji.becomeFirstResponder()
        #expect(emoji.applicationContext.inputMode?.primaryLanguage == "emoji")
        #expect(heard.count == 2)
    }
}

@MainActor private final class Counter { var count = 0 }
