public import Foundation

/// A group of contacts.
///
/// > Contract: Contacts, CNGroup
open class CNGroup: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// The identifier.
    public let identifier: String
    var title: String
    /// The name.
    open var name: String { title }

    init(identifier: String, name: String) { (self.identifier, title) = (identifier, name) }
    /// A group without a name.
    public override convenience init() { self.init(identifier: UUID().uuidString, name: "") }

    /// A constant copy.
    open func copy(with zone: NSZone? = nil) -> Any { CNGroup(identifier: identifier, name: title) }
    /// A mutable copy, of the same identifier.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableGroup(identifier: identifier, name: title) }

    /// Selects groups of identifiers.
    open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
        ContactPredicate(.groupIdentifiers(Set(identifiers)))
    }
    /// Selects the groups of a container.
    open class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        ContactPredicate(.container(containerIdentifier))
    }
}

/// A group that can be changed.
///
/// > Contract: Contacts, CNMutableGroup
open class CNMutableGroup: CNGroup, @unchecked Sendable {
    /// The name.
    open override var name: String {
        get { title }
        set { title = newValue }
    }
}

/// Kinds of containers.
///
/// > Contract: Contacts, CNContainerType
public enum CNContainerType: Int, Sendable {
    case unassigned = 0
    /// On the device.
    case local = 1
    case exchange = 2
    case cardDAV = 3
}

/// Where contacts are: on the device, which has one container.
///
/// > Contract: Contacts, CNContainer
open class CNContainer: NSObject, NSCopying, @unchecked Sendable {
    static let device = CNContainer()
    static let deviceIdentifier = "device"

    private override init() {}

    /// The identifier.
    open var identifier: String { Self.deviceIdentifier }
    /// The name.
    open var name: String { "On My Device" }
    /// The kind.
    open var type: CNContainerType { .local }
    /// The container itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Selects containers of identifiers.
    open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
        ContactPredicate(.containerIdentifiers(Set(identifiers)))
    }
    /// Selects the container of a contact.
    open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate {
        ContactPredicate(.containerOfContact(contactIdentifier))
    }
    /// Selects the container of a group.
    open class func predicateForContainerOfGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        ContactPredicate(.containerOfGroup(groupIdentifier))
    }
}
