public import Foundation
internal import Synchronization
public import UniformTypeIdentifiers

/// What an item says: by these attributes it is found and shown.
///
/// > Contract: Core Spotlight, CSSearchableItemAttributeSet
/// > Partial: the attributes that apps use most; others are not declared.
open class CSSearchableItemAttributeSet: NSObject, NSCopying, @unchecked Sendable {
    private let values: Mutex<[String: SearchValue]>
    /// The type of the content, as an identifier.
    public let contentType: String?

    init(_ contentType: String, _ values: [String: SearchValue]) {
        self.contentType = contentType
        self.values = Mutex(values)
    }

    /// Attributes of content of a type.
    public convenience init(contentType: UTType) { self.init(contentType.identifier, [:]) }
    /// Attributes of content of a type, as an identifier.
    public convenience init(itemContentType: String) { self.init(itemContentType, [:]) }

    var attributes: [String: SearchValue] { values.withLock { $0 } }

    private func read(_ key: String) -> SearchValue? { values.withLock { $0[key] } }
    private func write(_ key: String, _ value: SearchValue?) { values.withLock { $0[key] = value } }

    /// A copy, which can be changed without this one.
    open func copy(with zone: NSZone? = nil) -> Any { CSSearchableItemAttributeSet(contentType ?? "", attributes) }

    private func text(_ key: String) -> String? { if case .text(let text) = read(key) { text } else { nil } }
    private func texts(_ key: String) -> [String]? { if case .texts(let texts) = read(key) { texts } else { nil } }
    private func number(_ key: String) -> NSNumber? { if case .number(let number) = read(key) { NSNumber(value: number) } else { nil } }
    private func date(_ key: String) -> Date? { if case .date(let date) = read(key) { date } else { nil } }
    private func data(_ key: String) -> Data? { if case .data(let data) = read(key) { data } else { nil } }
    private func url(_ key: String) -> URL? { text(key).flatMap { URL(string: $0) } }

    private func write(_ key: String, _ text: String?) { write(key, text.map { SearchValue.text($0) }) }
    private func write(_ key: String, _ texts: [String]?) { write(key, texts.map { SearchValue.texts($0) }) }
    private func write(_ key: String, _ number: NSNumber?) { write(key, number.map { SearchValue.number($0.doubleValue) }) }
    private func write(_ key: String, _ date: Date?) { write(key, date.map { SearchValue.date($0) }) }
    private func write(_ key: String, _ data: Data?) { write(key, data.map { SearchValue.data($0) }) }
    private func write(_ key: String, _ url: URL?) { write(key, url.map { SearchValue.text($0.absoluteString) }) }

    /// The title.
    open var title: String? {
        get { text("title") }
        set { write("title", newValue) }
    }
    /// The name that is shown.
    open var displayName: String? {
        get { text("displayName") }
        set { write("displayName", newValue) }
    }
    /// A description.
    open var contentDescription: String? {
        get { text("contentDescription") }
        set { write("contentDescription", newValue) }
    }
    /// An identifier of the app.
    open var identifier: String? {
        get { text("identifier") }
        set { write("identifier", newValue) }
    }
    /// The identifier of a related item.
    open var relatedUniqueIdentifier: String? {
        get { text("relatedUniqueIdentifier") }
        set { write("relatedUniqueIdentifier", newValue) }
    }
    /// The domain.
    open var domainIdentifier: String? {
        get { text("domainIdentifier") }
        set { write("domainIdentifier", newValue) }
    }
    /// The path of the file.
    open var path: String? {
        get { text("path") }
        set { write("path", newValue) }
    }
    /// The kind of content.
    open var kind: String? {
        get { text("kind") }
        set { write("kind", newValue) }
    }
    /// The subject.
    open var subject: String? {
        get { text("subject") }
        set { write("subject", newValue) }
    }
    /// A comment.
    open var comment: String? {
        get { text("comment") }
        set { write("comment", newValue) }
    }
    /// The text.
    open var textContent: String? {
        get { text("textContent") }
        set { write("textContent", newValue) }
    }
    /// The album.
    open var album: String? {
        get { text("album") }
        set { write("album", newValue) }
    }
    /// The artist.
    open var artist: String? {
        get { text("artist") }
        set { write("artist", newValue) }
    }
    /// The composer.
    open var composer: String? {
        get { text("composer") }
        set { write("composer", newValue) }
    }
    /// The kind of music.
    open var musicalGenre: String? {
        get { text("musicalGenre") }
        set { write("musicalGenre", newValue) }
    }
    /// The city.
    open var city: String? {
        get { text("city") }
        set { write("city", newValue) }
    }
    /// The country.
    open var country: String? {
        get { text("country") }
        set { write("country", newValue) }
    }
    /// The state or the province.
    open var stateOrProvince: String? {
        get { text("stateOrProvince") }
        set { write("stateOrProvince", newValue) }
    }
    /// The name of the place.
    open var namedLocation: String? {
        get { text("namedLocation") }
        set { write("namedLocation", newValue) }
    }
    /// Who made it.
    open var creator: String? {
        get { text("creator") }
        set { write("creator", newValue) }
    }
    /// What the rating means.
    open var ratingDescription: String? {
        get { text("ratingDescription") }
        set { write("ratingDescription", newValue) }
    }
    /// The version.
    open var version: String? {
        get { text("version") }
        set { write("version", newValue) }
    }
    /// Words to find it by.
    open var keywords: [String]? {
        get { texts("keywords") }
        set { write("keywords", newValue) }
    }
    /// Other names.
    open var alternateNames: [String]? {
        get { texts("alternateNames") }
        set { write("alternateNames", newValue) }
    }
    /// The authors.
    open var authorNames: [String]? {
        get { texts("authorNames") }
        set { write("authorNames", newValue) }
    }
    /// The authors' mail addresses.
    open var authorEmailAddresses: [String]? {
        get { texts("authorEmailAddresses") }
        set { write("authorEmailAddresses", newValue) }
    }
    /// The recipients.
    open var recipientNames: [String]? {
        get { texts("recipientNames") }
        set { write("recipientNames", newValue) }
    }
    /// The recipients' mail addresses.
    open var recipientEmailAddresses: [String]? {
        get { texts("recipientEmailAddresses") }
        set { write("recipientEmailAddresses", newValue) }
    }
    /// Mail addresses.
    open var emailAddresses: [String]? {
        get { texts("emailAddresses") }
        set { write("emailAddresses", newValue) }
    }
    /// Telephone numbers.
    open var phoneNumbers: [String]? {
        get { texts("phoneNumbers") }
        set { write("phoneNumbers", newValue) }
    }
    /// Languages by their codes.
    open var languages: [String]? {
        get { texts("languages") }
        set { write("languages", newValue) }
    }
    /// Projects.
    open var projects: [String]? {
        get { texts("projects") }
        set { write("projects", newValue) }
    }
    /// Degrees north.
    open var latitude: NSNumber? {
        get { number("latitude") }
        set { write("latitude", newValue) }
    }
    /// Degrees east.
    open var longitude: NSNumber? {
        get { number("longitude") }
        set { write("longitude", newValue) }
    }
    /// The length in seconds.
    open var duration: NSNumber? {
        get { number("duration") }
        set { write("duration", newValue) }
    }
    /// The rating, 0 to 5.
    open var rating: NSNumber? {
        get { number("rating") }
        set { write("rating", newValue) }
    }
    /// The size of the file.
    open var fileSize: NSNumber? {
        get { number("fileSize") }
        set { write("fileSize", newValue) }
    }
    /// The number of pages.
    open var pageCount: NSNumber? {
        get { number("pageCount") }
        set { write("pageCount", newValue) }
    }
    /// Whether its number can be called.
    open var supportsPhoneCall: NSNumber? {
        get { number("supportsPhoneCall") }
        set { write("supportsPhoneCall", newValue) }
    }
    /// Whether it is a place to go to.
    open var supportsNavigation: NSNumber? {
        get { number("supportsNavigation") }
        set { write("supportsNavigation", newValue) }
    }
    /// How good it is, 0 to 100.
    open var rankingHint: NSNumber? {
        get { number("rankingHint") }
        set { write("rankingHint", newValue) }
    }
    /// When it was added.
    open var addedDate: Date? {
        get { date("addedDate") }
        set { write("addedDate", newValue) }
    }
    /// When it was made.
    open var contentCreationDate: Date? {
        get { date("contentCreationDate") }
        set { write("contentCreationDate", newValue) }
    }
    /// When it was changed.
    open var contentModificationDate: Date? {
        get { date("contentModificationDate") }
        set { write("contentModificationDate", newValue) }
    }
    /// When its attributes were changed.
    open var metadataModificationDate: Date? {
        get { date("metadataModificationDate") }
        set { write("metadataModificationDate", newValue) }
    }
    /// When it was used.
    open var lastUsedDate: Date? {
        get { date("lastUsedDate") }
        set { write("lastUsedDate", newValue) }
    }
    /// When it begins.
    open var startDate: Date? {
        get { date("startDate") }
        set { write("startDate", newValue) }
    }
    /// When it ends.
    open var endDate: Date? {
        get { date("endDate") }
        set { write("endDate", newValue) }
    }
    /// When it is due.
    open var dueDate: Date? {
        get { date("dueDate") }
        set { write("dueDate", newValue) }
    }
    /// When it was completed.
    open var completionDate: Date? {
        get { date("completionDate") }
        set { write("completionDate", newValue) }
    }
    /// A small image, as a file.
    open var thumbnailData: Data? {
        get { data("thumbnailData") }
        set { write("thumbnailData", newValue) }
    }
    /// The text as HTML.
    open var htmlContentData: Data? {
        get { data("htmlContentData") }
        set { write("htmlContentData", newValue) }
    }
    /// The file of a small image.
    open var thumbnailURL: URL? {
        get { url("thumbnailURL") }
        set { write("thumbnailURL", newValue) }
    }
    /// The file of the content.
    open var contentURL: URL? {
        get { url("contentURL") }
        set { write("contentURL", newValue) }
    }
    /// The address in the Web.
    open var url: URL? {
        get { url("url") }
        set { write("url", newValue) }
    }
}
