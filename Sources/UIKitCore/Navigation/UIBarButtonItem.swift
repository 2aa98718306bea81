public import Foundation
public import ObjectiveC
internal import QuartzCore

/// A button in a bar, or a space between buttons.
///
/// > Contract: UIKit, UIBarButtonItem
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
        /// The older name of `plain`.
        public static let bordered = Style.plain
    }

    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        case flexibleSpace = 5
        case fixedSpace = 6
        case compose = 7
        case reply = 8
        case action = 9
        case organize = 10
        case bookmarks = 11
        case search = 12
        case refresh = 13
        case stop = 14
        case camera = 15
        case trash = 16
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
        case undo = 21
        case redo = 22
        case pageCurl = 23
        case close = 24
    }

    /// Nil for items created otherwise.
    private(set) var systemItem: SystemItem?
    var looks = BarButtonLooks()
    weak var group: UIBarButtonItemGroup?

    public override init() { super.init() }

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

    public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) {
        self.init()
        adopt(systemItem)
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        adopt(systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        // Property observers do not run in an initialiser.
        self.primaryAction = primaryAction
        let own = primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
        (self.title, self.image) = (title ?? own, image ?? primaryAction?.image)
        self.menu = menu
    }

    private func adopt(_ item: SystemItem) {
        systemItem = item
        style = item == .done || item == .save ? .done : .plain
        itemDidChange()
    }

    /// A space that takes the remaining width.
    open class func flexibleSpace() -> Self { space(.flexibleSpace) }

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

    open weak var target: AnyObject? { didSet { itemDidChange() } }
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
        get { ownMenuRepresentation ?? BarItemMenuElement.make(for: self) }
        set {
            ownMenuRepresentation = .some(newValue)
            itemDidChange()
        }
    }
    private var ownMenuRepresentation: UIMenuElement??
    open var changesSelectionAsPrimaryAction = false { didSet { itemDidChange() } }
    open var isSelected = false {
        willSet { KeyValueChanges.will(self, "selected") }
        didSet {
            defer { KeyValueChanges.did(self, "selected") }
            if isSelected != oldValue { itemDidChange() }
        }
    }

    // MARK: Content

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
            if customView !== oldValue { itemDidChange() }
        }
    }
    open var isHidden = false {
        willSet { KeyValueChanges.will(self, "hidden") }
        didSet {
            defer { KeyValueChanges.did(self, "hidden") }
            if isHidden != oldValue { itemDidChange() }
        }
    }
    open var isSymbolAnimationEnabled = false {
        didSet { if isSymbolAnimationEnabled { UnimplementedSetting.report("isSymbolAnimationEnabled", on: self) } }
    }
    /// The order of `menu`'s elements.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic {
        didSet { if preferredMenuElementOrder != oldValue { itemDidChange() } }
    }
    /// Nil means the bar's.
    open var tintColor: UIColor? {
        willSet { KeyValueChanges.will(self, "tintColor") }
        didSet {
            defer { KeyValueChanges.did(self, "tintColor") }
            noteAppearance(\.tintColor, tintColor)
            itemDidChange()
        }
    }

    // MARK: Legacy appearance, each an appearance attribute

    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        noteAppearance("background", Int(bitPattern: state.rawValue), barMetrics.rawValue) {
            $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        looks.backgrounds[barMetrics, default: .init()][state] = backgroundImage
        itemDidChange()
    }
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.backgrounds[barMetrics]?[state]
    }

    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
    ) {
        noteAppearance("styledBackground", Int(bitPattern: state.rawValue), style.rawValue, barMetrics.rawValue) {
            $0.setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics)
        }
        looks.styledBackgrounds[style, default: [:]][barMetrics, default: .init()][state] = backgroundImage
        itemDidChange()
    }
    open func backgroundImage(for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics) -> UIImage? {
        looks.styledBackgrounds[style]?[barMetrics]?[state]
    }

    /// > Units: points, downwards.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        noteAppearance("backgroundAdjustment", barMetrics.rawValue) {
            $0.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
        looks.backgroundAdjustments[barMetrics] = adjustment
        itemDidChange()
    }
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looks.backgroundAdjustments[barMetrics] ?? 0
    }

    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        noteAppearance("titleAdjustment", barMetrics.rawValue) { $0.setTitlePositionAdjustment(adjustment, for: barMetrics) }
        looks.titleAdjustments[barMetrics] = adjustment
        itemDidChange()
    }
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { looks.titleAdjustments[barMetrics] ?? .zero }

    open func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        noteAppearance("backBackground", Int(bitPattern: state.rawValue), barMetrics.rawValue) {
            $0.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        looks.backBackgrounds[barMetrics, default: .init()][state] = backgroundImage
        itemDidChange()
    }
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.backBackgrounds[barMetrics]?[state]
    }

    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        noteAppearance("backTitleAdjustment", barMetrics.rawValue) {
            $0.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
        }
        looks.backTitleAdjustments[barMetrics] = adjustment
        itemDidChange()
    }
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        looks.backTitleAdjustments[barMetrics] ?? .zero
    }

    open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        noteAppearance("backBackgroundAdjustment", barMetrics.rawValue) {
            $0.setBackButtonBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
        looks.backBackgroundAdjustments[barMetrics] = adjustment
        itemDidChange()
    }
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looks.backBackgroundAdjustments[barMetrics] ?? 0
    }
}
