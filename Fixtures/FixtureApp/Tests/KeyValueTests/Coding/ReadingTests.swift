import Foundation
import Testing

/// > Contract: Foundation, Key-Value Coding Programming Guide, Accessor Search Patterns
@Suite("values by key") struct ReadingTests {
    let parcel = Parcel()

    @Test("numbers of every type, flags and enumerations are NSNumber")
    func numbers() {
        for key in ["count", "small", "big", "weight", "width", "ratio", "isFragile", "grade", "serial"] {
            #expect(parcel.value(forKey: key) is NSNumber, "\(key)")
        }
        #expect(parcel.value(forKey: "small") as? Int == 2)
        #expect(parcel.value(forKey: "grade") as? Int == 1)
        #expect(parcel.value(forKey: "ratio") as? Double == 0.25)
    }

    @Test("structures are NSValue")
    func structures() {
        #expect((parcel.value(forKey: "size") as? NSValue)?.sizeValue == CGSize(width: 1, height: 2))
        #expect((parcel.value(forKey: "place") as? NSValue)?.pointValue == CGPoint(x: 3, y: 4))
        #expect((parcel.value(forKey: "frame") as? NSValue)?.rectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect((parcel.value(forKey: "range") as? NSValue)?.rangeValue == NSRange(location: 1, length: 2))
    }

    @Test("strings, dates, collections and objects are themselves, nil is nil")
    func objects() {
        let date = Date(timeIntervalSince1970: 5)
        parcel.date = date
        parcel.parts = [Parcel("a")]
        #expect(parcel.value(forKey: "title") as? String == "box")
        #expect(parcel.value(forKey: "note") == nil)
        #expect(parcel.value(forKey: "date") as? Date == date)
        #expect((parcel.value(forKey: "parts") as? [Parcel])?.count == 1)
        #expect(parcel.value(forKey: "parent") == nil)
    }

    @Test("a key finds get<Key>, <key>, is<Key> and _<key>")
    func accessors() {
        #expect(parcel.value(forKey: "length") as? Int == 9)
        #expect(parcel.value(forKey: "computed") as? String == "computed box")
        #expect(parcel.value(forKey: "open") as? Bool == true)
        #expect(parcel.value(forKey: "secret") as? String == "secret")
    }

    @Test("@objc(name) is the key")
    func renamed() {
        #expect(parcel.value(forKey: "short") as? String == "b")
    }

    @Test("self is the object")
    func itself() {
        #expect(parcel.value(forKey: "self") as? Parcel === parcel)
        #expect(parcel.value(forKeyPath: "self.title") as? String == "box")
    }

    @Test("#keyPath is the text of the path")
    func literal() {
        #expect(#keyPath(Parcel.parent.title) == "parent.title")
        #expect(parcel.value(forKey: #keyPath(Parcel.title)) as? String == "box")
    }

    @Test("an unknown key is an exception with class and key")
    func unknown() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Parcel().value(forKey: "wings")
        }
        let message = text(of: result?.standardErrorContent)
        #expect(message.contains("Parcel 0x"))
        #expect(message.contains("valueForUndefinedKey:]: this class is not key value coding-compliant for the key wings."))
        #expect(message.contains("NSUnknownKeyException"))
    }

    @Test("a member that is not exposed has no key")
    func hidden() async {
        await #expect(processExitsWith: .failure) { _ = Parcel().value(forKey: "hidden") }
    }

    @Test("value(forUndefinedKey:) answers instead of the exception")
    func undefined() {
        let object = Open()
        object.stored["wings"] = 2
        #expect(object.value(forKey: "wings") as? Int == 2)
        #expect(object.value(forKey: "tail") == nil)
        #expect(object.value(forKey: "count") as? Int == 1)
    }

    @Test("dictionaryWithValues has NSNull for nil")
    func dictionary() {
        let values = parcel.dictionaryWithValues(forKeys: ["title", "note", "count"])
        #expect(values["title"] as? String == "box")
        #expect(values["note"] is NSNull)
        #expect(values["count"] as? Int == 1)
        #expect(values.count == 3)
    }
}
