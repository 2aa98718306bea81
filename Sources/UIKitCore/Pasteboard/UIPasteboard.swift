public import Foundation
public import ObjectiveC

/// Cut, copied and pasted items, each in one or more types. The general pasteboard's text is shared with the desktop.
///
/// > Contract: UIKit, UIPasteboard; TX-24. > Isolation: main actor.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// The name of a pasteboard, by which an app finds one that it created.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The name of the pasteboard that copy and paste use.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }
    /// The key of an option for setting items.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `Date` after which the items are removed.
        public static let expirationDate = OptionsKey(rawValue: "expirationDate")
        /// A `Bool`: the items are not shared with the desktop.
        public static let localOnly = OptionsKey(rawValue: "localOnly")
    }

    /// Posted after a pasteboard's items changed; the object is the pasteboard, and `userInfo` has the added and removed types.
    public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
    /// Posted when a pasteboard is removed in code; the object is the pasteboard.
    public nonisolated static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
    /// The key of the types, an array of strings, that the pasteboard has only since the change.
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// The key of the types, an array of strings, that the pasteboard no longer has.
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
    /// The type that stands for whichever types suit a value.
    public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"
    /// The types that count as text.
    public static let typeListString: [String] = [UniformTypes.text, "public.text", "public.plain-text"]
    /// The types that count as URLs.
    public static let typeListURL: [String] = [UniformTypes.url, UniformTypes.fileURL]
    /// The types that count as images.
    public static let typeListImage: [String] = [UniformTypes.png, UniformTypes.jpeg, "public.image"]
    /// The types that count as colours.
    public static let typeListColor: [String] = [UniformTypes.color]

    /// The pasteboard's name; a UUID if it was created with a unique name.
    public let name: Name
    private var contents = PasteboardContents()
    private var count = 0

    init(named name: Name) {
        self.name = name
        super.init()
    }

    // MARK: Lookup and creation

    /// The pasteboard of copy and paste, shared with the desktop's clipboard as far as it holds text.
    open class var general: UIPasteboard { ApplicationContext.current.pasteboards.general }

    /// The pasteboard with a name; nil if it does not exist and `create` is false.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        let store = ApplicationContext.current.pasteboards
        guard create || store.named(pasteboardName) != nil else { return nil }
        self.init(named: pasteboardName)
        if let known = store.named(pasteboardName) { shared = known } else { store.keep(self) }
    }

    /// Creates an empty pasteboard under a new name, for the app's own use until it is removed.
    open class func withUniqueName() -> UIPasteboard {
        let made = UIPasteboard(named: Name(UUID().uuidString))
        ApplicationContext.current.pasteboards.keep(made)
        return made
    }

    /// The general pasteboard cannot be removed.
    open class func remove(withName pasteboardName: Name) { ApplicationContext.current.pasteboards.remove(pasteboardName) }

    /// Another object of the same name, which holds the contents.
    private var shared: UIPasteboard?
    private var holder: UIPasteboard { shared ?? self }

    /// Whether the pasteboard is one that iOS keeps after the app has ended: the general one.
    open var isPersistent: Bool { name == .general }
    /// Increases with every change.
    open var changeCount: Int { holder.count }

    // MARK: Items

    /// Each item's values by type.
    open var items: [[String: Any]] {
        get { holder.contents.liveItems(now: Date()).map(\.values) }
        set { setItems(newValue) }
    }
    /// Adds items after the present ones, each a dictionary of values by type.
    open func addItems(_ items: [[String: Any]]) { holder.change { $0.add(items) } }
    /// Replaces all items.
    ///
    /// - Parameters:
    ///   - items: the new items, each a dictionary of values by type.
    ///   - options: when the items expire, and whether they stay off the desktop's clipboard.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        holder.change {
            $0.set(items)
            $0.expiration = options[.expirationDate] as? Date
            $0.isLocal = options[.localOnly] as? Bool ?? false
        }
    }
    /// The number of items that have not expired.
    open var numberOfItems: Int { live.count }
    /// The items as providers, which load values by type; setting it replaces all items.
    open var itemProviders: [NSItemProvider] {
        get { live.map(\.provider) }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }
    /// The providers' data is read at once, on this queue's next turns.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        holder.change {
            $0.set(itemProviders.map(PasteboardContents.values(of:)))
            $0.isLocal = localOnly
            $0.expiration = expirationDate
        }
    }
    /// Replaces all items by objects, each in the types that its class writes.
    open func setObjects(_ objects: [any NSItemProviderWriting]) { setObjects(objects, localOnly: false, expirationDate: nil) }
    /// Replaces all items by objects, with an expiration.
    ///
    /// - Parameters:
    ///   - objects: the objects, each written in the types of its class.
    ///   - localOnly: whether the items stay off the desktop's clipboard.
    ///   - expirationDate: when the items are removed; nil means never.
    open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
    }

    private var live: [PasteboardContents.Item] { holder.contents.liveItems(now: Date()) }

    // MARK: Types

    /// The types of the first item, richer ones first.
    open var types: [String] { live.first?.types ?? [] }
    /// Returns the types of each item in a set, or of all items without one; nil if an index is out of range.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet)?.map(\.types) }
    /// Returns whether the first item has one of the types.
    open func contains(pasteboardTypes: [String]) -> Bool { live.first?.has(pasteboardTypes) ?? false }
    /// Returns whether each chosen item has one of the types; false if none is chosen.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        let items = chosen(itemSet) ?? []
        return !items.isEmpty && items.allSatisfy { $0.has(pasteboardTypes) }
    }
    /// Returns the indices of the items that have one of the types; nil if none has.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let found = IndexSet(live.indices.filter { live[$0].has(pasteboardTypes) })
        return found.isEmpty ? nil : found
    }
    /// Returns the first item's value of a type as data; nil if it has none.
    open func data(forPasteboardType pasteboardType: String) -> Data? { live.first?.data(of: pasteboardType) }
    /// Returns the chosen items' values of a type as data, without items that have none; nil if an index is out of range.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        chosen(itemSet)?.compactMap { $0.data(of: pasteboardType) }
    }
    /// Returns the first item's value of a type; nil if it has none.
    open func value(forPasteboardType pasteboardType: String) -> Any? { live.first?.value(of: pasteboardType) }
    /// Returns the chosen items' values of a type, without items that have none; nil if an index is out of range.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet)?.compactMap { $0.value(of: pasteboardType) }
    }
    /// Sets one item of one type.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: value]]) }
    /// Replaces all items by one item of one type, given as data.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: data]]) }

    /// Nil if an index is out of range.
    private func chosen(_ itemSet: IndexSet?) -> [PasteboardContents.Item]? {
        let all = live
        guard let itemSet else { return all }
        guard itemSet.allSatisfy(all.indices.contains) else { return nil }
        return itemSet.map { all[$0] }
    }

    // MARK: Types of values

    /// The text of the first item; nil if it has none, and setting it replaces all items.
    open var string: String? {
        get { live.first?.string }
        set { setItems(newValue.map { [[UniformTypes.text: $0]] } ?? []) }
    }
    /// The texts of all items that have one; nil if none has, and setting it replaces all items.
    open var strings: [String]? {
        get { some(live.compactMap(\.string)) }
        set { setItems((newValue ?? []).map { [UniformTypes.text: $0] }) }
    }
    /// The URL of the first item; nil if it has none, and setting it replaces all items.
    open var url: URL? {
        get { live.first?.url }
        set { setItems(newValue.map { [PasteboardContents.values(of: $0)] } ?? []) }
    }
    /// The URLs of all items that have one; nil if none has, and setting it replaces all items.
    open var urls: [URL]? {
        get { some(live.compactMap(\.url)) }
        set { setItems((newValue ?? []).map(PasteboardContents.values(of:))) }
    }
    /// The image of the first item; nil if it has none, and setting it replaces all items.
    open var image: UIImage? {
        get { live.first?.image }
        set { setItems(newValue.map { [[UniformTypes.png: $0]] } ?? []) }
    }
    /// The images of all items that have one; nil if none has, and setting it replaces all items.
    open var images: [UIImage]? {
        get { some(live.compactMap(\.image)) }
        set { setItems((newValue ?? []).map { [UniformTypes.png: $0] }) }
    }
    /// The colour of the first item; nil if it has none, and setting it replaces all items.
    open var color: UIColor? {
        get { live.first?.color }
        set { setItems(newValue.map { [[UniformTypes.color: $0]] } ?? []) }
    }
    /// The colours of all items that have one; nil if none has, and setting it replaces all items.
    open var colors: [UIColor]? {
        get { some(live.compactMap(\.color)) }
        set { setItems((newValue ?? []).map { [UniformTypes.color: $0] }) }
    }
    /// Whether any item has text, without a request to the user for permission.
    open var hasStrings: Bool { live.contains { $0.string != nil } }
    /// Whether any item has a URL.
    open var hasURLs: Bool { live.contains { $0.url != nil } }
    /// Whether any item has an image type; the data is not decoded.
    open var hasImages: Bool { live.contains { $0.has(UIPasteboard.typeListImage) } }
    /// Whether any item has the colour type.
    open var hasColors: Bool { live.contains { $0.has(UIPasteboard.typeListColor) } }

    private func some<Value>(_ values: [Value]) -> [Value]? { values.isEmpty ? nil : values }

    // MARK: Changes

    private func change(_ body: (inout PasteboardContents) -> Void) {
        let before = contents.types
        body(&contents)
        changed(from: before)
        if name == .general && !contents.isLocal { publishToDesktop() }
    }

    /// The desktop's clipboard changed. > Contract: TX-24: not a change the app made.
    func receiveFromDesktop(_ text: String) {
        guard text != string else { return }
        let before = contents.types
        contents.set([[UniformTypes.text: text]])
        contents.expiration = nil
        changed(from: before)
    }

    private func changed(from before: Set<String>) {
        count += 1
        let after = contents.types
        NotificationCenter.default.post(
            name: UIPasteboard.changedNotification, object: self,
            userInfo: [
                UIPasteboard.changedTypesAddedUserInfoKey: after.subtracting(before).sorted(),
                UIPasteboard.changedTypesRemovedUserInfoKey: before.subtracting(after).sorted(),
            ])
    }

    private func publishToDesktop() {
        let text = contents.items.compactMap(\.string).joined(separator: "\n")
        guard text.utf8.count <= PasteboardContents.desktopLimit else {
            ApplicationContext.current.send(.log("UIPasteboard: \(text.utf8.count) bytes are too much for the desktop's clipboard"))
            return
        }
        ApplicationContext.current.send(.pasteboard(text))
    }
}
