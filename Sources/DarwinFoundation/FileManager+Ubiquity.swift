public import Foundation

/// iCloud's side of the file manager: the device is signed in to no account, as one without a user's Apple Account.
///
/// > Contract: Foundation, FileManager, "Determining Access to iCloud". > Isolation: any thread.
extension FileManager {
    /// Who is signed in to iCloud: nobody, nil.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// The folder of an iCloud container: nil, as for every identifier where nobody is signed in.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// Whether an item is meant to be stored in iCloud: false for all.
    public func isUbiquitousItem(at url: URL) -> Bool { false }
}
