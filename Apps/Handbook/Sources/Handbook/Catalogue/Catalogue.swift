/// All pages, in the order of the list.
@MainActor
enum Catalogue {
    static let groups = [
        LessonGroup(
            id: "basics",
            lessons: [
                Lesson("calculator", "UIKit/UITextField", "UIKit/UIResponder", "UIKit/UIStoryboard") {
                    CalculatorViewController.fromStoryboard()
                },
                Lesson("frames", "UIKit/UIView", "UIKit/UIViewPropertyAnimator") { FramesViewController() },
                Lesson("controls", "UIKit/UIButton", "UIKit/UIControl") { ControlsViewController() },
                Lesson("gallery", "UIKit/UIControl", "UIKit/UISlider", "UIKit/UISwitch") { GalleryViewController() },
                Lesson("transforms", "CoreFoundation/CGAffineTransform", "QuartzCore/CATransform3D") { TransformsViewController() },
                Lesson("finding-views", "UIKit/UIView", "UIKit/UIResponder", "UIKit/UITouch") { HitTestingViewController() },
                Lesson("xib-loading", "UIKit/UINib", "ObjectiveC/NSObject") { XibLoadingViewController() },
                Lesson("delegates", "Foundation/NotificationCenter", "UIKit/UIDevice") { DelegatesViewController() },
                Lesson("notification-matching", "Foundation/NotificationCenter", "Foundation/Notification") {
                    NotificationMatchingViewController()
                },
                Lesson("device", "UIKit/UIDevice", "Foundation/ProcessInfo") { DeviceViewController() },
                Lesson("status-bar", "UIKit/UIStatusBarStyle", "UIKit/UIViewController") { StatusBarViewController() },
                Lesson("launch-screen", "UIKit/UIStoryboard", "UIKit/UILaunchScreen") { LaunchScreenViewController() },
            ]),
        LessonGroup(
            id: "pictures",
            lessons: [
                Lesson("frame-animation", "UIKit/UIImageView", "UIKit/UIImage") { FrameAnimationViewController() },
                Lesson("image-view", "UIKit/UIImageView", "UIKit/UIImage") { ImageViewViewController() },
                Lesson("symbols", "UIKit/UIImage", "UIKit/UIImageSymbolConfiguration") { SymbolsViewController() },
                Lesson("labels", "UIKit/UILabel", "Foundation/NSAttributedString") { LabelsViewController() },
                Lesson("text-details", "UIKit/UITextFieldDelegate", "Foundation/NSString") { TextDetailsViewController() },
                Lesson("layers", "QuartzCore/CALayer", "QuartzCore/CAGradientLayer", "QuartzCore/CAShapeLayer") { CornersViewController() },
                Lesson("drawing", "CoreGraphics/CGContext", "UIKit/UIBezierPath") { DrawingViewController() },
                Lesson("special-layers", "QuartzCore/CAReplicatorLayer", "QuartzCore/CAEmitterLayer", "QuartzCore/CATransformLayer") {
                    SpecialLayersViewController()
                },
                Lesson("blur", "UIKit/UIVisualEffectView", "UIKit/UIVibrancyEffect") { BlurViewController() },
            ]),
        LessonGroup(
            id: "texts",
            lessons: [
                Lesson("text-layout", "UIKit/NSTextLayoutManager", "UIKit/NSTextContentStorage", "UIKit/NSTextViewportLayoutController") {
                    TextLayoutViewController()
                },
                Lesson("own-text", "UIKit/UITextInput", "UIKit/UITextInteraction") { OwnTextViewController() },
                Lesson("own-keyboard", "UIKit/UIInputViewController", "UIKit/UITextDocumentProxy") { OwnKeyboardViewController() },
                Lesson("text-exchange", "UIKit/UITextDraggable", "UIKit/UITextDroppable", "UIKit/UIPasteControl") {
                    TextExchangeViewController()
                },
                Lesson("find", "UIKit/UIFindInteraction", "UIKit/UITextChecker") { FindViewController() },
            ]),
        LessonGroup(
            id: "animation",
            lessons: [
                Lesson("scrubbing", "UIKit/UIViewPropertyAnimator", "UIKit/UIViewImplicitlyAnimating") { ScrubbingViewController() },
                Lesson("dynamics", "UIKit/UIDynamicAnimator", "UIKit/UIGravityBehavior", "UIKit/UICollisionBehavior") {
                    DynamicsViewController()
                },
                Lesson("animated-constraints", "UIKit/NSLayoutConstraint", "UIKit/UIView") { AnimatedConstraintsViewController() },
                Lesson("zoom-transitions", "UIKit/UIViewController", "UIKit/UIViewControllerTransitioningDelegate") {
                    ZoomTransitionsViewController()
                },
                Lesson("symbol-effects", "Symbols/SymbolEffect", "UIKit/UIImageView", "UIKit/UIUpdateLink") {
                    SymbolEffectsViewController()
                },
            ]),
        LessonGroup(
            id: "layout",
            lessons: [
                Lesson("anchors", "UIKit/NSLayoutAnchor", "UIKit/NSLayoutConstraint") { AnchorsViewController() },
                Lesson("priorities", "UIKit/UILayoutPriority", "UIKit/NSLayoutConstraint") { PrioritiesViewController() },
                Lesson("stacks", "UIKit/UIStackView") { StacksViewController() },
                Lesson("nested-stacks", "UIKit/UIStackView") { NestedStacksViewController() },
                Lesson("form", "UIKit/UIKeyboardLayoutGuide", "UIKit/UITextField") { FormViewController() },
                Lesson("directions", "UIKit/UISemanticContentAttribute", "UIKit/UITraitCollection") { DirectionsViewController() },
                Lesson("own-traits", "UIKit/UITraitDefinition", "UIKit/UITraitOverrides", "UIKit/UITraitCollection") {
                    OwnTraitsViewController()
                },
            ]),
        LessonGroup(
            id: "touch",
            lessons: [
                Lesson("scroll-view", "UIKit/UIScrollView", "UIKit/UIScrollViewDelegate") { ScrollViewController() },
                Lesson("carousel", "UIKit/UIScrollView", "UIKit/UIPageControl", "Foundation/Timer") { CarouselViewController() },
                Lesson("gestures", "UIKit/UIGestureRecognizer", "UIKit/UIGestureRecognizerDelegate") { GesturesViewController() },
                Lesson("drag-and-drop", "UIKit/UIDragInteraction", "UIKit/UIDropInteraction") { DragAndDropViewController() },
                Lesson("pointer", "UIKit/UIPointerInteraction", "UIKit/UIHoverStyle") { PointerViewController() },
                Lesson("key-focus", "UIKit/UIFocusGuide", "UIKit/UIFocusSystem") { KeyFocusViewController() },
            ]),
        LessonGroup(
            id: "lists",
            lessons: [
                Lesson("tables", "UIKit/UITableView", "UIKit/UITableViewDataSource", "UIKit/UITableViewDelegate") {
                    TablesViewController()
                },
                Lesson("table-details", "UIKit/UITableView", "UIKit/UITableViewCell") { TableDetailsViewController() },
                Lesson("friends", "UIKit/UITableViewHeaderFooterView", "UIKit/UITableView") { FriendsViewController() },
                Lesson("chat", "UIKit/UIResponder", "Foundation/NSString", "UIKit/UITableView") { ChatViewController() },
                Lesson("app-grid", "UIKit/UINib", "UIKit/UIView") { AppGridViewController() },
                Lesson("collections", "UIKit/UICollectionView", "UIKit/UICollectionViewLayout", "UIKit/UICollectionViewCompositionalLayout")
                { CollectionsViewController() },
                Lesson("name-index", "UIKit/UILocalizedIndexedCollation", "UIKit/UITableViewDataSource") { NameIndexViewController() },
                Lesson("model", "ObjectiveC/NSObject", "Foundation/JSONSerialization", "Foundation/PropertyListSerialization") {
                    ModelViewController()
                },
            ]),
        LessonGroup(
            id: "choices",
            lessons: [
                Lesson("menus", "UIKit/UIMenu", "UIKit/UIKeyCommand", "UIKit/UIContextMenuInteraction") { MenusViewController() },
                Lesson("alerts", "UIKit/UIAlertController", "UIKit/UISheetPresentationController") { AlertsViewController() },
                Lesson("pickers", "UIKit/UIPickerView", "UIKit/UIDatePicker") { PickersViewController() },
                Lesson("calendars", "UIKit/UICalendarView") { CalendarsViewController() },
                Lesson("missing-content", "UIKit/UIContentUnavailableConfiguration") { MissingContentViewController() },
                Lesson("sharing", "UIKit/UIActivityViewController", "UIKit/UIFeedbackGenerator") { SharingViewController() },
                Lesson("documents", "UIKit/UIDocument", "UIKit/UIDocumentPickerViewController") { DocumentsViewController() },
                Lesson("note-browser", "UIKit/UIDocumentBrowserViewController", "UIKit/UIDocumentBrowserAction") {
                    NoteBrowserViewController()
                },
                Lesson("fonts-and-words", "UIKit/UIFontPickerViewController", "UIKit/UIReferenceLibraryViewController") {
                    FontsAndWordsViewController()
                },
                Lesson("photos", "PhotosUI/PHPickerViewController", "UIKit/UIImagePickerController", "Photos/PHPhotoLibrary") {
                    PhotosViewController()
                },
            ]),
        LessonGroup(
            id: "navigation",
            lessons: [
                Lesson("bars", "UIKit/UINavigationBar", "UIKit/UISearchBar", "UIKit/UITabBar", "UIKit/UIToolbar") { BarsViewController() },
                Lesson("appearance", "UIKit/UIAppearance") { AppearanceViewController() },
                Lesson("navigation-looks", "UIKit/UINavigationBarAppearance", "UIKit/UINavigationControllerDelegate") {
                    NavigationAppearanceViewController()
                },
                Lesson("tab-sidebar", "UIKit/UITab", "UIKit/UITabGroup", "UIKit/UITabBarController") { TabSidebarViewController() },
            ]),
        LessonGroup(
            id: "system",
            lessons: [
                Lesson("notifications", "UserNotifications/UNUserNotificationCenter", "UserNotifications/UNNotificationRequest") {
                    NotificationsViewController()
                },
                Lesson("push", "UIKit/UIApplication", "UserNotifications/UNNotificationContent") { PushViewController() },
                Lesson("links", "UIKit/UIApplication") { LinksViewController() },
                Lesson("places", "CoreLocation/CLLocationUpdate", "CoreLocation/CLMonitor", "CoreLocation/CLBeacon") {
                    PlacesViewController()
                },
                Lesson("persistence", "Foundation/UserDefaults", "Foundation/NSKeyedArchiver", "Foundation/FileManager") {
                    PersistenceViewController()
                },
                Lesson("spoken-table", "UIKit/UIAccessibilityContainerDataTable", "UIKit/UILargeContentViewerInteraction") {
                    SpokenTableViewController()
                },
            ]),
    ]

    static let lessons = groups.flatMap(\.lessons)

    static func lesson(_ id: String) -> Lesson? { lessons.first { $0.id == id } }
}
