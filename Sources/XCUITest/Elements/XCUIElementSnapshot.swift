internal import DriveProtocol
public import Foundation

/// What an element is and has, read from the interface.
///
/// > Contract: XCUIAutomation, XCUIElementAttributes. Not isolated to the main actor. Size classes are missing.
public protocol XCUIElementAttributes {
    /// The app's name for the element, which users do not see.
    var identifier: String { get }
    /// The frame. > Units: points of the screen.
    var frame: CGRect { get }
    /// The value as text.
    var value: Any? { get }
    /// The title of a bar or an alert.
    var title: String { get }
    /// What the element is called on the screen.
    var label: String { get }
    /// The kind of the element.
    var elementType: XCUIElement.ElementType { get }
    /// Whether the element responds to the user.
    var isEnabled: Bool { get }
    /// What an empty text input shows.
    var placeholderValue: String? { get }
    /// Whether the element is selected.
    var isSelected: Bool { get }
    /// Whether the element has the keyboard.
    var hasFocus: Bool { get }
}

/// An element and what is below it at one moment.
///
/// > Contract: XCUIAutomation, XCUIElementSnapshot
public protocol XCUIElementSnapshot: XCUIElementAttributes {
    /// The elements directly below.
    var children: [any XCUIElementSnapshot] { get }
    /// The attributes by name, those of the elements below under `children`.
    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// What can be read at once, with all that is below it.
///
/// > Contract: XCUIAutomation, XCUIElementSnapshotProviding
public protocol XCUIElementSnapshotProviding: AnyObject {
    /// The element and what is below it now. > Throws: if there is no such element, or more than one.
    func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement: XCUIElementAttributes, XCUIElementSnapshotProviding {
    /// The name of an attribute in a snapshot's dictionary.
    ///
    /// > Contract: XCUIAutomation, XCUIElement.AttributeName
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        /// Creates a name from its text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app's name for the element.
        public static let identifier = AttributeName(rawValue: "identifier")
        /// The frame, as a dictionary of `X`, `Y`, `Width` and `Height`. > Units: points of the screen.
        public static let frame = AttributeName(rawValue: "frame")
        /// The value as text.
        public static let value = AttributeName(rawValue: "value")
        /// The title of a bar or an alert.
        public static let title = AttributeName(rawValue: "title")
        /// What the element is called on the screen.
        public static let label = AttributeName(rawValue: "label")
        /// The raw value of the element's type.
        public static let elementType = AttributeName(rawValue: "elementType")
        /// Whether the element responds to the user.
        public static let enabled = AttributeName(rawValue: "enabled")
        /// What an empty text input shows.
        public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
        /// Whether the element is selected.
        public static let selected = AttributeName(rawValue: "selected")
        /// Whether the element has the keyboard.
        public static let hasFocus = AttributeName(rawValue: "hasFocus")
        /// The dictionaries of the elements below.
        public static let children = AttributeName(rawValue: "children")
    }

    /// The element and what is below it now. > Throws: if there is no such element, or more than one.
    public func snapshot() throws -> any XCUIElementSnapshot {
        let tree: ElementTree
        do throws(SimulationFailure) { tree = try Simulation.shared.tree(meaning: path, system: isSystem) } catch {
            throw SnapshotError(errorDescription: "Failed to get a snapshot of \(path.description): \(error.text)")
        }
        do throws(ElementMismatch) { return ElementSnapshot(try ElementMismatch.only(path, in: tree), in: tree) } catch {
            throw SnapshotError(errorDescription: "Failed to get a snapshot: \(error.text)")
        }
    }
}

/// Why there is no snapshot.
struct SnapshotError: LocalizedError {
    var errorDescription: String?
}

/// Reads the elements of one moment.
struct ElementSnapshot: XCUIElementSnapshot {
    private let element: DriveElement
    private let below: [ElementSnapshot]

    init(_ index: Int, in tree: ElementTree) {
        element = tree[index]
        below = tree.children(of: index).map { ElementSnapshot($0, in: tree) }
    }

    var children: [any XCUIElementSnapshot] { below }
    var identifier: String { element.identifier }
    var frame: CGRect { CGRect(x: element.x, y: element.y, width: element.width, height: element.height) }
    var value: Any? { element.value }
    var title: String { element.title }
    var label: String { element.label }
    var elementType: XCUIElement.ElementType { XCUIElement.ElementType(rawValue: element.type) ?? .any }
    var isEnabled: Bool { element.isEnabled }
    var placeholderValue: String? { element.placeholder }
    var isSelected: Bool { element.isSelected }
    var hasFocus: Bool { element.hasFocus }

    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
        var values: [XCUIElement.AttributeName: Any] = [
            .identifier: identifier, .title: title, .label: label, .elementType: element.type, .enabled: isEnabled, .selected: isSelected,
            .hasFocus: hasFocus, .children: below.map(\.dictionaryRepresentation),
            .frame: ["X": element.x, "Y": element.y, "Width": element.width, "Height": element.height],
        ]
        values[.value] = element.value
        values[.placeholderValue] = element.placeholder
        return values
    }
}
