import Foundation
import Testing

/// > Contract: Foundation, Key-Value Coding Programming Guide, Using Collection Operators
@Suite("key paths and collection operators") struct PathTests {
    let parcel = Parcel("whole")

    init() { parcel.parts = [Parcel("a", 3, note: "x"), Parcel("b", 1), Parcel("a", 2, note: "y")] }

    @Test("a path goes through objects, dictionaries and nil")
    func paths() {
        parcel.parent = Parcel("up")
        parcel.info = ["k": ["inner": 5]]
        #expect(parcel.value(forKeyPath: "parent.title") as? String == "up")
        #expect(parcel.value(forKeyPath: "parent.parent.title") == nil)
        #expect(parcel.value(forKeyPath: "info.k.inner") as? Int == 5)
        #expect(parcel.value(forKeyPath: "title.length") as? Int == 5)
    }

    @Test("an array's key is the array of its elements' values, NSNull for nil")
    func array() {
        #expect(parcel.value(forKeyPath: "parts.title") as? [String] == ["a", "b", "a"])
        let notes = parcel.value(forKeyPath: "parts.note") as? [Any]
        #expect(notes?.count == 3)
        #expect(notes?[1] is NSNull)
    }

    @Test("a set's key is a set without nil")
    func set() {
        let set = NSSet(array: parcel.parts)
        #expect(set.value(forKey: "title") as? Set<String> == ["a", "b"])
        #expect(set.value(forKey: "note") as? Set<String> == ["x", "y"])
    }

    @Test("setValue on a collection sets every element")
    func broadcast() {
        (parcel.parts as NSArray).setValue(9, forKey: "count")
        #expect(parcel.parts.map(\.count) == [9, 9, 9])
        NSSet(array: parcel.parts).setValue("z", forKey: "title")
        #expect(parcel.parts.map(\.title) == ["z", "z", "z"])
        parcel.setValue("q", forKeyPath: "parts.title")
        #expect(parcel.parts.map(\.title) == ["q", "q", "q"])
    }

    @Test("@count, @sum, @avg, @min and @max")
    func aggregates() {
        #expect(parcel.value(forKeyPath: "parts.@count") as? Int == 3)
        #expect(parcel.value(forKeyPath: "parts.@sum.count") as? Int == 6)
        #expect(parcel.value(forKeyPath: "parts.@avg.count") as? Double == 2)
        #expect(parcel.value(forKeyPath: "parts.@min.count") as? Int == 1)
        #expect(parcel.value(forKeyPath: "parts.@max.title") as? String == "b")
        #expect(([1, 2, 4] as NSArray).value(forKeyPath: "@sum.self") as? Int == 7)
    }

    @Test("of an empty collection: sum and average are 0, minimum and maximum nil")
    func empty() {
        parcel.parts = []
        #expect(parcel.value(forKeyPath: "parts.@count") as? Int == 0)
        #expect(parcel.value(forKeyPath: "parts.@sum.count") as? Int == 0)
        #expect(parcel.value(forKeyPath: "parts.@avg.count") as? Int == 0)
        #expect(parcel.value(forKeyPath: "parts.@min.count") == nil)
        #expect(parcel.value(forKeyPath: "parts.@max.count") == nil)
    }

    @Test("nil counts as 0 in a sum and an average, and not in minimum and maximum")
    func nils() {
        parcel.parts[0].number = 4
        #expect(parcel.value(forKeyPath: "parts.@sum.number") as? Int == 4)
        #expect(parcel.value(forKeyPath: "parts.@min.number") as? Int == 4)
        let average = (parcel.value(forKeyPath: "parts.@avg.number") as? NSNumber)?.doubleValue ?? 0
        #expect(abs(average - 4.0 / 3) < 0.000001)
    }

    @Test("@unionOfObjects keeps duplicates, @distinctUnionOfObjects does not")
    func unions() {
        #expect(parcel.value(forKeyPath: "parts.@unionOfObjects.title") as? [String] == ["a", "b", "a"])
        #expect((parcel.value(forKeyPath: "parts.@distinctUnionOfObjects.title") as? [String])?.sorted() == ["a", "b"])
    }

    @Test("@unionOfArrays and @distinctUnionOfArrays go through arrays of arrays")
    func arrays() {
        let nested: NSArray = [[Parcel("a"), Parcel("b")], [Parcel("a")]]
        #expect(nested.value(forKeyPath: "@unionOfArrays.title") as? [String] == ["a", "b", "a"])
        #expect((nested.value(forKeyPath: "@distinctUnionOfArrays.title") as? [String])?.sorted() == ["a", "b"])
    }

    @Test("@distinctUnionOfSets goes through a set of sets")
    func sets() {
        let nested = NSSet(array: [NSSet(array: [Parcel("a"), Parcel("b")]), NSSet(array: [Parcel("a")])])
        #expect(nested.value(forKeyPath: "@distinctUnionOfSets.title") as? Set<String> == ["a", "b"])
    }

    @Test("an operator may be followed by another in the nested collection")
    func nested() {
        parcel.parts[0].parts = [Parcel("c", 5), Parcel("d", 7)]
        #expect(parcel.value(forKeyPath: "parts.@max.parts.@count") as? Int == 2)
        #expect(parcel.value(forKeyPath: "parts.@sum.parts.@sum.count") as? Int == 12)
    }

    @Test("an unknown operator is an exception")
    func unknown() async {
        await #expect(processExitsWith: .failure) { _ = ([1] as NSArray).value(forKeyPath: "@median.self") }
    }

    @Test("dictionaries have their entries as keys, and @ in front of their own")
    func dictionaries() {
        let dictionary: NSDictionary = ["count": "entry", "a": ["b": 1]]
        #expect(dictionary.value(forKey: "count") as? String == "entry")
        #expect(dictionary.value(forKey: "@count") as? Int == 2)
        #expect(dictionary.value(forKeyPath: "a.b") as? Int == 1)
        #expect(dictionary.value(forKey: "missing") == nil)
        let changing = NSMutableDictionary()
        changing.setValue(1, forKey: "x")
        changing.setValue(nil, forKey: "y")
        #expect(changing.count == 1)
        changing.setValue(nil, forKey: "x")
        #expect(changing.count == 0)
    }
}
