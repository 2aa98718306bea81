import Foundation
import Testing

@testable import ObjectiveC

/// A list and a set that are properties, as the source rewriter leads them.
private final class Library: NSObject {
    var titles: [String] = ["a", "b", "c"] {
        willSet { KeyValueChanges.willSet(self, "titles") }
        didSet { KeyValueChanges.didSet(self, "titles") }
    }
    var tags: Set<String> = ["x"] {
        willSet { KeyValueChanges.willSet(self, "tags") }
        didSet { KeyValueChanges.didSet(self, "tags") }
    }
    var books = NSMutableArray(array: ["one"])
    var places = NSOrderedSet(array: ["a", "b"]) {
        willSet { KeyValueChanges.willSet(self, "places") }
        didSet { KeyValueChanges.didSet(self, "places") }
    }
    let stops = NSMutableOrderedSet(array: ["one"])
    var owner: Library?

    static func prepare() {
        ObjCRuntime.register(Library.self, "titles") { library, _ in library.titles }
        ObjCRuntime.register(Library.self, "setTitles:") { library, values in
            library.titles = ObjCRuntime.argument(values, 0)
            return nil
        }
        ObjCRuntime.register(Library.self, "tags") { library, _ in library.tags }
        ObjCRuntime.register(Library.self, "setTags:") { library, values in
            library.tags = ObjCRuntime.argument(values, 0)
            return nil
        }
        ObjCRuntime.register(Library.self, "books") { library, _ in library.books }
        ObjCRuntime.register(Library.self, "places") { library, _ in library.places }
        ObjCRuntime.register(Library.self, "setPlaces:") { library, values in
            library.places = ObjCRuntime.argument(values, 0)
            return nil
        }
        ObjCRuntime.register(Library.self, "stops") { library, _ in library.stops }
        ObjCRuntime.register(Library.self, "owner") { library, _ in library.owner }
    }
}

/// A list and a set that are changed through accessors.
private final class Shelf: NSObject {
    var calls: [String] = []
    private var items: [String] = ["a"]
    private var marks: Set<String> = []

    static func prepare() {
        ObjCRuntime.register(Shelf.self, "countOfItems") { shelf, _ in shelf.items.count }
        ObjCRuntime.register(Shelf.self, "objectInItemsAtIndex:") { shelf, values in shelf.items[ObjCRuntime.argument(values, 0) as Int] }
        ObjCRuntime.register(Shelf.self, "insertObject:inItemsAtIndex:") { shelf, values in
            shelf.calls.append("insert")
            shelf.items.insert(ObjCRuntime.argument(values, 0), at: ObjCRuntime.argument(values, 1))
            return nil
        }
        ObjCRuntime.register(Shelf.self, "removeObjectFromItemsAtIndex:") { shelf, values in
            shelf.calls.append("remove")
            shelf.items.remove(at: ObjCRuntime.argument(values, 0))
            return nil
        }
        ObjCRuntime.register(Shelf.self, "marks") { shelf, _ in shelf.marks }
        ObjCRuntime.register(Shelf.self, "addMarksObject:") { shelf, values in
            shelf.calls.append("add")
            shelf.marks.insert(ObjCRuntime.argument(values, 0))
            return nil
        }
        ObjCRuntime.register(Shelf.self, "removeMarksObject:") { shelf, values in
            shelf.calls.append("drop")
            shelf.marks.remove(ObjCRuntime.argument(values, 0))
            return nil
        }
    }
}

private final class Listener: NSObject {
    var seen: [[NSKeyValueChangeKey: Any]] = []
    static func prepare() {
        ObjCRuntime.register(Listener.self, "observeValueForKeyPath:ofObject:change:context:") { listener, values in
            listener.seen.append(ObjCRuntime.argument(values, 2))
            return nil
        }
    }
    var kinds: [UInt?] { seen.map { $0[.kindKey] as? UInt } }
    var indexes: [[Int]?] { seen.map { ($0[.indexesKey] as? IndexSet).map(Array.init) } }
    func strings(_ key: NSKeyValueChangeKey) -> [[String]?] {
        seen.map { change in
            PredicateExpression.elements(of: change[key]).map { $0.compactMap { $0 as? String }.sorted() }
        }
    }
}

/// > Contract: Foundation, NSKeyValueCoding mutableArrayValue(forKey:), NSKeyValueObserving.
@Suite(.serialized) struct ObservedCollectionTests {
    init() {
        Library.prepare()
        Shelf.prepare()
        Listener.prepare()
    }

    @Test("mutableArrayValue(forKey:) changes the property, and observers get the affected elements and their indexes")
    func list() {
        let (library, listener) = (Library(), Listener())
        library.addObserver(listener, forKeyPath: "titles", options: [.old, .new], context: nil)
        let titles = library.mutableArrayValue(forKey: "titles")
        titles.insert("z", at: 1)
        titles.removeObject(at: 0)
        titles.replaceObject(at: 2, with: "q")
        library.removeObserver(listener, forKeyPath: "titles")
        titles.add("unseen")
        #expect(library.titles == ["z", "b", "q", "unseen"])
        #expect(titles.count == 4)
        #expect(listener.kinds == [2, 3, 4])
        #expect(listener.indexes == [[1], [0], [2]])
        #expect(listener.strings(.newKey) == [["z"], nil, ["q"]])
        #expect(listener.strings(.oldKey) == [nil, ["a"], ["c"]])
    }

    @Test("all mutations of the list of mutableArrayValue(forKey:) reach the property")
    func mutations() {
        let library = Library()
        let titles = library.mutableArrayValue(forKey: "titles")
        titles.addObjects(from: ["e", "d"])
        titles.sort(comparator: { ($0 as? String ?? "").compare($1 as? String ?? "") })
        #expect(library.titles == ["a", "b", "c", "d", "e"])
        titles.exchangeObject(at: 0, withObjectAt: 4)
        titles.removeLastObject()
        titles.remove("c")
        #expect(library.titles == ["e", "b", "d"])
        #expect(titles.contains("b"))
        #expect(titles.index(of: "d") == 2)
        titles.removeObjects(at: [0, 2])
        titles.insert(["m", "n"], at: [0, 2])
        #expect(library.titles == ["m", "b", "n"])
        titles.setArray(["k"])
        #expect(library.titles == ["k"])
        library.titles = ["elsewhere"]
        #expect(titles.firstObject as? String == "elsewhere")
        #expect((titles.copy() as? NSArray)?.count == 1)
        titles.removeAllObjects()
        #expect(library.titles.isEmpty)
        library.owner = Library()
        library.mutableArrayValue(forKeyPath: "owner.titles").add("far")
        #expect(library.owner?.titles.last == "far")
        library.mutableArrayValue(forKey: "books").add("two")
        #expect(library.books == ["one", "two"])
    }

    @Test("the accessors insertObject:in…AtIndex: and removeObjectFrom…AtIndex: of a class are used and reported")
    func accessors() {
        let (shelf, listener) = (Shelf(), Listener())
        #expect(shelf.value(forKey: "items") as? [String] == ["a"])
        shelf.addObserver(listener, forKeyPath: "items", options: [.old, .new], context: nil)
        let items = shelf.mutableArrayValue(forKey: "items")
        items.add("b")
        items.replaceObject(at: 0, with: "c")
        items.removeObject(at: 1)
        shelf.removeObserver(listener, forKeyPath: "items")
        #expect(shelf.value(forKey: "items") as? [String] == ["c"])
        #expect(shelf.calls == ["insert", "remove", "insert", "remove"])
        #expect(listener.kinds == [2, 4, 3])
        #expect(listener.indexes == [[1], [0], [1]])
        #expect(listener.strings(.newKey) == [["b"], ["c"], nil])
        #expect(listener.strings(.oldKey) == [nil, ["a"], ["b"]])
    }

    @Test("mutableSetValue(forKey:) changes the property, and observers get the elements that come and go")
    func members() {
        let (library, shelf, listener) = (Library(), Shelf(), Listener())
        library.addObserver(listener, forKeyPath: "tags", options: [.old, .new], context: nil)
        let tags = library.mutableSetValue(forKey: "tags")
        tags.add("y")
        tags.add("y")
        tags.remove("x")
        library.removeObserver(listener, forKeyPath: "tags")
        tags.union(["u", "v"])
        tags.minus(["u"])
        #expect(library.tags == ["y", "v"])
        #expect(tags.contains("v"))
        #expect(tags.count == 2)
        #expect(listener.kinds == [2, 3])
        #expect(listener.strings(.newKey) == [["y"], nil])
        #expect(listener.strings(.oldKey) == [nil, ["x"]])
        let marks = shelf.mutableSetValue(forKey: "marks")
        marks.add("m")
        marks.remove("m")
        #expect(shelf.calls == ["add", "drop"])
        #expect(marks.count == 0)
    }

    @Test("mutableOrderedSetValue(forKey:) changes the property, and observers get the affected elements and their indexes")
    func ordered() {
        let (library, listener) = (Library(), Listener())
        library.addObserver(listener, forKeyPath: "places", options: [.old, .new], context: nil)
        let places = library.mutableOrderedSetValue(forKey: "places")
        places.insert("z", at: 1)
        places.add("a")
        places.removeObject(at: 0)
        places.replaceObject(at: 1, with: "q")
        library.removeObserver(listener, forKeyPath: "places")
        places.add("unseen")
        #expect(library.places.array as? [String] == ["z", "q", "unseen"])
        #expect(listener.kinds == [2, 3, 4])
        #expect(listener.indexes == [[1], [0], [1]])
        #expect(listener.strings(.newKey) == [["z"], nil, ["q"]])
        #expect(listener.strings(.oldKey) == [nil, ["a"], ["b"]])
    }

    @Test("all mutations of the set of mutableOrderedSetValue(forKey:) reach the property, and none makes an element occur twice")
    func orderedMutations() {
        let library = Library()
        let places = library.mutableOrderedSetValue(forKey: "places")
        places.addObjects(from: ["d", "c", "a"])
        #expect(places.array as? [String] == ["a", "b", "d", "c"])
        places.exchangeObject(at: 0, withObjectAt: 3)
        #expect(library.places.array as? [String] == ["c", "b", "d", "a"])
        places.moveObjects(at: [0], to: 2)
        #expect(library.places.array as? [String] == ["b", "d", "c", "a"])
        places.sort(comparator: { ($0 as? String ?? "").compare($1 as? String ?? "") })
        #expect(library.places.array as? [String] == ["a", "b", "c", "d"])
        places.replaceObject(at: 0, with: "d")
        #expect(library.places.array as? [String] == ["a", "b", "c", "d"])
        places.minus(NSOrderedSet(array: ["b"]))
        places.intersect(NSOrderedSet(array: ["a", "d"]))
        places.union(NSOrderedSet(array: ["d", "e"]))
        #expect(library.places.array as? [String] == ["a", "d", "e"])
        #expect(places.firstObject as? String == "a")
        #expect(places.index(of: "e") == 2)
        #expect((places.copy() as? NSOrderedSet)?.count == 3)
        library.places = NSOrderedSet(array: ["elsewhere"])
        #expect(places.count == 1)
        #expect(places.map { $0 as? String } == ["elsewhere"])
        places.removeAllObjects()
        #expect(library.places.count == 0)
        library.owner = Library()
        library.mutableOrderedSetValue(forKeyPath: "owner.places").add("far")
        #expect(library.owner?.places.lastObject as? String == "far")
        library.mutableOrderedSetValue(forKey: "stops").add("two")
        #expect(library.stops.array as? [String] == ["one", "two"])
    }

    @Test("the set of mutableOrderedSetValue(forKey:) uses a class's insertObject:in…AtIndex: and removeObjectFrom…AtIndex:")
    func orderedAccessors() {
        let shelf = Shelf()
        let items = shelf.mutableOrderedSetValue(forKey: "items")
        items.add("b")
        items.add("a")
        items.remove("a")
        #expect(shelf.calls == ["insert", "remove"])
        #expect(shelf.value(forKey: "items") as? [String] == ["b"])
    }

    @Test("willChange(_:valuesAt:forKey:) and a set's mutations report only the affected elements")
    func byHand() {
        let (library, listener) = (Library(), Listener())
        ObjCRuntime.registerClassMethod(Library.self, "automaticallyNotifiesObserversForKey:") { _ in false }
        defer { ObjCRuntime.registerClassMethod(Library.self, "automaticallyNotifiesObserversForKey:") { _ in true } }
        for key in ["titles", "tags"] { library.addObserver(listener, forKeyPath: key, options: [.old, .new, .prior], context: nil) }
        library.willChange(.removal, valuesAt: [0, 2], forKey: "titles")
        library.titles = ["b"]
        library.didChange(.removal, valuesAt: [0, 2], forKey: "titles")
        #expect(listener.kinds == [3, 3])
        #expect(listener.indexes == [[0, 2], [0, 2]])
        #expect(listener.strings(.oldKey) == [["a", "c"], ["a", "c"]])
        #expect(listener.seen.first?[.notificationIsPriorKey] as? Bool == true)
        #expect(listener.seen.last?[.newKey] == nil)
        library.willChangeValue(forKey: "tags", withSetMutation: .set, using: ["x", "k"])
        library.tags = ["x", "k"]
        library.didChangeValue(forKey: "tags", withSetMutation: .set, using: ["x", "k"])
        #expect(listener.kinds.last == 4)
        #expect(listener.strings(.newKey).last == ["k"])
        #expect(listener.strings(.oldKey).last == [])
        for key in ["titles", "tags"] { library.removeObserver(listener, forKeyPath: key) }
    }

    @Test("observe delivers an inserted element as a list of the property's type")
    func typed() {
        let library = Library()
        var seen: [[String]?] = []
        let observation = library.observe(ObjCRuntime.keyPath(\.titles, "titles"), options: [.new, .old]) { _, change in
            seen += [change.newValue, change.oldValue]
            #expect(change.indexes == [3])
            #expect(change.kind == .insertion)
        }
        library.mutableArrayValue(forKey: "titles").add("d")
        #expect(seen == [["d"], nil])
        observation.invalidate()
    }
}
