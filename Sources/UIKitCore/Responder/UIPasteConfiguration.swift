public import Foundation
public import ObjectiveC

/// The data types that a responder accepts.
///
/// > Contract: UIKit, UIPasteConfiguration
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
    /// The type identifiers that are accepted, including types that conform to them.
    open var acceptableTypeIdentifiers: [String]

    public override init() {
        acceptableTypeIdentifiers = []
        super.init()
    }
    /// Creates a configuration from type identifiers such as `public.image`.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }
    /// The types from which objects of a class can be created.
    public init(forAccepting aClass: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
        super.init()
    }
    /// Appends type identifiers to those accepted.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }
    /// Appends the types from which objects of a class can be created.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
    }

    func accepts(_ providers: [NSItemProvider]) -> Bool {
        providers.contains { provider in
            acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
        }
    }
}

/// A responder that accepts pasted or dropped data.
///
/// > Contract: UIKit, UIPasteConfigurationSupporting
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The accepted types; nil accepts none.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Receives pasted or dropped data, which each provider loads on request.
    func paste(itemProviders: [NSItemProvider])
    /// Returns whether any of the providers has an accepted type.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
    public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { pasteConfiguration?.accepts(itemProviders) ?? false }
}

/// Whether three-finger gestures edit. Ferry has none, so both values are equivalent.
///
/// > Contract: UIKit, UIEditingInteractionConfiguration
public enum UIEditingInteractionConfiguration: Int, Sendable {
    /// No editing gestures.
    case none = 0
    /// The system's editing gestures, on iOS.
    case `default` = 1
}
