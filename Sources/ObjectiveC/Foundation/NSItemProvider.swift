public import Foundation

/// A type that can be created from an item provider's data.
///
/// > Contract: Foundation, NSItemProviderReading
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The uniform types that the class can read, in order of preference.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Creates an object from data of one of the readable types; throws if the data cannot be converted.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A type that an item provider can transfer as data.
///
/// > Contract: Foundation, NSItemProviderWriting
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The uniform types in which objects of the class can be written, in order of fidelity.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The uniform types in which this object can be written; those of the class by default.
    var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Passes the object's data in one of the writable types to the handler, at once or later.
    ///
    /// - Parameters:
    ///   - typeIdentifier: One of the writable types.
    ///   - completionHandler: Called once, on any thread, with the data or an error.
    /// - Returns: The progress of the conversion, or nil.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// Who may access a representation. Within one machine, everyone may.
///
/// > Contract: Foundation, NSItemProviderRepresentationVisibility
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Any app.
    case all = 0
    /// Apps of the same developer.
    case team = 1
    /// Apps of the same group.
    case group = 2
    /// Only this app.
    case ownProcess = 3
}

/// Data in one or more types, created on demand: for pasting, dragging and sharing.
///
/// Foundation on Linux has none. Completion handlers run on the main queue.
/// > Contract: Foundation, NSItemProvider
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// Creates the data of one type and passes it, or an error, to the given closure.
    public typealias LoadHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    /// The domain and codes of its errors.
    public static let errorDomain = "NSItemProviderErrorDomain"
    /// Codes of the errors in the domain `errorDomain`.
    public enum ErrorCode: Int, Sendable {
        /// The load handler failed without an error of its own.
        case unknownError = -1
        /// No representation of the type is registered, or its handler gave nothing.
        case itemUnavailableError = -1000
        /// The loaded value is not of the expected class.
        case unexpectedValueClassError = -1100
        /// No registered type can be converted to the requested class.
        case unavailableCoercionError = -1200
    }

    private struct Representation {
        let type: String
        let load: LoadHandler
    }

    private let lock = NSLock()
    private var representations: [Representation] = []
    private var storedName: String?

    public override init() { super.init() }

    /// Creates a provider of one object in all types in which it can be written.
    public init(object: any NSItemProviderWriting) {
        super.init()
        registerObject(object, visibility: .all)
    }

    /// Text, a URL or data under one type.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        switch item {
        case let text as NSString: add(typeIdentifier ?? UniformTypes.text, Data((text as String).utf8))
        case let url as NSURL:
            add(typeIdentifier ?? (url.isFileURL ? UniformTypes.fileURL : UniformTypes.url), Data(url.absoluteString.utf8))
        case let data as NSData: add(typeIdentifier ?? UniformTypes.data, data as Data)
        case let writer as any NSItemProviderWriting: registerObject(writer, visibility: .all)
        default: break
        }
    }

    /// The bytes of a file, under the type of its name.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.lastPathComponent
        registerDataRepresentation(forTypeIdentifier: UniformTypes.type(ofExtension: fileURL.pathExtension), visibility: .all) {
            completion in
            do { completion(try Data(contentsOf: fileURL), nil) } catch { completion(nil, error) }
            return nil
        }
    }

    /// A provider with the same representations and name.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        lock.withLock { copy.representations = representations }
        copy.suggestedName = suggestedName
        return copy
    }

    /// The name for a file with the data; nil unless set.
    ///
    /// > Isolation: any thread.
    open var suggestedName: String? {
        get { lock.withLock { storedName } }
        set { lock.withLock { storedName = newValue } }
    }

    // MARK: Types

    /// In the order of registration, the best first.
    open var registeredTypeIdentifiers: [String] { lock.withLock { representations.map(\.type) } }
    /// Whether a registered type is, or conforms to, the given one.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains { UniformTypes.conforms($0, to: typeIdentifier) }
    }

    // MARK: Registration

    private func add(_ type: String, _ data: Data) {
        registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
            completion(data, nil)
            return nil
        }
    }

    /// Registers a closure that creates the data of one type, and replaces an earlier one of the same type.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The uniform type of the data.
    ///   - visibility: Ignored, since all representations are visible on one machine.
    ///   - loadHandler: Called each time the data is requested.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping LoadHandler
    ) {
        lock.withLock {
            representations.removeAll { $0.type == typeIdentifier }
            representations.append(Representation(type: typeIdentifier, load: loadHandler))
        }
    }

    /// Registers all types in which an object can be written; the object is retained.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        // The provider has the object to itself: the writing protocol allows calls from any thread.
        nonisolated(unsafe) let kept = object
        for type in object.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
                kept.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
            }
        }
    }

    /// An object that is created when one of its types is requested.
    open func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
    ) {
        for type in aClass.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
                loadHandler { object, error in
                    guard let object else { return completion(nil, error ?? NSItemProvider.failure(.itemUnavailableError, type)) }
                    _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
                }
            }
        }
    }

    // MARK: Loading

    /// Whether a registered type can be converted to the class.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
    }

    /// Calls the handler on the main queue with the object, or with an error.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let wanted = aClass.readableTypeIdentifiersForItemProvider
        guard let type = wanted.first(where: { hasItemConformingToTypeIdentifier($0) }) else {
            return fail(.unavailableCoercionError, "\(aClass)") { completionHandler(nil, $0) }
        }
        // A type has no state; its conformance is not isolated, since `object(withItemProviderData:typeIdentifier:)` is not.
        nonisolated(unsafe) let wantedClass = aClass
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try wantedClass.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Loads the data of a type, or of the first registered type that conforms to it, and calls the handler on the main queue.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let found = lock.withLock {
            representations.first { $0.type == typeIdentifier }
                ?? representations.first { UniformTypes.conforms($0.type, to: typeIdentifier) }
        }
        guard let found else { return fail(.itemUnavailableError, typeIdentifier) { completionHandler(nil, $0) } }
        return found.load { data, error in DispatchQueue.main.async { completionHandler(data, error) } } ?? Progress(totalUnitCount: 1)
    }

    /// Requests data on the caller's queue; available data is passed before this returns.
    package func loadImmediately(_ type: String, _ completion: @escaping @Sendable (Data?) -> Void) {
        _ = lock.withLock { representations.first { $0.type == type } }?.load { data, _ in completion(data) }
    }

    /// Text, a URL or data, according to the type.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
    ) {
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { completionHandler?(nil, error); return }
            let text = String(decoding: data, as: UTF8.self)
            if UniformTypes.conforms(typeIdentifier, to: UniformTypes.url), let url = NSURL(string: text) {
                completionHandler?(url, nil)
            } else if UniformTypes.conforms(typeIdentifier, to: "public.text") {
                completionHandler?(NSString(string: text), nil)
            } else {
                completionHandler?(NSData(data: data), nil)
            }
        }
    }

    private func fail(_ code: ErrorCode, _ what: String, _ completion: @escaping @Sendable ((any Error)?) -> Void) -> Progress {
        let error = NSItemProvider.failure(code, what)
        DispatchQueue.main.async { completion(error) }
        return Progress(totalUnitCount: 1)
    }

    private static func failure(_ code: ErrorCode, _ what: String) -> NSError {
        NSError(
            domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: "Cannot load representation of type \(what)"])
    }
}

extension NSItemProvider {
    /// The same for Swift's own values: `loadObject(ofClass: String.self)`.
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable & Sendable>(
        ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: T._ObjectiveCType.self) { object, error in
            var value: T?
            if let object = object as? T._ObjectiveCType { _ = T._conditionallyBridgeFromObjectiveC(object, result: &value) }
            completionHandler(value, error)
        }
    }

    /// Whether a registered type can be converted to a value type, such as `String` or `URL`.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool where T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }
}
