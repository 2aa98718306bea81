import Foundation
import ObjectiveC
import Testing

@Suite("Collections of weak objects")
struct PointerCollectionTests {
    private final class Plain {}

    @Test("a weak hash table drops deallocated objects, a strong one retains them")
    func hashTables() {
        let (weakly, strongly) = (NSHashTable<AnyObject>.weakObjects(), NSHashTable<Plain>())
        let kept = Plain()
        do {
            let gone = Plain()
            for object in [kept, gone, kept] { weakly.add(object) }
            #expect(weakly.count == 2)
            #expect(weakly.contains(gone))
            strongly.add(Plain())
        }
        #expect(weakly.count == 1)
        #expect(weakly.allObjects.first === kept)
        #expect(weakly.anyObject === kept)
        #expect(strongly.count == 1)
        weakly.remove(kept)
        #expect(weakly.count == 0)
        #expect(weakly.member(kept) == nil)
    }

    @Test("equal objects are one, unless pointer identity is set")
    func equality() {
        let (equal, identical) = (NSHashTable<NSString>(), NSHashTable<NSString>(options: .objectPointerPersonality))
        for table in [equal, identical] { for _ in 0..<2 { table.add(NSString(string: "a long enough text \(1)")) } }
        #expect(equal.count == 1)
        #expect(identical.count == 2)
        #expect(equal.contains("a long enough text 1"))
    }

    @Test("map tables hold keys and values by their options")
    func mapTables() {
        let (values, keys) = (NSMapTable<NSString, Plain>.strongToWeakObjects(), NSMapTable<Plain, NSString>.weakToStrongObjects())
        do {
            let plain = Plain()
            values.setObject(plain, forKey: "a")
            keys.setObject("x", forKey: plain)
            keys.setObject("y", forKey: plain)
            #expect(values.object(forKey: "a") === plain)
            #expect(keys.object(forKey: plain) == "y")
            #expect(keys.count == 1)
        }
        #expect(values.object(forKey: "a") == nil)
        #expect(values.count == 0)
        #expect(keys.count == 0)
        let both = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
        both.setObject(1, forKey: "a")
        both.setObject(2, forKey: "b")
        both.removeObject(forKey: "a")
        both.setObject(nil, forKey: "c")
        #expect(both.count == 1)
        #expect(both.dictionaryRepresentation() == ["b" as NSString: 2])
        #expect(both.keyEnumerator().nextObject() as? String == "b")
        #expect(both.objectEnumerator()?.allObjects.count == 1)
    }

    @Test("a weak pointer array has an empty place where an object is gone, until it is compacted")
    func pointerArray() {
        let array = NSPointerArray.weakObjects()
        let (first, last) = (Plain(), Plain())
        func pointer(_ object: Plain) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(object).toOpaque() }
        array.addPointer(pointer(first))
        do {
            let gone = Plain()
            array.addPointer(pointer(gone))
            #expect(array.allObjects.count == 2)
            #expect(array.pointer(at: 1) == pointer(gone))
        }
        array.addPointer(nil)
        array.insertPointer(pointer(last), at: 3)
        #expect(array.count == 4)
        #expect(array.pointer(at: 1) == nil)
        #expect(array.allObjects.count == 2)
        array.compact()
        #expect(array.count == 2)
        #expect(array.pointer(at: 1) == pointer(last))
        array.replacePointer(at: 0, withPointer: pointer(last))
        array.removePointer(at: 1)
        #expect(array.count == 1)
        #expect(array.allObjects.first as? Plain === last)
        array.count = 3
        #expect(array.allObjects.count == 1)
        #expect(array.pointer(at: 2) == nil)
        array.count = 0
        #expect(array.allObjects.isEmpty)
    }

    @Test("a place that a pointer array does not have ends the app with the index")
    func pointerArrayBounds() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSPointerArray.strongObjects().pointer(at: 0)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("NSRangeException"))
        #expect(message.contains("index 0 beyond bounds 0"))
    }
}
