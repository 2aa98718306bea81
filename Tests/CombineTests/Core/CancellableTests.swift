import Combine
import Testing

@Suite("AnyCancellable") struct CancellableTests {
    @Test("cancels once") func once() {
        var count = 0
        let cancellable = AnyCancellable { count += 1 }
        cancellable.cancel()
        cancellable.cancel()
        #expect(count == 1)
    }

    @Test("cancels when it is released") func release() {
        var count = 0
        var cancellable: AnyCancellable? = AnyCancellable { count += 1 }
        #expect(cancellable != nil)
        cancellable = nil
        #expect(count == 1)
    }

    @Test("is released by a set and a collection with their elements") func store() {
        var count = 0
        var set: Set<AnyCancellable> = []
        var list: [AnyCancellable] = []
        AnyCancellable { count += 1 }.store(in: &set)
        AnyCancellable { count += 10 }.store(in: &list)
        #expect(set.count == 1)
        set = []
        #expect(count == 1)
        list = []
        #expect(count == 11)
    }

    @Test("may be cancelled from its own action") func reentrant() {
        var count = 0
        var cancellable: AnyCancellable?
        cancellable = AnyCancellable {
            count += 1
            cancellable?.cancel()
        }
        cancellable?.cancel()
        #expect(count == 1)
    }

    @Test("identifiers of objects are equal for one object, and new ones differ") func identifiers() {
        let token = Token()
        #expect(CombineIdentifier(token) == CombineIdentifier(token))
        #expect(CombineIdentifier() != CombineIdentifier())
        #expect(CombineIdentifier(token).description.hasPrefix("0x"))
    }
}
