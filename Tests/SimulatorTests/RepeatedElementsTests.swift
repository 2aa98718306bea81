import DriveProtocol
import Foundation
import Testing

@testable import Simulator

@Suite("Elements that a test asks for again")
struct RepeatedElementsTests {
    private static func elements(_ label: String) -> [DriveElement] {
        var element = DriveElement(id: 1, parent: -1, type: 9)
        element.label = label
        return [element]
    }

    private static func screen(_ label: String) -> DriveScreen {
        DriveScreen(isSystem: false, width: 393, height: 852, elements: elements(label))
    }

    @Test("the same text is read once, another one again")
    func reading() throws {
        let repeated = RepeatedElements()
        for label in ["a", "a", "b", "b", "a"] {
            #expect(try repeated.elements(DriveLine.text(of: Self.elements(label))) == Self.elements(label))
        }
        #expect(repeated.readCount == 3)
    }

    @Test("the same answer is written once, another one again; other answers are written as ever")
    func writing() throws {
        let repeated = RepeatedElements()
        for label in ["a", "a", "b", "b", "a"] {
            let answer = DriveAnswer.screen(Self.screen(label))
            #expect(try repeated.line(answer) == DriveLine.data(answer))
        }
        #expect(repeated.writtenCount == 3)
        var wider = Self.screen("a")
        wider.width = 852
        #expect(try repeated.line(.screen(wider)) == DriveLine.data(DriveAnswer.screen(wider)))
        #expect(try repeated.line(.done) == DriveLine.data(DriveAnswer.done))
    }

    @Test("what is no list of elements is refused, each time")
    func refused() throws {
        let repeated = RepeatedElements()
        for _ in 0..<2 { #expect(throws: DriveLineError.self) { try repeated.elements("[{}]") } }
        #expect(repeated.readCount == 0)
    }
}
