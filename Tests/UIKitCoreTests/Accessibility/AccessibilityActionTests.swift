import DeviceProtocol
import Foundation
import ObjectiveC
import Testing

@testable import UIKitCore

@Suite("Assistive tool actions", .application) @MainActor struct AccessibilityActionTests {
    private let app = TestApplication()

    private func elements() throws -> [AccessibilityElement] {
        app.send(.queryElements(id: 9))
        guard case .elements(9, let elements)? = app.environment.requests.last else {
            Issue.record("no answer")
            return []
        }
        return elements
    }

    private func perform(_ action: AccessibilityAction, on label: String) throws -> Bool {
        let element = try #require(try elements().first { $0.label == label })
        app.send(.perform(id: 3, element: element.id, action))
        let done = app.environment.requests.reversed().compactMap { request -> Bool? in
            if case .performed(3, let isDone) = request { isDone } else { nil }
        }
        return try #require(done.first as Bool?)
    }

    private func element(_ label: String, _ y: CGFloat, in view: UIView) -> UIView {
        let made = UIView(frame: CGRect(x: 0, y: y, width: 200, height: 44))
        made.isAccessibilityElement = true
        made.accessibilityLabel = label
        view.addSubview(made)
        return made
    }

    @Test("offers a custom action by name and returns the app's result")
    func customActions() throws {
        let window = app.window()
        var done: [String] = []
        let row = element("Row", 100, in: window)
        row.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Copy") {
                done.append($0.name)
                return true
            },
            UIAccessibilityCustomAction(name: "Share") { _ in false },
        ]
        #expect(try elements().first?.actions == ["Copy", "Share"])
        #expect(try perform(.custom(0), on: "Row"))
        #expect(try !perform(.custom(1), on: "Row"))
        #expect(try !perform(.custom(2), on: "Row"))
        #expect(done == ["Copy"])
    }

    @Test("a custom action with a selector returns the method's result; its name and its attributed name are one")
    func customActionSelectors() {
        final class Target: NSObject {
            var result: Any?
        }
        ObjCRuntime.register(Target.self, "act:") { target, _ in target.result }
        let target = Target()
        let action = UIAccessibilityCustomAction(name: "Copy", target: target, selector: Selector("act:"))
        let results: [(Any?, Bool)] = [(true, true), (false, false), (NSNumber(value: false), false), (nil, true), ((), true)]
        for (result, isDone) in results {
            target.result = result
            #expect(action.perform() == isDone)
        }
        action.selector = Selector("missing:")
        #expect(!action.perform())
        action.name = "Share"
        #expect(action.attributedName.string == "Share")
        action.attributedName = NSAttributedString(string: "Print")
        #expect(action.name == "Print")
    }

    @Test("a custom rotor moves between elements, also that of a superview, and stops when the app finds no more")
    func customRotors() throws {
        let window = app.window()
        let list = UIView(frame: window.bounds)
        window.addSubview(list)
        let rows = ["Apple", "Bread", "Egg"].enumerated().map { element($1, CGFloat(100 + $0 * 50), in: list) }
        list.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Vowels") { predicate in
                let place = rows.firstIndex { $0 === predicate.currentItem.targetElement } ?? -1
                let step = predicate.searchDirection == .next ? 1 : -1
                var next = place + step
                while rows.indices.contains(next), rows[next].accessibilityLabel == "Bread" { next += step }
                return rows.indices.contains(next)
                    ? UIAccessibilityCustomRotorItemResult(targetElement: rows[next], target: nil) : nil
            }
        ]
        let shown = try elements()
        #expect(shown.map(\.rotors) == [["Vowels"], ["Vowels"], ["Vowels"]])
        #expect(try perform(.rotor(0, forward: true), on: "Apple"))
        let told = app.environment.requests.compactMap { request -> UInt64? in
            if case .accessibility(.layoutChanged(let element)) = request { element } else { nil }
        }
        #expect(told == [shown.last?.id])
        #expect(try !perform(.rotor(0, forward: true), on: "Egg"))
        #expect(try !perform(.rotor(1, forward: true), on: "Egg"))
    }
}
