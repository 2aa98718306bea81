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
            #expect(weakly.count == 2 && weakly.contains(gone))
            strongly.add(Plain())
        }
        #expect(weakly.count == 1 && weakly.allObjects.first === kept && weakly.anyObject === kept && strongly.count == 1)
        weakly.remove(kept)
        #expect(weakly.count == 0 && weakly.member(kept) == nil)
    }

    @Test("equal objects are one, unless pointer identity is set")
    func equality() {
        let (equal, identical) = (NSHashTable<NSString>(), NSHashTable<NSString>(options: .objectPointerPersonality))
        for table in [equal, identical] { for _ in 0..<2 { table.add(NSString(string: "a long enough text \(1)")) } }
        #expect(equal.count == 1 && identical.count == 2 && equal.contains("a long enough text 1"))
    }

    @Test("map tables hold keys and values by their options")
    func mapTables() {
        let (values, keys) = (NSMapTable<NSString, Plain>.strongToWeakObjects(), NSMapTable<Plain, NSString>.weakToStrongObjects())
        do {
            let plain = Plain()
            values.setObject(plain, forKey: "a")
            keys.setObject("x", forKey: plain)
            keys.setObject("y", forKey: plain)
            #expect(values.object(forKey: "a") === plain && keys.object(forKey: plain) == "y" && keys.count == 1)
        }
        #expect(values.object(forKey: "a") == nil && values.count == 0 && keys.count == 0)
        let both = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
        both.setObject(1, forKey: "a")
        both.setObject(2, forKey: "b")
        both.removeObject(forKey: "a")
        both.setObject(nil, forKey: "c")
        #expect(
            both.count == 1 && both.dictionaryRepresentation() == ["b" as NSString: 2]
                && both.keyEnumerator().nextObject() as? String == "b")
        #expect(both.objectEnumerator()?.allObjects.count == 1)
    }
}
