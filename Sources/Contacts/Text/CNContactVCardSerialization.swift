public import Foundation

/// Contacts as text that other programs read: vCards of version 3.0.
///
/// > Contract: Contacts, CNContactVCardSerialization
open class CNContactVCardSerialization: NSObject {
    /// The properties that are written.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { ContactKeySet.all }

    /// Contacts as vCards, in UTF-8.
    open class func data(with contacts: [CNContact]) throws -> Data { Data(VCardWriter.text(of: contacts.map(\.values)).utf8) }

    /// The contacts of vCards, with new identifiers. > Throws: ``CNError/vCardMalformed`` with the line.
    open class func contacts(with data: Data) throws -> [CNContact] {
        guard let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) else {
            throw CNError(.vCardMalformed, "The data is no text.")
        }
        return try VCardReader.contacts(in: text).map { CNContact($0) }
    }
}
