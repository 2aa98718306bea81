public import Foundation
public import UIKitCore

/// A text that a search suggests.
///
/// > Contract: UIKit, UISearchSuggestion.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
    /// The suggested text without its attributes.
    var localizedSuggestion: String? { get }
    /// The suggested text with attributes.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// An object of the app; not shown.
    var representedObject: Any? { get set }
    /// A description of the suggestion. Optional; nil without an implementation.
    var localizedDescription: String? { get }
    /// An image next to the suggestion. Optional; nil without an implementation.
    var iconImage: UIImage? { get }
}

extension UISearchSuggestion {
    public var localizedDescription: String? { nil }
    public var iconImage: UIImage? { nil }
}

/// A text that a search suggests, with a description and an image.
///
/// > Contract: UIKit, UISearchSuggestionItem.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    private let suggestion: NSAttributedString
    private let detail: String?
    private let icon: UIImage?

    /// Creates a suggestion of a plain text.
    public convenience init(localizedSuggestion: String) {
        self.init(localizedSuggestion: localizedSuggestion, localizedDescription: nil, iconImage: nil)
    }

    /// Creates a suggestion with a description.
    public convenience init(localizedSuggestion: String, localizedDescription: String?) {
        self.init(localizedSuggestion: localizedSuggestion, localizedDescription: localizedDescription, iconImage: nil)
    }

    /// Creates a suggestion with a description and an image.
    public convenience init(localizedSuggestion: String, localizedDescription: String?, iconImage: UIImage?) {
        self.init(
            localizedAttributedSuggestion: NSAttributedString(string: localizedSuggestion), localizedDescription: localizedDescription,
            iconImage: iconImage)
    }

    /// Creates a suggestion of a text with attributes.
    public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
        self.init(localizedAttributedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
    }

    /// Creates a suggestion of a text with attributes, with a description.
    public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?) {
        self.init(localizedAttributedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
    }

    /// Creates a suggestion of a text with attributes, with a description and an image.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?, iconImage: UIImage?
    ) {
        (self.suggestion, detail, icon) = (suggestion, description, iconImage)
        super.init()
    }

    open var localizedSuggestion: String? { suggestion.string }
    open var localizedAttributedSuggestion: NSAttributedString? { suggestion }
    open var localizedDescription: String? { detail }
    open var iconImage: UIImage? { icon }
    open var representedObject: Any?
}
