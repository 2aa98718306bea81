public import Foundation
public import ObjectiveC

/// Which types of data a responder takes.
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
    /// The types that objects of a class can be made of.
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

/// A responder that takes pasted or dropped data.
///
/// > Contract: UIKit, UIPasteConfigurationSupporting
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    var pasteConfiguration: UIPasteConfiguration? { get set }
    func paste(itemProviders: [NSItemProvider])
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

/// Whether three-finger gestures edit. There are none here, so both are alike.
///
/// > Contract: UIKit, UIEditingInteractionConfiguration
public enum UIEditingInteractionConfiguration: Int, Sendable {
    case none = 0
    case `default` = 1
}
