import DriveProtocol
import Testing
import TestRecorder

@testable import XCUITest

@Suite("The recorder's selectors")
struct RecordedSelectorTests {
    @Test("name in XCUITest's queries what they name in the recorder's tree, in seeded trees with equal names", arguments: 0..<200)
    func agree(seed: UInt64) {
        var random = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ count: Int) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(random >> 33) % count
        }
        let types: [DriveElementType] = [.button, .cell, .staticText, .table, .navigationBar, .textField]
        var elements: [DriveElement] = []
        for index in 0..<25 {
            var element = DriveElement(
                id: UInt64(index + 1), parent: index == 0 ? -1 : next(index), type: types[next(types.count)].rawValue)
            if next(3) > 0 { element.label = ["a", "b", "c"][next(3)] }
            if next(6) == 0 { element.identifier = ["a", "x"][next(2)] }
            elements.append(element)
        }
        let screen = DriveScreen(isSystem: false, width: 100, height: 100, elements: elements)
        let (ours, theirs) = (ScreenTree(screen), ElementTree(screen))
        for _ in 0..<20 {
            var steps: [ElementSelector.Step] = [.descendants(types[next(types.count)])]
            var path = ElementPath()
            if next(2) == 0 { steps.append(.named(["a", "b", "x"][next(3)])) }
            if next(2) == 0 { steps.append(.descendants(types[next(types.count)])) }
            if next(3) == 0 { steps.append(.containing(.staticText, "a")) }
            if next(3) == 0 { steps.append(.index(next(3))) }
            for step in steps {
                switch step {
                case .descendants(let type): path = path.adding(.descendants(type.rawValue))
                case .named(let name): path = path.adding(.named(name))
                case .containing(let type, let name):
                    path = path.adding(.containing("") { $0.type == type.rawValue && $0.names.contains(name) })
                case .index(let index): path = path.adding(.index(index))
                }
            }
            #expect(ours.resolve(ElementSelector(steps)) == path.resolve(in: theirs))
        }
    }
}
