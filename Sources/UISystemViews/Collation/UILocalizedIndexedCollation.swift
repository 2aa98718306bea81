public import Foundation
public import ObjectiveC
internal import ProgrammerErrors
internal import UIKitCore

/// Sorts objects into the sections of an indexed table, by the alphabet of the device's language.
///
/// > Contract: UIKit, UILocalizedIndexedCollation.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
    private let sections: CollationSections

    init(locale: Locale) {
        sections = CollationSections(locale: locale)
        super.init()
    }

    /// The collation of the device's language.
    public static func current() -> UILocalizedIndexedCollation {
        UILocalizedIndexedCollation(locale: SystemWords.locale)
    }

    /// The titles of the sections: the letters, and a number sign for everything else.
    open var sectionTitles: [String] { sections.titles }
    /// The titles of the index at the table's edge; the same as those of the sections.
    open var sectionIndexTitles: [String] { sections.titles }

    /// The section to which a title of the index leads.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(0, indexTitleIndex), sections.titles.count - 1)
    }

    /// The section of an object, by the text that its method returns.
    ///
    /// > Precondition: the object has the method.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        sections.section(of: Self.text(of: object, selector))
    }

    /// Objects in the order of the texts that their methods return; equal ones keep their order.
    ///
    /// > Precondition: the objects have the method.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let keyed = array.map { (object: $0, key: sections.key(Self.text(of: $0, selector))) }
        return keyed.enumerated().sorted { one, other in
            switch sections.compare(one.element.key, other.element.key) {
            case .orderedAscending: true
            case .orderedDescending: false
            case .orderedSame: one.offset < other.offset
            }
        }.map(\.element.object)
    }

    private static func text(of object: Any, _ selector: Selector) -> String {
        // Texts are values in Swift, without methods of their own.
        if let text = object as? String { return text }
        let target = object as AnyObject
        return ObjCRuntime.send(selector, to: target) as? String ?? ""
    }
}
