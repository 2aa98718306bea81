public import Foundation
internal import ObjectiveC
public import UIKitCore

/// Is notified of what happens to a Safari controller's page. Every method is optional. > Contract: SafariServices, SFSafariViewControllerDelegate
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// The app's own activities for the page that is shared.
    func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?) -> [UIActivity]
    /// Activities that the sheet for the page leaves out.
    func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType]
    /// The user has dismissed the page.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// The first page is loaded, or could not be.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    /// The server sent the first request to another address.
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    /// The user opens the page in the device's browser.
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?) -> [UIActivity] {
        ObjCRuntime.optional(self, "safariViewController:activityItemsForURL:title:", [controller, URL, title]) ?? []
    }
    public func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType] {
        ObjCRuntime.optional(self, "safariViewController:excludedActivityTypesForURL:title:", [controller, URL, title]) ?? []
    }
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
        ObjCRuntime.optional(self, "safariViewControllerDidFinish:", [controller])
    }
    public func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {
        ObjCRuntime.optional(self, "safariViewController:didCompleteInitialLoad:", [controller, didLoadSuccessfully])
    }
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {
        ObjCRuntime.optional(self, "safariViewController:initialLoadDidRedirectToURL:", [controller, URL])
    }
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {
        ObjCRuntime.optional(self, "safariViewControllerWillOpenInBrowser:", [controller])
    }
}
