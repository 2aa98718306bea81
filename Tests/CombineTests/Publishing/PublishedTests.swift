import Combine
import Foundation
import Testing

@Suite("@Published and ObservableObject") struct PublishedTests {
    class Model: ObservableObject {
        @Published var name = "a"
        @Published var count: Int
        var plain = 0
        init(count: Int = 0) { self.count = count }
    }

    final class Detailed: Model {
        unowned(safe) var owner: AnyObject
        @Published var detail: String?
        lazy var late = [1, 2]
        init(owner: AnyObject) {
            self.owner = owner
            super.init()
        }
    }

    final class Manual: ObservableObject {
        var value = 0 { willSet { objectWillChange.send() } }
    }

    final class Box<Value>: NSObject, ObservableObject {
        @Published var value: Value
        init(_ value: Value) { self.value = value }
    }

    final class Custom: ObservableObject {
        let objectWillChange = PassthroughSubject<Int, Never>()
    }

    @Test("sends the current value, then each new one before it is set") func willSet() {
        let model = Model()
        var seen: [String] = []
        let cancellable = model.$name.sink { seen.append("\($0) while \(model.name)") }
        model.name = "b"
        model.name = "c"
        #expect(seen == ["a while a", "b while a", "c while b"])
        #expect(model.name == "c")
        cancellable.cancel()
    }

    @Test("a subscriber that requests late receives the latest value") func demand() {
        let model = Model()
        let probe = model.$count.probe(.none)
        model.count = 1
        model.count = 2
        probe.request(.max(1))
        #expect(probe.received == ["2"])
    }

    @Test("objectWillChange sends before each change of a published property") func objectWillChange() {
        let model = Model()
        var seen: [String] = []
        let cancellable = model.objectWillChange.sink { seen.append("\(model.name) \(model.count)") }
        model.name = "b"
        model.count = 5
        model.plain = 1
        #expect(seen == ["a 0", "b 0"])
        #expect(model.objectWillChange === model.objectWillChange)
        cancellable.cancel()
    }

    @Test("objectWillChange finds the properties of superclasses, next to a reference that is not there any more") func inherited() {
        var owner: Token? = Token()
        let model = Detailed(owner: owner ?? Token())
        owner = nil
        var count = 0
        let cancellable = model.objectWillChange.sink { count += 1 }
        model.name = "b"
        model.detail = "x"
        #expect(count == 2)
        #expect(model.late == [1, 2])
        cancellable.cancel()
    }

    @Test("objectWillChange of generic classes and of subclasses of NSObject") func generic() {
        let box = Box("a")
        var count = 0
        let cancellable = box.objectWillChange.sink { count += 1 }
        box.value = "b"
        #expect(count == 1)
        cancellable.cancel()
    }

    @Test("an object without published properties has one publisher") func manual() {
        let object = Manual()
        var count = 0
        let cancellable = object.objectWillChange.sink { count += 1 }
        object.value = 4
        #expect(count == 1)
        #expect(object.objectWillChange === object.objectWillChange)
        #expect(Manual().objectWillChange !== object.objectWillChange)
        cancellable.cancel()
    }

    @Test("a class may have a publisher of its own") func custom() {
        let object = Custom()
        let probe = object.objectWillChange.probe()
        object.objectWillChange.send(3)
        #expect(probe.received == ["3"])
    }

    @Test("assigns to a published property until its object is released") func assign() {
        let source = Source<Int, Never>()
        weak var released: Model?
        do {
            let model = Model()
            released = model
            source.assign(to: &model.$count)
            source.send(7)
            #expect(model.count == 7)
            #expect(source.history == ["request unlimited"])
        }
        #expect(released == nil)
        #expect(source.history == ["request unlimited", "cancel"])
    }

    @Test("an object with subscribers is released") func release() {
        weak var released: Model?
        var cancellables: Set<AnyCancellable> = []
        do {
            let model = Model()
            released = model
            model.$name.sink { _ = $0.count }.store(in: &cancellables)
            model.objectWillChange.sink {}.store(in: &cancellables)
        }
        #expect(released == nil)
    }

    @Test("operators follow a property") func chain() {
        let model = Model()
        let probe = model.$name.combineLatest(model.$count).map { "\($0)\($1)" }.removeDuplicates().probe()
        model.count = 1
        model.count = 1
        model.name = "b"
        #expect(probe.received == ["a0", "a1", "b1"])
    }
}
