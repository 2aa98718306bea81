import Testing

@testable import UIDocuments

@Suite("DocumentChanges") struct DocumentChangesTests {
    @Test("is not edited after every change was undone")
    func undone() {
        var changes = DocumentChanges()
        changes.add(.done)
        changes.add(.done)
        #expect(changes.isEdited)
        changes.add(.undone)
        changes.add(.undone)
        #expect(!changes.isEdited)
    }

    @Test("is edited after a saved change was undone, and not after it was made again")
    func undoneBelowTheFile() {
        var changes = DocumentChanges()
        changes.add(.done)
        changes.remove(changes)
        changes.add(.undone)
        #expect(changes.isEdited)
        changes.add(.redone)
        #expect(!changes.isEdited)
    }

    @Test("stays edited when a change follows the undoing of a saved one, whatever is undone")
    func diverged() {
        var changes = DocumentChanges()
        changes.add(.undone)
        changes.add(.done)
        #expect(changes.count == 0)
        #expect(changes.isEdited)
        changes.remove(changes)
        #expect(!changes.isEdited)
    }

    @Test("keeps the changes that were made while a save went on")
    func token() {
        var changes = DocumentChanges()
        changes.add(.done)
        let token = changes
        changes.add(.done)
        changes.remove(token)
        #expect(changes.count == 1)
    }
}
