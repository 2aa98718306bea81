import Foundation
import ObjectiveC
import Testing

@Suite("UndoManager") struct UndoManagerTests {
    private final class Counter: NSObject {
        let manager = UndoManager()
        var value = 0
        func set(_ new: Int) {
            let old = value
            manager.registerUndo(withTarget: self) { $0.set(old) }
            value = new
        }
    }

    private func grouped(_ manager: UndoManager, _ body: () -> Void) {
        manager.beginUndoGrouping()
        body()
        manager.endUndoGrouping()
    }

    @Test("undoes and redoes, group by group") func undoRedo() {
        let counter = Counter()
        counter.manager.groupsByEvent = false
        grouped(counter.manager) {
            counter.set(1)
            counter.set(2)
            counter.manager.setActionName("Count")
        }
        grouped(counter.manager) { counter.set(3) }
        counter.manager.undo()
        #expect(counter.value == 2)
        #expect(counter.manager.undoMenuItemTitle == "Undo Count")
        counter.manager.undo()
        #expect(counter.value == 0)
        #expect(!counter.manager.canUndo)
        #expect(counter.manager.redoActionName == "Count")
        counter.manager.redo()
        #expect(counter.value == 2)
        counter.manager.redo()
        #expect(counter.value == 3)
        #expect(!counter.manager.canRedo)
    }

    @Test("a new change clears the redo stack") func redoGoes() {
        let counter = Counter()
        counter.manager.groupsByEvent = false
        grouped(counter.manager) { counter.set(1) }
        counter.manager.undo()
        #expect(counter.manager.canRedo)
        grouped(counter.manager) { counter.set(5) }
        #expect(!counter.manager.canRedo)
    }

    @Test("with groups by event, undo closes the open group") func byEvent() {
        let counter = Counter()
        counter.set(1)
        counter.set(2)
        #expect(counter.manager.groupingLevel == 1)
        counter.manager.undo()
        #expect(counter.value == 0)
    }

    @Test("limits the number of groups; skips a deallocated target; registers nothing while disabled") func limits() {
        let counter = Counter()
        counter.manager.groupsByEvent = false
        counter.manager.levelsOfUndo = 2
        for value in 1...5 { grouped(counter.manager) { counter.set(value) } }
        #expect(counter.manager.undoCount == 2)
        counter.manager.undo()
        counter.manager.undo()
        counter.manager.undo()
        #expect(counter.value == 3)
        let manager = UndoManager()
        manager.groupsByEvent = false
        var other: Counter? = Counter()
        var undone = 0
        manager.beginUndoGrouping()
        if let other { manager.registerUndo(withTarget: other) { _ in undone += 1 } }
        manager.endUndoGrouping()
        other = nil
        manager.undo()
        #expect(undone == 0)
        manager.disableUndoRegistration()
        manager.registerUndo(withTarget: counter) { _ in undone += 1 }
        manager.enableUndoRegistration()
        #expect(!manager.canUndo)
    }

    @Test("removing a target's actions keeps the others") func removal() {
        let (one, two) = (Counter(), Counter())
        let manager = UndoManager()
        var received: [String] = []
        manager.groupsByEvent = false
        grouped(manager) {
            manager.registerUndo(withTarget: one) { _ in received.append("one") }
            manager.registerUndo(withTarget: two) { _ in received.append("two") }
        }
        manager.removeAllActions(withTarget: one)
        manager.undo()
        #expect(received == ["two"])
    }
}
