import Foundation
import ObjectiveC
import Testing

private class Shape {
    func name() -> String { "shape" }
    func describe() -> String { "a " + name() }
    var side = 1
}
private class Box: Shape {
    override func name() -> String { "box" }
    func open() -> String { "open" }
}
private class Chest: Box {}
private class Safe: Box {
    override func name() -> String { "safe" }
}
private final class Plain: Box {}
private final class Overriding: Box {
    override func name() -> String { "new \(side) " + String(describing: type(of: self)) }
    override var side: Int { didSet { changes += 1 } }
}
nonisolated(unsafe) private var changes = 0  // Of one test.

@Suite("Replaced members of classes")
struct MemberReplacementTests {
    @Test("a class and subclasses that inherit a member have the new one; others, and classes above, keep theirs")
    func replacement() {
        ObjCRuntime.replaceMembers(of: Box.self, with: Overriding.self, plain: Plain.self)
        let shapes: [Shape] = [Shape(), Box(), Chest(), Safe()]
        #expect(shapes.map { $0.describe() } == ["a shape", "a new 1 Box", "a new 1 Chest", "a safe"])
        for shape in shapes { shape.side = 2 }
        #expect(changes == 3)
        #expect(shapes.map(\.side) == [2, 2, 2, 2])
        #expect((shapes[2] as? Box)?.open() == "open")
    }
}
