public import CoreGraphics
internal import DriveProtocol
public import Foundation
internal import ObjectiveC

/// An element of an app's interface, which may exist or not. It is looked up again whenever it is used.
///
/// > Contract: XCUIAutomation, XCUIElement. The parameters `file` and `line` are added: they are the place that a failure names.
public class XCUIElement: NSObject, XCUIElementTypeQueryProvider {
    let path: ElementPath
    let place: SourcePlace
    let isSystem: Bool

    init(_ path: ElementPath, at place: SourcePlace, isSystem: Bool) {
        (self.path, self.place, self.isSystem) = (path, place, isSystem)
        super.init()
        // `XCTNSPredicateExpectation` reads elements by the names of their properties.
        ElementAttributes.prepare()
    }

    // MARK: Queries

    /// Elements of a type below this one.
    public func descendants(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(path.adding(.descendants(type.rawValue)), at: place, isSystem: isSystem)
    }

    /// Elements of a type directly below this one.
    public func children(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(path.adding(.children(type.rawValue)), at: place, isSystem: isSystem)
    }

    /// The first of the elements that match.
    public var firstMatch: XCUIElement { XCUIElement(path.adding(.first), at: place, isSystem: isSystem) }

    // MARK: Attributes

    /// Whether the element is in the interface now.
    public var exists: Bool {
        do throws(SimulationFailure) {
            return !path.resolve(in: try Simulation.shared.tree(for: "exists " + path.description, meaning: path, system: isSystem)).isEmpty
        } catch {
            TestFailure.record(error.text, ofPropertyAt: place)
            return false
        }
    }

    /// Whether the element exists and a touch in the middle of its visible part would reach it.
    public var isHittable: Bool { nodeIfThere?.isHittable ?? false }

    /// The frame. > Units: points of the screen.
    public var frame: CGRect { node.map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) } ?? .zero }

    /// The app's name for the element, which users do not see.
    public var identifier: String { node?.identifier ?? "" }

    /// What the element is called on the screen.
    public var label: String { node?.label ?? "" }

    /// The title of a bar or an alert.
    public var title: String { node?.title ?? "" }

    /// The value: the text of a field, "1" of a switch that is on, "50%" of a slider.
    public var value: Any? { node?.value }

    /// What an empty text input shows.
    public var placeholderValue: String? { node?.placeholder }

    /// The kind of the element.
    public var elementType: ElementType { node.flatMap { ElementType(rawValue: $0.type) } ?? .any }

    /// Whether the element responds to the user.
    public var isEnabled: Bool { node?.isEnabled ?? false }

    /// Whether the element is selected.
    public var isSelected: Bool { node?.isSelected ?? false }

    /// Whether the element has the keyboard.
    public var hasFocus: Bool { node?.hasFocus ?? false }

    /// The element and what is below it now.
    public override var debugDescription: String {
        guard let tree = try? Simulation.shared.tree(meaning: path, system: isSystem) else { return path.description }
        guard let index = path.resolve(in: tree).first else { return path.description + ": no match" }
        return ElementWords.tree(tree, below: index)
    }

    public override var description: String { path.description }

    /// A place in the element. > Parameters: normalizedOffset: from (0, 0) at the top left to (1, 1).
    public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
        XCUICoordinate(of: self, normalizedOffset: normalizedOffset, offset: .zero)
    }

    // MARK: Lookup

    /// The element; it is a failure of the test if there is none, or more than one.
    private var node: DriveElement? {
        do throws(SimulationFailure) {
            let tree = try Simulation.shared.tree(meaning: path, system: isSystem)
            do throws(ElementMismatch) {
                return tree[try ElementMismatch.only(path, in: tree)]
            } catch {
                TestFailure.record(error.text, ofPropertyAt: place)
            }
        } catch {
            TestFailure.record(error.text, ofPropertyAt: place)
        }
        return nil
    }

    /// The element, if there is one.
    var nodeIfThere: DriveElement? {
        let question = "attributes of " + path.description
        guard let tree = try? Simulation.shared.tree(for: question, meaning: path, system: isSystem) else { return nil }
        return path.resolve(in: tree).first.map { tree[$0] }
    }
}
