public import Foundation
public import ObjectiveC
internal import QuartzCore

/// A button in a bar, or a space between buttons.
///
/// > Contract: UIKit, UIBarButtonItem
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// The emphasis of a bar button.
    public enum Style: Int, Sendable {
        /// A button in regular weight.
        case plain = 0
        /// A button in semibold weight, for the action that completes a task.
        case done = 2
        /// The older name of `plain`.
        public static let bordered = Style.plain
    }

    /// A standard button, whose title is in the user's language or whose image is a symbol.
    public enum SystemItem: Int, Sendable {
        /// The title "Done", in semibold weight.
        case done = 0
        /// The title "Cancel".
        case cancel = 1
        /// The title "Edit"; `UIViewController.editButtonItem` also toggles to Done.
        case edit = 2
        /// The title "Save", in semibold weight.
        case save = 3
        /// A plus sign.
        case add = 4
        /// Blank space that shares the remaining width with other flexible spaces.
        case flexibleSpace = 5
        /// Blank space as wide as ``UIBarButtonItem/width``.
        case fixedSpace = 6
        /// A pencil on a square, for writing something new.
        case compose = 7
        /// An arrow to the left, for answering a message.
        case reply = 8
        /// A square with an upward arrow, for sharing.
        case action = 9
        /// A folder, for moving something into one.
        case organize = 10
        /// An open book.
        case bookmarks = 11
        /// A magnifying glass.
        case search = 12
        /// A circular arrow.
        case refresh = 13
        /// A cross, for ending what is in progress.
        case stop = 14
        /// A camera.
        case camera = 15
        /// A bin, for deleting.
        case trash = 16
        /// A triangle to the right.
        case play = 17
        /// Two bars.
        case pause = 18
        /// Two triangles to the left.
        case rewind = 19
        /// Two triangles to the right.
        case fastForward = 20
        /// The title "Undo".
        case undo = 21
        /// The title "Redo".
        case redo = 22
        /// A page, in place of the turned page of iOS.
        case pageCurl = 23
        /// A cross, for dismissing a screen.
        case close = 24
    }

    /// Nil for items created otherwise.
    private(set) var systemItem: SystemItem?
    var looks = LegacyBarButtonAppearance()
    weak var group: UIBarButtonItemGroup?
    /// The custom view's own height, and the lower one that its bar gave it. > Units: points.
    var shortening: (own: CGFloat, placed: CGFloat)?
    /// Stands for the item until a bar shows it.
    private var spareView: UIView?

    public override init() { super.init() }

    /// Creates an item from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        style = Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .plain
        width = CGFloat(coder.decodeDouble(forKey: "UIWidth"))
        if coder.containsValue(forKey: "UISystemItem") { systemItem = SystemItem(rawValue: coder.decodeInteger(forKey: "UISystemItem")) }
        BarCoding.decode(self as UIBarButtonItem, from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIStyle")
        coder.encode(Double(width), forKey: "UIWidth")
        if let systemItem { coder.encode(systemItem.rawValue, forKey: "UISystemItem") }
    }

    /// Creates a button with an image that sends an action.
    ///
    /// - Parameters:
    ///   - image: the image, drawn in the tint colour unless its rendering mode says otherwise.
    ///   - style: the emphasis.
    ///   - target: the receiver, held weakly; nil sends along the responder chain.
    ///   - action: the method to call; nil makes the button do nothing.
    public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    /// Creates a button with an image that sends an action, and another image for bars of compact height.
    ///
    /// - Parameters:
    ///   - image: the image in bars of regular height.
    ///   - landscapeImagePhone: the image in bars of compact height; nil uses `image`.
    ///   - style: the emphasis.
    ///   - target: the receiver, held weakly; nil sends along the responder chain.
    ///   - action: the method to call; nil makes the button do nothing.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Creates a button with a title that sends an action.
    ///
    /// - Parameters:
    ///   - title: the text of the button.
    ///   - style: the emphasis.
    ///   - target: the receiver, held weakly; nil sends along the responder chain.
    ///   - action: the method to call; nil makes the button do nothing.
    public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    /// Creates a standard button, or a space, that sends an action.
    ///
    /// - Parameters:
    ///   - systemItem: the standard title or image.
    ///   - target: the receiver, held weakly; nil sends along the responder chain.
    ///   - action: the method to call; nil makes the button do nothing.
    public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) {
        self.init()
        adopt(systemItem)
        self.target = target as AnyObject?
        self.action = action
    }

    /// Creates an item that shows a view instead of a button; the view handles its own touches.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates a standard button that runs an action or opens a menu; the action's title and image replace the standard ones.
    public convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        adopt(systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates a button that runs an action or opens a menu; a title or an image given here takes precedence over the action's.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        // Property observers do not run in an initialiser.
        self.primaryAction = primaryAction
        let own = primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
        (self.title, self.image) = (title ?? own, image ?? primaryAction?.image)
        self.menu = menu
    }

    /// Creates a button with a title, an image and a menu that sends an action.
    ///
    /// - Parameters:
    ///   - title: the text of the button; shown without an image.
    ///   - image: the image of the button.
    ///   - target: the receiver, held weakly; nil sends along the responder chain.
    ///   - action: the method that a tap calls; nil makes a tap open the menu.
    ///   - menu: opened by a long press, or by a tap without an action.
    public convenience init(title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu?) {
        self.init()
        (self.title, self.image, self.menu) = (title, image, menu)
        self.target = target
        self.action = action
    }

    private func adopt(_ item: SystemItem) {
        systemItem = item
        style = item == .done || item == .save ? .done : .plain
        itemDidChange()
    }

    /// A space that takes the remaining width.
    open class func flexibleSpace() -> Self { space(.flexibleSpace) }

    /// A space of a given width.
    ///
    /// > Units: points.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = space(.fixedSpace)
        item.width = width
        return item
    }

    private class func space(_ kind: SystemItem) -> Self {
        let item = DynamicClass.make(self)
        item.adopt(kind)
        return item
    }

    // MARK: Action

    /// The receiver of ``action``, held weakly; nil sends along the responder chain from the first responder.
    open weak var target: AnyObject? { didSet { itemDidChange() } }
    /// The method that a tap calls.
    open var action: Selector? { didSet { itemDidChange() } }
    /// Also sets the item's title and image.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction else { return itemDidChange() }
            title = primaryAction.title
            image = primaryAction.image
            itemDidChange()
        }
    }
    /// Opened by a long press, or by a tap if there is neither action nor primary action.
    open var menu: UIMenu? { didSet { itemDidChange() } }
    /// The item's element in an overflow menu: the app's, otherwise an element with its title, image and action or menu. Nil once an app
    /// sets nil: then the item is in no such menu.
    open var menuRepresentation: UIMenuElement? {
        get { explicitMenuRepresentation ?? BarItemMenuElement.make(for: self) }
        set {
            explicitMenuRepresentation = .some(newValue)
            itemDidChange()
        }
    }
    private var explicitMenuRepresentation: UIMenuElement??
    /// Whether a tap toggles ``isSelected``, or chooses from the menu and shows the chosen element.
    open var changesSelectionAsPrimaryAction = false { didSet { itemDidChange() } }
    /// Whether the button is shown as on.
    open var isSelected = false {
        willSet { KeyValueChanges.will(self, "selected") }
        didSet {
            defer { KeyValueChanges.did(self, "selected") }
            if isSelected != oldValue { itemDidChange() }
        }
    }

    // MARK: Content

    /// The emphasis of the button; `plain` by default.
    open var style: Style = .plain { didSet { if style != oldValue { itemDidChange() } } }
    /// The width of the button or fixed space; 0 fits the contents. A negative space moves its neighbours closer. > Units: points.
    open var width: CGFloat = 0 { didSet { if width != oldValue { itemDidChange() } } }
    /// The button is as wide as the widest of these.
    open var possibleTitles: Set<String>? { didSet { itemDidChange() } }
    /// Shown instead of a button. Only in the last bar if the item is in two.
    open var customView: UIView? {
        willSet { KeyValueChanges.will(self, "customView") }
        didSet {
            defer { KeyValueChanges.did(self, "customView") }
            guard customView !== oldValue else { return }
            shortening = nil
            itemDidChange()
        }
    }
    /// Whether the item takes no space in its bar.
    open var isHidden = false {
        willSet { KeyValueChanges.will(self, "hidden") }
        didSet {
            defer { KeyValueChanges.did(self, "hidden") }
            if isHidden != oldValue { itemDidChange() }
        }
    }
    /// Whether changes of a symbol image are animated; without effect here, which the log reports once.
    open var isSymbolAnimationEnabled = false {
        didSet { if isSymbolAnimationEnabled { UnimplementedSetting.report("isSymbolAnimationEnabled", on: self) } }
    }
    /// The order of `menu`'s elements.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic {
        didSet { if preferredMenuElementOrder != oldValue { itemDidChange() } }
    }
    /// The colour of the button's title or image; nil means the bar's.
    open var tintColor: UIColor? {
        willSet { KeyValueChanges.will(self, "tintColor") }
        didSet {
            defer { KeyValueChanges.did(self, "tintColor") }
            noteAppearance(\.tintColor, tintColor)
            itemDidChange()
        }
    }

    // MARK: Legacy appearance, each an appearance attribute

    /// Sets the image behind the button for a control state; nil removes it, and compact bars without one use the default's.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        noteAppearance("background", Int(bitPattern: state.rawValue), barMetrics.rawValue) {
            $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        looks.backgrounds[barMetrics, default: .init()][state] = backgroundImage
        itemDidChange()
    }
    /// Returns the background image set for exactly this state and these metrics; nil if none is.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.backgrounds[barMetrics]?[state]
    }

    /// Sets the image behind the button for a control state while the item has a certain style; it takes precedence over the image for all
    /// styles.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
    ) {
        noteAppearance("styledBackground", Int(bitPattern: state.rawValue), style.rawValue, barMetrics.rawValue) {
            $0.setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics)
        }
        looks.styledBackgrounds[style, default: [:]][barMetrics, default: .init()][state] = backgroundImage
        itemDidChange()
    }
    /// Returns the background image set for exactly this state, style and metrics; nil if none is.
    open func backgroundImage(for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics) -> UIImage? {
        looks.styledBackgrounds[style]?[barMetrics]?[state]
    }

    /// Moves the background image; compact bars without a value use the default's.
    ///
    /// > Units: points, downwards.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        noteAppearance("backgroundAdjustment", barMetrics.rawValue) {
            $0.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
        looks.backgroundAdjustments[barMetrics] = adjustment
        itemDidChange()
    }
    /// Returns the offset set for these metrics, in points downwards; 0 if none is.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looks.backgroundAdjustments[barMetrics] ?? 0
    }

    /// Moves the title, in points; compact bars without a value use the default's.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        noteAppearance("titleAdjustment", barMetrics.rawValue) { $0.setTitlePositionAdjustment(adjustment, for: barMetrics) }
        looks.titleAdjustments[barMetrics] = adjustment
        itemDidChange()
    }
    /// Returns the title's offset set for these metrics; zero if none is.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { looks.titleAdjustments[barMetrics] ?? .zero }

    /// Sets the image behind the button while it is a back button; compact bars without one use the default's.
    open func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        noteAppearance("backBackground", Int(bitPattern: state.rawValue), barMetrics.rawValue) {
            $0.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        looks.backBackgrounds[barMetrics, default: .init()][state] = backgroundImage
        itemDidChange()
    }
    /// Returns the back button's background image set for exactly this state and these metrics; nil if none is.
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.backBackgrounds[barMetrics]?[state]
    }

    /// Moves the title while the item is a back button, in points; compact bars without a value use the default's.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        noteAppearance("backTitleAdjustment", barMetrics.rawValue) {
            $0.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
        }
        looks.backTitleAdjustments[barMetrics] = adjustment
        itemDidChange()
    }
    /// Returns the back button title's offset set for these metrics; zero if none is.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        looks.backTitleAdjustments[barMetrics] ?? .zero
    }

    /// Moves the back button's background image, in points downwards; compact bars without a value use the default's.
    open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        noteAppearance("backBackgroundAdjustment", barMetrics.rawValue) {
            $0.setBackButtonBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
        looks.backBackgroundAdjustments[barMetrics] = adjustment
        itemDidChange()
    }
    /// Returns the back button's background offset set for these metrics; 0 if none is.
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looks.backBackgroundAdjustments[barMetrics] ?? 0
    }
}

extension UIBarButtonItem: KeyedStorage {
    /// The view that shows the item, which UIKit has under the key "view" only; apps use it as an anchor.
    ///
    /// Before a bar shows the item it is a view of its natural size in no window.
    nonisolated public func storedValue(forKey key: String) -> Any?? {
        guard key == "view" else { return .none }
        let view: UIView = MainActor.assumeIsolated { currentView }
        return .some(view)
    }

    /// Stores nothing: the view cannot be replaced.
    nonisolated public func store(_ value: Any?, forKey key: String) -> Bool { false }

    private var currentView: UIView {
        if let shownView { return shownView }
        if let spareView { return spareView }
        let made = BarButton(self, looks: UIBarButtonItemAppearance(style: style), compact: false)
        made.frame.size = CGSize(width: made.naturalWidth, height: BarMetrics.navigationHeight)
        spareView = made
        return made
    }
}
