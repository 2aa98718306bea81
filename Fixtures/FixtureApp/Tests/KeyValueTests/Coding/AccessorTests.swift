import Foundation
import Testing

private class Ledger: NSObject {
    var entries = ["a", "b", "c"]
    var people: Set<String> = ["Ada"]
    var log: [String] = []
    @objc func countOfEntries() -> Int { entries.count }
    @objc func objectInEntriesAtIndex(_ index: Int) -> Any { entries[index] }
    @objc func insertObject(_ object: String, inEntriesAtIndex index: Int) { entries.insert(object, at: index) }
    @objc func removeObjectFromEntriesAtIndex(_ index: Int) { entries.remove(at: index) }
    @objc func replaceObjectInEntriesAtIndex(_ index: Int, withObject object: String) {
        log.append("replace")
        entries[index] = object
    }
    @objc func countOfPeople() -> Int { people.count }
    @objc func enumeratorOfPeople() -> NSEnumerator { NSSet(set: people).objectEnumerator() }
    @objc func memberOfPeople(_ person: String) -> String? { people.contains(person) ? person : nil }
    @objc func addPeopleObject(_ person: String) { people.insert(person) }
    @objc func removePeopleObject(_ person: String) { people.remove(person) }
}

private class Guarded: Parcel {
    var log: [String] = []
    override func value(forKey key: String) -> Any? {
        log.append("get \(key)")
        return super.value(forKey: key)
    }
    override func setValue(_ value: Any?, forKey key: String) {
        log.append("set \(key)")
        super.setValue(value, forKey: key)
    }
    override class var accessInstanceVariablesDirectly: Bool { false }
}

/// > Contract: Foundation, Key-Value Coding Programming Guide, Accessing Collection Properties; Validating Properties
@Suite("accessors of collections, validation, overrides") struct AccessorTests {
    @Test("countOf<Key> and objectIn<Key>AtIndex: make a list")
    func list() {
        let ledger = Ledger()
        #expect(ledger.value(forKey: "entries") as? [String] == ["a", "b", "c"])
        #expect(ledger.value(forKeyPath: "entries.@count") as? Int == 3)
    }

    @Test("insertObject:in<Key>AtIndex: and its siblings change it")
    func mutableList() {
        let ledger = Ledger()
        let entries = ledger.mutableArrayValue(forKey: "entries")
        entries.add("d")
        entries.removeObject(at: 0)
        entries.replaceObject(at: 0, with: "B")
        #expect(ledger.entries == ["B", "c", "d"])
        #expect(ledger.log == ["replace"])
        #expect(entries.count == 3)
    }

    @Test("countOf<Key>, enumeratorOf<Key> and memberOf<Key>: make a set")
    func set() {
        let ledger = Ledger()
        #expect(ledger.value(forKey: "people") as? Set<String> == ["Ada"])
        let people = ledger.mutableSetValue(forKey: "people")
        people.add("Eve")
        people.remove("Ada")
        #expect(ledger.people == ["Eve"])
    }

    @Test("mutableArrayValue sets a property that has no accessors, also by key path")
    func property() {
        let parcel = Parcel()
        parcel.parent = Parcel()
        parcel.mutableArrayValue(forKeyPath: "parent.parts").add(Parcel("x"))
        #expect(parcel.parent?.parts.map(\.title) == ["x"])
        parcel.mutableSetValue(forKey: "marks").add("m")
        #expect(parcel.marks == ["m"])
    }

    @Test("validateValue calls validate<Key>, which may replace the value")
    func validation() throws {
        let parcel = Parcel()
        var value: AnyObject? = "  t " as NSString
        try parcel.validateValue(&value, forKey: "title")
        #expect(value as? String == "t")
    }

    @Test("validateValue throws what validate<Key> throws")
    func invalid() {
        let parcel = Parcel()
        var value: AnyObject? = "" as NSString
        #expect(throws: (any Error).self) { try parcel.validateValue(&value, forKey: "title") }
    }

    @Test("validateValue accepts every value of a key without validator, and takes key paths")
    func unvalidated() throws {
        let parcel = Parcel()
        parcel.parent = Parcel()
        var value: AnyObject? = NSNumber(value: 3)
        try parcel.validateValue(&value, forKey: "count")
        #expect(value as? Int == 3)
        var title: AnyObject? = "" as NSString
        #expect(throws: (any Error).self) { try parcel.validateValue(&title, forKeyPath: "parent.title") }
    }

    @Test("a class's own value(forKey:) and setValue(_:forKey:) are called, also through paths")
    func overrides() {
        let guarded = Guarded()
        let object: NSObject = guarded
        object.setValue(4, forKey: "count")
        #expect(object.value(forKey: "count") as? Int == 4)
        let holder = Parcel()
        holder.parent = guarded
        _ = holder.value(forKeyPath: "parent.title")
        holder.setValue("t", forKeyPath: "parent.title")
        #expect(guarded.log == ["set count", "get count", "get title", "set title"])
    }

    @Test("instance variables are accessed unless a class declines")
    func variables() {
        #expect(Parcel.accessInstanceVariablesDirectly)
        #expect(!Guarded.accessInstanceVariablesDirectly)
    }

    @Test("the key of an operator is a string")
    func operatorNames() {
        #expect(NSKeyValueOperator.sumKeyValueOperator.rawValue == "sum")
        #expect(NSKeyValueOperator.distinctUnionOfObjectsKeyValueOperator.rawValue == "distinctUnionOfObjects")
    }
}
