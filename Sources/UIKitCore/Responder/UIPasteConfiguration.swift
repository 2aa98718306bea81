public import Foundation
public import ObjectiveC

/// The data types that a responder accepts.
///
/// > Contract: UIKit, UIPasteConfiguration
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
    open var acceptableTypeIdentifiers: [String]

    public override init() {
        acceptableTypeIdentifiers = []
        super.init()
    }
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }
    /// The types from which objects of a class can be created.
    public init(forAccepting aClass: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
        super.init()
    }
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }
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
    var pasteConfiguration: UIPasteConfiguration? { get set }
    func paste(itemProviders: [NSItemProvider])
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

/// Whether three-finger gestures edit. Ferry has none, so both values are equivalent.
///
/// > Contract: UIKit, UIEditingInteractionConfiguration
public enum UIEditingInteractionConfiguration: Int, Sendable {
    case none = 0
    case `default` = 1
}
