import Foundation
import ObjectiveC
import Testing

private class Shape {
    var side = 1
    func name() -> String { "shape" }
}
private final class Round: Shape {
    override func name() -> String { "round" }
}
private final class Coloured: Shape {
    var colour = "red"
}

private protocol Sized {}
private final class Plate: NSObject, Sized {}

@Suite("The class of an object")
struct ObjectClassTests {
    @Test("the size of a class's objects includes what it inherits")
    func instanceSize() {
        let word = MemoryLayout<Int>.size
        #expect(class_getInstanceSize(Shape.self) == 3 * word)
        #expect(class_getInstanceSize(Coloured.self) == class_getInstanceSize(Shape.self) + MemoryLayout<String>.size)
        #expect(class_getInstanceSize(nil) == 0)
    }

    @Test("an object says whether its class adopts a protocol")
    func protocols() {
        #expect(Plate().conforms(to: (any Sized).self))
        #expect(!NSObject().conforms(to: (any Sized).self))
    }

    @Test("an object becomes one of a subclass without stored properties, and back, with its values")
    func change() {
        let shapes: [Shape] = [Shape()]
        shapes[0].side = 7
        #expect(object_setClass(shapes[0], Round.self) == Shape.self)
        #expect(shapes[0].name() == "round")
        #expect(shapes[0] is Round)
        #expect(shapes[0].side == 7)
        #expect(object_setClass(shapes[0], Shape.self) == Round.self)
        #expect(shapes[0].name() == "shape")
    }

    @Test("the memory of an object does not hold the properties of a subclass, and is of no other branch of classes")
    func refusal() {
        let shape = Shape()
        #expect(object_setClass(shape, Coloured.self) == Shape.self)
        #expect(type(of: shape) == Shape.self)
        let round: Shape = Round()
        #expect(object_setClass(round, NSObject.self) == Round.self)
        #expect(round.name() == "round")
        #expect(object_setClass(nil, Shape.self) == nil)
    }
}
