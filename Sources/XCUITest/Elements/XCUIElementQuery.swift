internal import DriveProtocol
public import Foundation
internal import ObjectiveC

/// Elements that a test looks for. Nothing is looked up before a property or a method asks about the elements that match.
///
/// > Contract: XCUIAutomation, XCUIElementQuery. The parameters `file` and `line` are added: they are the place that a failure names.
public class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
    let path: ElementPath
    let place: SourcePlace
    /// Whether the device's own screens are meant, and not the app.
    let isSystem: Bool

    init(_ path: ElementPath, at place: SourcePlace, isSystem: Bool) {
        (self.path, self.place, self.isSystem) = (path, place, isSystem)
    }

    private func adding(_ step: ElementPath.Step) -> XCUIElementQuery {
        XCUIElementQuery(path.adding(step), at: place, isSystem: isSystem)
    }

    private func only(_ path: ElementPath, _ file: StaticString? = nil, _ line: UInt = 0) -> XCUIElement {
        XCUIElement(path, at: file.map { SourcePlace(file: $0, line: line) } ?? place, isSystem: isSystem)
    }

    /// The one element that matches; using it is a failure if several do.
    public var element: XCUIElement { only(path) }

    /// The first match.
    public var firstMatch: XCUIElement { only(path.adding(.first)) }

    /// The number of elements that match now.
    public var count: Int { found().count }

    /// The element at a place of the results.
    public func element(boundBy index: Int, file: StaticString = #filePath, line: UInt = #line) -> XCUIElement {
        only(path.adding(.index(index)), file, line)
    }

    /// The element at a place of the results.
    @available(*, deprecated, renamed: "element(boundBy:)")
    public func element(at index: Int) -> XCUIElement { element(boundBy: index) }

    /// The one match of which a predicate over an element's attributes is true.
    public func element(matching predicate: NSPredicate, file: StaticString = #filePath, line: UInt = #line) -> XCUIElement {
        only(matching(predicate).path, file, line)
    }

    /// The one match of a type, and with an identifier unless it is nil.
    public func element(
        matching elementType: XCUIElement.ElementType, identifier: String?, file: StaticString = #filePath, line: UInt = #line
    ) -> XCUIElement { only(matching(elementType, identifier: identifier).path, file, line) }

    /// The one match whose identifier, label, title, value or placeholder is a text.
    public subscript(key: String, file: StaticString = #filePath, line: UInt = #line) -> XCUIElement {
        only(path.adding(.named(key)), file, line)
    }

    /// All elements that match now, each bound to its place in the results.
    public var allElementsBoundByIndex: [XCUIElement] { found().indices.map { only(path.adding(.index($0))) } }

    /// All elements that match now.
    public var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

    /// Elements of a type below the matches.
    public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery { adding(.descendants(type.rawValue)) }

    /// Elements of a type directly below the matches.
    public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery { adding(.children(type.rawValue)) }

    /// Those of which a predicate over an element's attributes is true.
    public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
        adding(.matching("\"\(predicate)\"", Self.condition(predicate)))
    }

    /// Those of a type, and with an identifier unless it is nil.
    public func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        let typed = elementType == .any ? self : adding(Self.typed(elementType))
        return identifier.map { typed.matching(identifier: $0) } ?? typed
    }

    /// Those whose identifier, label, title, value or placeholder is a text.
    public func matching(identifier: String) -> XCUIElementQuery { adding(.named(identifier)) }

    /// Those with a descendant of which a predicate is true.
    public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
        adding(.containing("\"\(predicate)\"", Self.condition(predicate)))
    }

    /// Those with a descendant of a type, and with an identifier unless it is nil.
    public func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        let words = ElementWords.type(elementType.rawValue) + (identifier.map { " \"\($0)\"" } ?? "")
        return adding(
            .containing(words) { element in
                (elementType == .any || element.type == elementType.rawValue) && (identifier.map(element.names.contains) ?? true)
            })
    }

    /// What the query looks for, and what it finds now.
    public override var debugDescription: String {
        guard let tree = try? Simulation.shared.tree(meaning: path, counted: true, system: isSystem) else { return path.description }
        let lines = path.resolve(in: tree).map { ElementWords.tree(tree, below: $0) }
        return ([path.description + ":"] + (lines.isEmpty ? ["nothing"] : lines)).joined(separator: "\n")
    }

    public override var description: String { path.description }

    private func found() -> [Int] {
        do throws(SimulationFailure) {
            let question = "count of " + path.description
            return path.resolve(in: try Simulation.shared.tree(for: question, meaning: path, counted: true, system: isSystem))
        } catch {
            TestFailure.record(error.text, ofPropertyAt: place)
            return []
        }
    }

    private static func typed(_ type: XCUIElement.ElementType) -> ElementPath.Step {
        .matching("the type is \(ElementWords.type(type.rawValue))") { $0.type == type.rawValue }
    }

    private static func condition(_ predicate: NSPredicate) -> (DriveElement) -> Bool {
        ElementAttributes.prepare()
        return { predicate.evaluate(with: ElementAttributes($0)) }
    }
}

/// The attributes of an element by the names that predicates use.
final class ElementAttributes: NSObject {
    private let element: DriveElement

    init(_ element: DriveElement) { self.element = element }

    /// The names, and how their values are read.
    private static let keys: [String: @Sendable (DriveElement) -> Any?] = [
        "identifier": { $0.identifier }, "label": { $0.label }, "title": { $0.title }, "value": { $0.value },
        "placeholderValue": { $0.placeholder }, "elementType": { NSNumber(value: $0.type) }, "exists": { _ in NSNumber(value: true) },
        "isEnabled": { NSNumber(value: $0.isEnabled) }, "enabled": { NSNumber(value: $0.isEnabled) },
        "isSelected": { NSNumber(value: $0.isSelected) }, "selected": { NSNumber(value: $0.isSelected) },
        "isHittable": { NSNumber(value: $0.isHittable) }, "hittable": { NSNumber(value: $0.isHittable) },
        "hasFocus": { NSNumber(value: $0.hasFocus) },
    ]

    /// Makes the attributes known to predicates, of this class and of `XCUIElement`.
    static func prepare() { _ = registration }

    private static let registration: Void = {
        for (key, read) in keys {
            ObjCRuntime.registerGetter(ElementAttributes.self, key) { attributes, _ in read(attributes.element) }
            ObjCRuntime.registerGetter(XCUIElement.self, key) { element, _ in
                key == "exists" ? NSNumber(value: element.exists) : element.nodeIfThere.flatMap(read)
            }
        }
    }()
}
