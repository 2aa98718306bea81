/// How a property of an element is compiled.
struct PropertyRule: Hashable {
    enum Kind: Hashable {
        case flag
        /// The key has the inverse meaning of the property.
        case inverted
        case integer
        case real
        case text
        case choice([String: Int])
        case image
        case color
        case font
        case insets
        case directionalInsets
        case size
        case point
        /// A width and a height under two keys: the key plus these suffixes.
        case split
        /// Seconds since 2001.
        case date
        /// A reference to another object.
        case object
        case attributedText
        /// Interface Builder writes a value that has no effect.
        case unread
        /// Names of options, several of which may be set as attributes of an element.
        case options([String: Int])
    }

    var key: String
    var kind: Kind

    init(_ key: String, _ kind: Kind) {
        self.key = key
        self.kind = kind
    }
}

/// How an element is compiled.
struct ElementRule {
    enum Family {
        case view, controller, item, recognizer, plain
    }

    var className: String
    /// The class with its module, for one of another framework than UIKit; then `className` is that of its superclass in UIKit.
    var framework: String?
    var family: Family
    /// By the property's name in the file.
    var properties: [String: PropertyRule]

    init(_ className: String, framework: String? = nil, _ family: Family, _ properties: [String: PropertyRule]...) {
        self.className = className
        self.framework = framework
        self.family = family
        self.properties = properties.reduce(into: [:]) { all, more in all.merge(more) { $1 } }
    }
}

/// The supported Interface Builder elements.
enum ElementRules {
    static let all: [String: ElementRule] = views.merging(bars) { $1 }.merging(lists) { $1 }.merging(controllers) { $1 }
        .merging(recognizers) { $1 }

    /// Attributes and elements that only Interface Builder itself uses: they can be dropped.
    static let design: Set<String> = [
        "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider", "sceneMemberID", "ambiguous", "misplaced",
        "fixedFrame", "verifyAmbiguity", "colorLabel", "useTraitCollections", "wantsFullScreenLayout", "placeholderIntrinsicWidth",
        "placeholderIntrinsicHeight", "userComments", "useStoryboardIdentifierAsRestorationIdentifier", "storyboardIdentifier",
        "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority", "catalog", "tableViewCell", "largeContentTitle", "dataMode", "segmentControlStyle",
        "viewLayoutGuideID", "propertyAccessControl", "contentViewInsetsToSafeArea", "adjustsLetterSpacingToFitWidth",
        "simulatedUserInterfaceStyle",
        "hasAttributedTitle", "usesAttributedText", "textLabel", "detailTextLabel", "imageView", "initialViewController",
    ]
}
