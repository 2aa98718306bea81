public import CoreGraphics
public import Foundation
internal import ObjectiveC
public import UIKitCore

private let screenshotServiceKey = AssociationKey()

/// Provides a document of the whole content for a screenshot. It is never asked: a simulator's screenshot shows the screen only.
///
/// > Contract: UIKit, UIScreenshotService.
@preconcurrency @MainActor open class UIScreenshotService: NSObject {
    /// The object that would provide the document; held weakly.
    open weak var delegate: (any UIScreenshotServiceDelegate)? {
        didSet { if delegate != nil { UnimplementedSetting.report("delegate", on: self) } }
    }
    /// The scene whose service this is.
    open private(set) weak var windowScene: UIWindowScene?

    init(_ scene: UIWindowScene) {
        windowScene = scene
        super.init()
    }
}

/// Would provide a document of the whole content.
///
/// > Contract: UIKit, UIScreenshotServiceDelegate.
@preconcurrency @MainActor public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
    /// Generates a PDF of the content, and passes it on with the index of the visible page and the visible part of that page. Optional.
    func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
    /// Passes on nothing.
    public func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
    ) { completionHandler(nil, 0, .zero) }
}

extension UIWindowScene {
    /// The service for screenshots of the scene; created on first access.
    public var screenshotService: UIScreenshotService? {
        let shared = AssociatedObjects.shared
        if let known = shared.value(of: self, key: screenshotServiceKey.pointer) as? UIScreenshotService { return known }
        let made = UIScreenshotService(self)
        shared.set(made, for: self, key: screenshotServiceKey.pointer)
        return made
    }
}
