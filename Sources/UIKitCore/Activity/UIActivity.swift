public import Foundation

/// An action on the items that an app shares.
///
/// Subclasses provide a title, decide which items they can handle, and perform the action.
/// > Contract: UIKit, UIActivity
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// Where an activity appears in the sheet.
    public enum Category: Int, Sendable {
        /// A row in the list.
        case action = 0
        /// An icon in the row of apps.
        case share = 1
    }

    /// The identifier of an activity, compared with `excludedActivityTypes` and passed to item sources.
    ///
    /// Apps name their own in reverse domain form. Of the system's types below, Ferry's sheet shows only `copyToPasteboard`.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a type with an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// A post on Facebook; never shown by Ferry.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// A post on Twitter; never shown by Ferry.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// A post on Sina Weibo; never shown by Ferry.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// A message to a contact; never shown by Ferry.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// A mail with the items; never shown by Ferry.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Printing the items; never shown by Ferry.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Copying text, links, images and colours to the general pasteboard; Ferry's own action has this type.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Using an image as a contact's photo; never shown by Ferry.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Saving images and videos to the photo library; never shown by Ferry, which saves to the app's documents instead.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Adding a link to Safari's reading list; never shown by Ferry.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Publishing images on Flickr; never shown by Ferry.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// Publishing a video on Vimeo; never shown by Ferry.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// A post on Tencent Weibo; never shown by Ferry.
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        /// Sending the items to a device nearby; never shown by Ferry.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Opening a document in Books; never shown by Ferry.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Turning the items into a PDF document to draw on; never shown by Ferry.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        /// Sharing the items with the participants of a call; never shown by Ferry.
        public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
        /// Adding a web page to the Home Screen; never shown by Ferry.
        public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    }

    public override init() { super.init() }

    /// Whether the activity is shown as an icon in the upper row or as a row of the list; `action` by default.
    open class var activityCategory: Category { .action }
    /// The identifier of the activity; nil by default.
    ///
    /// An activity without a type cannot be excluded.
    open var activityType: ActivityType? { nil }
    /// The localized text of the activity's icon or row; subclasses override it.
    open var activityTitle: String? { nil }
    /// The image of the activity's icon or row; nil, the default, shows none.
    ///
    /// In a row it is drawn in the tint colour, so that only its alpha is used.
    open var activityImage: UIImage? { nil }
    /// Returns whether the activity can use the items; false by default, so subclasses override it.
    ///
    /// Called before items are created: for item sources and providers the array has their placeholders.
    ///
    /// - Parameter activityItems: the shared items, in their order.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Receives the items after the user chose the activity, before `perform()` or `activityViewController`; does nothing by default.
    ///
    /// - Parameter activityItems: the created items; those that a source omitted are missing.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// A controller to present instead of calling `perform()`; nil by default.
    ///
    /// It is responsible for calling `activityDidFinish(_:)`, which dismisses it.
    open var activityViewController: UIViewController? { nil }
    /// Performs the action and calls `activityDidFinish(_:)`.
    open func perform() { activityDidFinish(true) }

    /// Ends the activity; call it once, on the main thread.
    ///
    /// - Parameter completed: false if the user cancelled it.
    open func activityDidFinish(_ completed: Bool) {
        let finish = onFinish
        onFinish = nil
        finish?(completed)
    }

    var onFinish: ((Bool) -> Void)?
}
