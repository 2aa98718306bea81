public import Foundation

/// The type of the activity with which an app is opened for an item. > Contract: Core Spotlight, CSSearchableItemActionType.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the item's identifier in that activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity with which an app continues a search.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the searched text in that activity.
public let CSSearchQueryString = "kCSSearchQueryString"

/// Something of an app that the user can search for.
///
/// > Contract: Core Spotlight, CSSearchableItem
open class CSSearchableItem: NSObject, @unchecked Sendable {
    /// The identifier in the app.
    open var uniqueIdentifier: String
    /// The group, such as `mail.inbox`; nil for none.
    open var domainIdentifier: String?
    /// When it is forgotten; a month after it was made by default.
    open var expirationDate: Date!
    /// What it says.
    open var attributeSet: CSSearchableItemAttributeSet

    /// How long an item is kept. > Units: seconds.
    private static let month: TimeInterval = 30 * 86_400

    /// An item. > Parameters: uniqueIdentifier: nil for a new one.
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
        expirationDate = Date(timeIntervalSinceNow: Self.month)
    }

    convenience init(_ item: IndexedItem) {
        self.init(
            uniqueIdentifier: item.identifier, domainIdentifier: item.domain,
            attributeSet: CSSearchableItemAttributeSet(item.contentType, item.attributes))
        expirationDate = item.expiration
    }

    var value: IndexedItem {
        IndexedItem(
            identifier: uniqueIdentifier, domain: domainIdentifier, expiration: expirationDate,
            contentType: attributeSet.contentType ?? "", attributes: attributeSet.attributes)
    }
}
