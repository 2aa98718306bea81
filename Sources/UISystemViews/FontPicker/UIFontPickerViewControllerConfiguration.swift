public import Foundation
public import UIKitCore

extension UIFontPickerViewController {
    /// Which fonts a font picker lists, and how.
    ///
    /// > Contract: UIKit, UIFontPickerViewController.Configuration.
    @preconcurrency @MainActor open class Configuration: NSObject, @preconcurrency NSCopying {
        /// Whether the faces of a family can be chosen; false by default.
        open var includeFaces = false
        /// Whether names are shown in the system font instead of their own; false by default.
        open var displayUsingSystemFont = false
        /// Only fonts with these traits are listed; none by default.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        /// Only families for whose languages it is true are listed; nil lists all. See `filterPredicate(forFilteredLanguages:)`.
        open var filteredLanguagesPredicate: NSPredicate?

        /// Creates a configuration that lists all families.
        public override init() { super.init() }

        /// A predicate that is true for a list of languages that contains all of the given ones; nil for no languages.
        public class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? {
            guard !filteredLanguages.isEmpty else { return nil }
            return NSPredicate { languages, _ in
                guard let known = languages as? [String] else { return false }
                return Set(filteredLanguages).isSubset(of: known)
            }
        }

        /// Returns a configuration with the same values.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            copy.includeFaces = includeFaces
            copy.displayUsingSystemFont = displayUsingSystemFont
            copy.filteredTraits = filteredTraits
            copy.filteredLanguagesPredicate = filteredLanguagesPredicate
            return copy
        }
    }
}
