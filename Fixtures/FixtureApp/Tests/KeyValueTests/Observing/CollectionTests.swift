import Foundation
import Testing

private class Playlist: NSObject {
    private(set) var stored: [String] = ["a", "b"]
    var calls: [String] = []
    @objc var songs: [String] { stored }
    @objc func insertObject(_ song: String, inSongsAtIndex index: Int) {
        calls.append("insert")
        stored.insert(song, at: index)
    }
    @objc func removeObjectFromSongsAtIndex(_ index: Int) {
        calls.append("remove")
        stored.remove(at: index)
    }

    func shuffle() {
        let all = IndexSet(stored.indices)
        willChange(.replacement, valuesAt: all, forKey: "songs")
        stored.reverse()
        didChange(.replacement, valuesAt: all, forKey: "songs")
    }
}

/// > Contract: Foundation, Key-Value Observing Programming Guide, To-Many Relationships
@Suite("observed collections") struct CollectionTests {
    let account = Account()

    @Test("an insertion by mutableArrayValue has index and element, and no old value")
    func insertion() {
        account.tags = ["a", "c"]
        let calls = watching(account, "tags") { account.mutableArrayValue(forKey: "tags").insert("b", at: 1) }
        #expect(account.tags == ["a", "b", "c"])
        #expect(calls.map(\.kind) == [.insertion])
        #expect(calls.first?.indexes == IndexSet(integer: 1))
        #expect(calls.first?.change[.newKey] as? [String] == ["b"])
        #expect(calls.first?.change[.oldKey] == nil)
    }

    @Test("a removal has index and element, and no new value")
    func removal() {
        account.tags = ["a", "b", "c"]
        let calls = watching(account, "tags") { account.mutableArrayValue(forKey: "tags").removeObject(at: 2) }
        #expect(account.tags == ["a", "b"])
        #expect(calls.map(\.kind) == [.removal])
        #expect(calls.first?.indexes == IndexSet(integer: 2))
        #expect(calls.first?.change[.oldKey] as? [String] == ["c"])
        #expect(calls.first?.change[.newKey] == nil)
    }

    @Test("a replacement has index and both elements")
    func replacement() {
        account.tags = ["a", "b"]
        let calls = watching(account, "tags") { account.mutableArrayValue(forKey: "tags").replaceObject(at: 0, with: "z") }
        #expect(account.tags == ["z", "b"])
        #expect(calls.map(\.kind) == [.replacement])
        #expect(calls.first?.indexes == IndexSet(integer: 0))
        #expect(calls.first?.change[.oldKey] as? [String] == ["a"])
        #expect(calls.first?.change[.newKey] as? [String] == ["z"])
    }

    @Test("prior is told of an insertion before it, with its indexes")
    func prior() {
        let calls = watching(account, "tags", [.prior, .new]) { account.mutableArrayValue(forKey: "tags").add("a") }
        #expect(calls.map(\.isPrior) == [true, false])
        #expect(calls.map(\.indexes) == [IndexSet(integer: 0), IndexSet(integer: 0)])
        #expect(calls.map { $0.change[.newKey] as? [String] } == [nil, ["a"]])
    }

    @Test("an array's proxy uses the class's accessors")
    func accessors() {
        let list = Playlist()
        let calls = watching(list, "songs") {
            list.mutableArrayValue(forKey: "songs").insert("x", at: 0)
            list.mutableArrayValue(forKey: "songs").removeObject(at: 2)
        }
        #expect(list.stored == ["x", "a"])
        #expect(list.calls == ["insert", "remove"])
        #expect(calls.map(\.kind) == [.insertion, .removal])
    }

    @Test("willChange(_:valuesAt:forKey:) notifies of what a class did itself")
    func manual() {
        let list = Playlist()
        let calls = watching(list, "songs") { list.shuffle() }
        #expect(calls.map(\.kind) == [.replacement])
        #expect(calls.first?.indexes == IndexSet(0..<2))
        #expect(calls.first?.change[.oldKey] as? [String] == ["a", "b"])
        #expect(calls.first?.change[.newKey] as? [String] == ["b", "a"])
    }

    @Test("a set's proxy notifies of added and removed members")
    func members() {
        account.members = ["a", "b"]
        let calls = watching(account, "members") {
            account.mutableSetValue(forKey: "members").add("c")
            account.mutableSetValue(forKey: "members").remove("a")
        }
        #expect(account.members == ["b", "c"])
        #expect(calls.map(\.kind) == [.insertion, .removal])
        #expect(calls.first?.change[.newKey] as? Set<String> == ["c"])
        #expect(calls.last?.change[.oldKey] as? Set<String> == ["a"])
        #expect(calls.first?.indexes == nil)
    }

    @Test("union, minus, intersection and replacement by hand have the kinds of changes")
    func setMutations() {
        account.plainMembers = ["a", "b"]
        func change(_ kind: NSKeyValueSetMutationKind, _ objects: Set<String>, _ body: () -> Void) {
            account.willChangeValue(forKey: "plainMembers", withSetMutation: kind, using: objects)
            body()
            account.didChangeValue(forKey: "plainMembers", withSetMutation: kind, using: objects)
        }
        let calls = watching(account, "plainMembers") {
            change(.union, ["c"]) { account.plainMembers.insert("c") }
            change(.minus, ["a"]) { account.plainMembers.remove("a") }
            change(.intersect, ["b"]) { account.plainMembers = ["b"] }
            change(.set, ["z"]) { account.plainMembers = ["z"] }
        }
        #expect(calls.map(\.kind) == [.insertion, .removal, .removal, .replacement])
        #expect(calls.last?.change[.oldKey] as? Set<String> == ["b"])
        #expect(calls.last?.change[.newKey] as? Set<String> == ["z"])
    }

    @Test("an ordered set's proxy notifies of indexes")
    func ordered() {
        account.ordered = NSOrderedSet(array: ["a", "b"])
        let calls = watching(account, "ordered") {
            account.mutableOrderedSetValue(forKey: "ordered").insert("x", at: 1)
            account.mutableOrderedSetValue(forKey: "ordered").removeObject(at: 0)
        }
        #expect(account.ordered.array as? [String] == ["x", "b"])
        #expect(calls.map(\.kind) == [.insertion, .removal])
        #expect(calls.map(\.indexes) == [IndexSet(integer: 1), IndexSet(integer: 0)])
    }

    @Test("observe has the indexes too")
    func closure() {
        account.tags = ["a"]
        var seen: [IndexSet?] = []
        let token = account.observe(\.tags, options: [.new]) { _, change in seen.append(change.indexes) }
        account.mutableArrayValue(forKey: "tags").add("b")
        #expect(seen == [IndexSet(integer: 1)])
        token.invalidate()
    }
}
