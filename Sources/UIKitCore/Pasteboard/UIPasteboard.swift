public import Foundation
public import ObjectiveC

/// Cut, copied and pasted items, each in one or more types. The general pasteboard's text is shared with the desktop.
///
/// > Contract: UIKit, UIPasteboard; TX-24. > Isolation: main actor.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let general = Name("com.apple.UIKit.pboard.general")
    }
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `Date` after which the items are removed.
        public static let expirationDate = OptionsKey(rawValue: "expirationDate")
        /// A `Bool`: the items are not shared with the desktop.
        public static let localOnly = OptionsKey(rawValue: "localOnly")
    }

    public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
    public nonisolated static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
    public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"
    public static let typeListString: [String] = [UniformTypes.text, "public.text", "public.plain-text"]
    public static let typeListURL: [String] = [UniformTypes.url, UniformTypes.fileURL]
    public static let typeListImage: [String] = [UniformTypes.png, UniformTypes.jpeg, "public.image"]
    public static let typeListColor: [String] = [UniformTypes.color]

    public let name: Name
    private var contents = PasteboardContents()
    private var count = 0

    init(named name: Name) {
        self.name = name
        super.init()
    }

    // MARK: Lookup and creation

    open class var general: UIPasteboard { ApplicationContext.current.pasteboards.general }

    /// The pasteboard with a name; nil if it does not exist and `create` is false.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        let store = ApplicationContext.current.pasteboards
        guard create || store.named(pasteboardName) != nil else { return nil }
        self.init(named: pasteboardName)
        if let known = store.named(pasteboardName) { shared = known } else { store.keep(self) }
    }

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

    open var isPersistent: Bool { name == .general }
    /// Increases with every change.
    open var changeCount: Int { holder.count }

    // MARK: Items

    /// Each item's values by type.
    open var items: [[String: Any]] {
        get { holder.contents.liveItems(now: Date()).map(\.values) }
        set { setItems(newValue) }
    }
    open func addItems(_ items: [[String: Any]]) { holder.change { $0.add(items) } }
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        holder.change {
            $0.set(items)
            $0.expiration = options[.expirationDate] as? Date
            $0.isLocal = options[.localOnly] as? Bool ?? false
        }
    }
    open var numberOfItems: Int { live.count }
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
    open func setObjects(_ objects: [any NSItemProviderWriting]) { setObjects(objects, localOnly: false, expirationDate: nil) }
    open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
    }

    private var live: [PasteboardContents.Item] { holder.contents.liveItems(now: Date()) }

    // MARK: Types

    /// Of the first item.
    open var types: [String] { live.first?.types ?? [] }
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet)?.map(\.types) }
    open func contains(pasteboardTypes: [String]) -> Bool { live.first?.has(pasteboardTypes) ?? false }
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        let items = chosen(itemSet) ?? []
        return !items.isEmpty && items.allSatisfy { $0.has(pasteboardTypes) }
    }
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let found = IndexSet(live.indices.filter { live[$0].has(pasteboardTypes) })
        return found.isEmpty ? nil : found
    }
    open func data(forPasteboardType pasteboardType: String) -> Data? { live.first?.data(of: pasteboardType) }
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        chosen(itemSet)?.compactMap { $0.data(of: pasteboardType) }
    }
    open func value(forPasteboardType pasteboardType: String) -> Any? { live.first?.value(of: pasteboardType) }
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet)?.compactMap { $0.value(of: pasteboardType) }
    }
    /// Sets one item of one type.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: value]]) }
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: data]]) }

    /// Nil if an index is out of range.
    private func chosen(_ itemSet: IndexSet?) -> [PasteboardContents.Item]? {
        let all = live
        guard let itemSet else { return all }
        guard itemSet.allSatisfy(all.indices.contains) else { return nil }
        return itemSet.map { all[$0] }
    }

    // MARK: Types of values

    open var string: String? {
        get { live.first?.string }
        set { setItems(newValue.map { [[UniformTypes.text: $0]] } ?? []) }
    }
    open var strings: [String]? {
        get { some(live.compactMap(\.string)) }
        set { setItems((newValue ?? []).map { [UniformTypes.text: $0] }) }
    }
    open var url: URL? {
        get { live.first?.url }
        set { setItems(newValue.map { [PasteboardContents.values(of: $0)] } ?? []) }
    }
    open var urls: [URL]? {
        get { some(live.compactMap(\.url)) }
        set { setItems((newValue ?? []).map(PasteboardContents.values(of:))) }
    }
    open var image: UIImage? {
        get { live.first?.image }
        set { setItems(newValue.map { [[UniformTypes.png: $0]] } ?? []) }
    }
    open var images: [UIImage]? {
        get { some(live.compactMap(\.image)) }
        set { setItems((newValue ?? []).map { [UniformTypes.png: $0] }) }
    }
    open var color: UIColor? {
        get { live.first?.color }
        set { setItems(newValue.map { [[UniformTypes.color: $0]] } ?? []) }
    }
    open var colors: [UIColor]? {
        get { some(live.compactMap(\.color)) }
        set { setItems((newValue ?? []).map { [UniformTypes.color: $0] }) }
    }
    open var hasStrings: Bool { live.contains { $0.string != nil } }
    open var hasURLs: Bool { live.contains { $0.url != nil } }
    open var hasImages: Bool { live.contains { $0.has(UIPasteboard.typeListImage) } }
    open var hasColors: Bool { live.contains { $0.has(UIPasteboard.typeListColor) } }

    private func some<Value>(_ values: [Value]) -> [Value]? { values.isEmpty ? nil : values }

    // MARK: Changes

    private func change(_ body: (inout PasteboardContents) -> Void) {
        let before = contents.types
        body(&contents)
        changed(from: before)
        if name == .general && !contents.isLocal { tellDesktop() }
    }

    /// The desktop's clipboard changed. > Contract: TX-24: not a change the app made.
    func takeFromDesktop(_ text: String) {
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

    private func tellDesktop() {
        let text = contents.items.compactMap(\.string).joined(separator: "\n")
        guard text.utf8.count <= PasteboardContents.desktopLimit else {
            ApplicationContext.current.send(.log("UIPasteboard: \(text.utf8.count) bytes are too much for the desktop's clipboard"))
            return
        }
        ApplicationContext.current.send(.pasteboard(text))
    }
}
