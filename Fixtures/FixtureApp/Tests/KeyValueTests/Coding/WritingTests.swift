import Foundation
import Testing

/// > Contract: Foundation, Key-Value Coding Programming Guide, Representing Non-Object Values; Handling Non-Object Values
@Suite("setting values by key") struct WritingTests {
    let parcel = Parcel()

    @Test("numbers are converted to the property's type")
    func conversions() {
        parcel.setValue(3.9, forKey: "count")
        parcel.setValue(NSNumber(value: 70_000), forKey: "small")
        parcel.setValue(5, forKey: "weight")
        parcel.setValue(1, forKey: "isFragile")
        parcel.setValue(NSNumber(value: 2), forKey: "width")
        parcel.setValue(true, forKey: "big")
        #expect(parcel.count == 3)
        #expect(parcel.small == 4464)
        #expect(parcel.weight == 5)
        #expect(parcel.isFragile)
        #expect(parcel.width == 2)
        #expect(parcel.big == 1)
    }

    @Test("a numeric string is a number")
    func strings() {
        parcel.setValue("12", forKey: "count")
        parcel.setValue("2.5", forKey: "weight")
        parcel.setValue("YES", forKey: "isFragile")
        #expect(parcel.count == 12)
        #expect(parcel.weight == 2.5)
        #expect(parcel.isFragile)
    }

    @Test("structures are set from NSValue and from themselves")
    func structures() {
        parcel.setValue(NSValue(size: CGSize(width: 5, height: 6)), forKey: "size")
        parcel.setValue(CGPoint(x: 7, y: 8), forKey: "place")
        parcel.setValue(NSValue(rect: CGRect(x: 0, y: 0, width: 9, height: 9)), forKey: "frame")
        parcel.setValue(NSValue(range: NSRange(location: 3, length: 4)), forKey: "range")
        #expect(parcel.size == CGSize(width: 5, height: 6))
        #expect(parcel.place == CGPoint(x: 7, y: 8))
        #expect(parcel.frame.width == 9)
        #expect(parcel.range == NSRange(location: 3, length: 4))
    }

    @Test("an enumeration is set by its raw value")
    func enumeration() {
        parcel.setValue(2, forKey: "grade")
        #expect(parcel.grade == .high)
        parcel.setValue(Grade.low.rawValue, forKey: "grade")
        #expect(parcel.grade == .low)
    }

    @Test("objects take objects and nil")
    func objects() {
        parcel.setValue("n", forKey: "note")
        parcel.setValue(5, forKey: "number")
        parcel.setValue(Parcel("p"), forKey: "parent")
        #expect(parcel.note == "n")
        #expect(parcel.number == 5)
        #expect(parcel.parent?.title == "p")
        parcel.setValue(nil, forKey: "note")
        parcel.setValue(nil, forKey: "parent")
        #expect(parcel.note == nil)
        #expect(parcel.parent == nil)
    }

    @Test("a flag has a key with and without is")
    func flag() {
        parcel.setValue(true, forKey: "isFragile")
        #expect(parcel.isFragile)
    }

    @Test("a key path sets the last object's property, and nothing where an object is missing")
    func path() {
        parcel.setValue("lost", forKeyPath: "parent.title")
        parcel.parent = Parcel("p")
        parcel.setValue("q", forKeyPath: "parent.title")
        #expect(parcel.parent?.title == "q")
    }

    @Test("setValuesForKeys sets each, NSNull as nil")
    func several() {
        parcel.note = "n"
        parcel.setValuesForKeys(["title": "t", "count": 4, "note": NSNull()])
        #expect(parcel.title == "t")
        #expect(parcel.count == 4)
        #expect(parcel.note == nil)
    }

    @Test("nil for a number calls setNilValueForKey, an exception unless overridden")
    func nilScalar() async {
        let object = Open()
        object.setValue(nil, forKey: "count")
        #expect(object.nils == ["count"])
        #expect(object.count == 1)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Parcel().setValue(nil, forKey: "count")
        }
        let message = text(of: result?.standardErrorContent)
        #expect(message.contains("setNilValueForKey]: could not set nil as the value for the key count."))
        #expect(message.contains("NSInvalidArgumentException"))
    }

    @Test("nil for a structure and for a flag calls setNilValueForKey too")
    func nilStructure() async {
        await #expect(processExitsWith: .failure) { Parcel().setValue(nil, forKey: "frame") }
        await #expect(processExitsWith: .failure) { Parcel().setValue(nil, forKey: "isFragile") }
    }

    @Test("an unknown key calls setValue(_:forUndefinedKey:), an exception unless overridden")
    func unknown() async {
        let object = Open()
        object.setValue(2, forKey: "wings")
        #expect(object.stored["wings"] as? Int == 2)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Parcel().setValue(1, forKey: "wings")
        }
        let message = text(of: result?.standardErrorContent)
        #expect(message.contains("setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key wings."))
        #expect(message.contains("NSUnknownKeyException"))
    }

    @Test("a constant cannot be set")
    func constant() async {
        await #expect(processExitsWith: .failure) { Parcel().setValue(1, forKey: "serial") }
    }
}
