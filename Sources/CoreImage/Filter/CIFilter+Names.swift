public import Foundation
internal import Synchronization

/// Names and categories.
extension CIFilter {
    /// The names of the filters of a category, sorted; of all for nil.
    public class func filterNames(inCategory category: String?) -> [String] { filterNames(inCategories: category.map { [$0] }) }

    /// The names of the filters that are in all of the categories, sorted; of all for nil.
    public class func filterNames(inCategories categories: [String]?) -> [String] {
        let wanted = Set(categories ?? [])
        let own = FilterRegistry.names(in: wanted)
        return (FilterCatalog.names.filter { wanted.isSubset(of: FilterCatalog.all[$0]?.categories ?? []) } + own).sorted()
    }

    /// Registers the filters of an app under a name; `CIFilter(name:)` then asks the constructor.
    public class func registerName(
        _ name: String, constructor anObject: any CIFilterConstructor, classAttributes attributes: [String: Any] = [:]
    ) {
        FilterRegistry.add(name, anObject, attributes[kCIAttributeFilterCategories] as? [String] ?? [])
    }

    /// The filter's name for people, in English; nil for an unknown filter.
    public class func localizedName(forFilterName filterName: String) -> String? {
        FilterCatalog.all[filterName].map { words(of: $0.name) }
    }

    /// The category's name for people, in English.
    public class func localizedName(forCategory category: String) -> String {
        words(of: category.hasPrefix("CICategory") ? String(category.dropFirst(10)) : category)
    }

    /// A description of the filter; there are none here.
    public class func localizedDescription(forFilterName filterName: String) -> String? { nil }

    /// The documentation of a filter; there is none here.
    public class func localizedReferenceDocumentation(forFilterName filterName: String) -> URL? { nil }

    /// A name in capitals as words: `CIGaussianBlur` is Gaussian Blur.
    static func words(of name: String) -> String {
        var result = ""
        for character in name.hasPrefix("CI") ? name.dropFirst(2) : name[...] {
            if character.isUppercase, let last = result.last, last.isLowercase { result.append(" ") }
            result.append(result.isEmpty ? Character(character.uppercased()) : character)
        }
        return result
    }
}

/// The filters that an app registered; of the process, as on iOS.
enum FilterRegistry {
    private struct Entry: @unchecked Sendable {
        let constructor: any CIFilterConstructor
        let categories: [String]
    }
    private static let entries = Mutex<[String: Entry]>([:])

    static func add(_ name: String, _ constructor: any CIFilterConstructor, _ categories: [String]) {
        let entry = Entry(constructor: constructor, categories: categories)
        entries.withLock { $0[name] = entry }
    }

    static func filter(_ name: String) -> CIFilter? { entries.withLock { $0[name] }?.constructor.filter(withName: name) }

    static func names(in categories: Set<String>) -> [String] {
        entries.withLock { $0.filter { categories.isSubset(of: $0.value.categories) }.map(\.key) }
    }
}
