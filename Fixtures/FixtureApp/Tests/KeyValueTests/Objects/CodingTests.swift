import Foundation
import Testing

class Note: NSObject, NSSecureCoding, NSCopying {
    static var supportsSecureCoding: Bool { true }
    var title: String
    var stars: Int
    var rect: CGRect
    var links: [Note]

    init(_ title: String, stars: Int = 0, links: [Note] = []) {
        (self.title, self.stars, self.rect, self.links) = (title, stars, CGRect(x: 1, y: 2, width: 3, height: 4), links)
    }

    required init?(coder: NSCoder) {
        guard let title = coder.decodeObject(of: NSString.self, forKey: "title") as String? else { return nil }
        self.title = title
        stars = coder.decodeInteger(forKey: "stars")
        rect = coder.decodeRect(forKey: "rect")
        links = coder.decodeObject(of: [NSArray.self, Note.self], forKey: "links") as? [Note] ?? []
    }

    func encode(with coder: NSCoder) {
        coder.encode(title, forKey: "title")
        coder.encode(stars, forKey: "stars")
        coder.encode(rect, forKey: "rect")
        coder.encode(links, forKey: "links")
    }

    func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(copying: self) }
    required init(copying other: Note) { (title, stars, rect, links) = (other.title + " copy", other.stars, other.rect, other.links) }

    override func isEqual(_ object: Any?) -> Bool { (object as? Note).map { $0.title == title && $0.stars == stars } ?? false }
    override var hash: Int { title.hashValue }
}

final class Reminder: Note, NSMutableCopying {
    var due = 5
    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(due, forKey: "due")
    }
    func mutableCopy(with zone: NSZone? = nil) -> Any { Reminder("mutable") }
}

@objc(StoredNote) final class Renamed: NSObject, NSCoding {
    var value = 0
    override init() {}
    required init?(coder: NSCoder) { value = coder.decodeInteger(forKey: "value") }
    func encode(with coder: NSCoder) { coder.encode(value, forKey: "value") }
}

/// > Contract: Foundation, NSCoding; NSCopying; NSObjectProtocol.isEqual(_:)
@Suite("coding, copies and equality of an app's objects") struct CodingTests {
    private func archive(_ object: Any, secure: Bool = true) throws -> Data {
        try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: secure)
    }

    @Test("an object and its subclass survive an archive")
    func roundTrip() throws {
        let note = Note("a", stars: 3, links: [Note("b"), Reminder("c")])
        let data = try archive(note)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClasses: [Note.self, NSArray.self], from: data) as? Note)
        #expect(read.title == "a")
        #expect(read.stars == 3)
        #expect(read.rect == note.rect)
        #expect(read.links.map(\.title) == ["b", "c"])
        #expect(read.links.last is Reminder)
    }

    @Test("unarchivedObject(ofClass:) takes the class and its subclasses")
    func classes() throws {
        let data = try archive(Reminder("r"))
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: Note.self, from: data) is Reminder)
    }

    @Test("an archive names a class with its module, and one that has the name of @objc(name) is read")
    func names() throws {
        let note = try PropertyListSerialization.propertyList(from: archive(Note("n")), format: nil) as? [String: Any]
        let names = (note?["$objects"] as? [Any] ?? []).compactMap { ($0 as? [String: Any])?["$classname"] as? String }
        #expect(names.contains(NSStringFromClass(Note.self)))
        #expect(NSStringFromClass(Renamed.self) == "StoredNote")
        let written = Renamed()
        written.value = 7
        let list = try #require(
            try PropertyListSerialization.propertyList(from: archive(written, secure: false), format: nil) as? [String: Any])
        var renamed = list
        renamed["$objects"] = (list["$objects"] as? [Any])?.map { object in
            var entry = object as? [String: Any]
            if entry?["$classname"] != nil { entry?["$classname"] = "StoredNote" }
            return entry ?? object
        }
        let data = try PropertyListSerialization.data(fromPropertyList: renamed, format: .binary, options: 0)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        #expect((unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Renamed)?.value == 7)
    }

    @Test("an object that is shared in an archive is one object again")
    func identity() throws {
        let shared = Note("s")
        let data = try archive([shared, shared] as NSArray)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClasses: [NSArray.self, Note.self], from: data) as? [Note]
        #expect(read?.count == 2)
        #expect(read?.first === read?.last)
    }

    @Test("an archive in pieces keeps keys apart")
    func keys() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(Note("one"), forKey: "first")
        archiver.encode(true, forKey: "flag")
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(unarchiver.decodeObject(of: Note.self, forKey: "first")?.title == "one")
        #expect(unarchiver.decodeBool(forKey: "flag"))
        #expect(!unarchiver.containsValue(forKey: "second"))
        unarchiver.finishDecoding()
    }

    @Test("copy() and mutableCopy() call the class's own")
    func copies() {
        let copy = Note("a", stars: 1).copy() as? Note
        #expect(copy?.title == "a copy")
        #expect(Reminder("r").copy() is Reminder)
        #expect((Reminder("r").mutableCopy() as? Reminder)?.title == "mutable")
    }

    @Test("isEqual and hash decide in sets, arrays, dictionaries and ==")
    func equality() {
        let (first, second) = (Note("a"), Note("a"))
        #expect(first == second)
        #expect(first !== second)
        #expect(Set([first, second]).count == 1)
        #expect(NSSet(array: [first, second]).count == 1)
        #expect([first].contains(second))
        #expect((([first] as NSArray).index(of: second)) == 0)
        #expect(NSOrderedSet(array: [first, second, Note("b")]).count == 2)
        #expect([first: 1][second] == 1)
    }
}
