internal import Foundation
internal import ObjectiveC

/// A view or a controller of a module above this one, with outlets of its own.
@preconcurrency @MainActor package protocol NibOutletOwner: AnyObject {
    /// > Returns: false if it has no such outlet for this kind of value.
    func setOutlet(_ value: AnyObject, _ name: String) -> Bool
}

/// Connects outlets by key and actions by selector.
///
/// Members of an app's class take precedence over UIKit's own outlets, whose setters have no selectors here.
/// > Contract: UIKit, NB-1, NB-5.
@MainActor enum NibOutlets {
    static func set(_ value: AnyObject, _ name: String, of object: AnyObject) {
        // Key-value coding reads before it writes, and reading a controller's view loads it.
        if name == "view", let controller = object as? UIViewController, setOutlet(value, name, of: controller) { return }
        if responds(object, name) { return (object as? NSObject)?.setValue(value, forKey: name) ?? () }
        // Traps with UIKit's message if the key does not exist.
        if !setOwn(value, name, of: object) { (object as? NSObject)?.setValue(value, forKey: name) }
    }

    /// Connects an outlet of one of UIKit's classes. > Returns: false if the object's class has none of that name.
    static func setOwn(_ value: AnyObject, _ name: String, of object: AnyObject) -> Bool {
        if let view = object as? UIView, setOutlet(value, name, of: view) { return true }
        if let controller = object as? UIViewController, setOutlet(value, name, of: controller) { return true }
        switch (object, name, value) {
        case (let item as UIBarButtonItem, "customView", let view as UIView): item.customView = view
        case (let item as UINavigationItem, "titleView", let view as UIView): item.titleView = view
        case (let recognizer as UIGestureRecognizer, "delegate", let delegate as any UIGestureRecognizerDelegate):
            recognizer.delegate = delegate
        default: return false
        }
        return true
    }

    static func set(_ values: [AnyObject], collection name: String, of object: AnyObject) {
        if name == "gestureRecognizers", let view = object as? UIView {
            for case let recognizer as UIGestureRecognizer in values { view.addGestureRecognizer(recognizer) }
            return
        }
        (object as? NSObject)?.setValue(values, forKey: name)
    }

    static func add(_ target: AnyObject?, _ action: Selector, _ events: Int?, to sender: AnyObject) {
        switch sender {
        case let control as UIControl:
            let events = events.map { UIControl.Event(rawValue: UInt(bitPattern: $0)) } ?? .touchUpInside
            control.addTarget(target, action: action, for: events)
        case let recognizer as UIGestureRecognizer: if let target { recognizer.addTarget(target, action: action) }
        case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
        default: NSLog("\(type(of: sender)) sends no actions; \(action) was not connected.")
        }
    }

    private static func responds(_ object: AnyObject, _ name: String) -> Bool {
        ObjCRuntime.responds(object, to: Selector("set\(name.prefix(1).uppercased())\(name.dropFirst()):"))
    }

    private static func setOutlet(_ value: AnyObject, _ name: String, of controller: UIViewController) -> Bool {
        if let owner = controller as? any NibOutletOwner, owner.setOutlet(value, name) { return true }
        switch (controller, name, value) {
        case (_, "view", let view as UIView): controller.view = view
        case (let owner as UINavigationController, "delegate", let delegate as any UINavigationControllerDelegate):
            owner.delegate = delegate
        case (let owner as UITabBarController, "delegate", let delegate as any UITabBarControllerDelegate): owner.delegate = delegate
        case (let owner as UISplitViewController, "delegate", let delegate as any UISplitViewControllerDelegate): owner.delegate = delegate
        case (let owner as UIPageViewController, "delegate", let delegate as any UIPageViewControllerDelegate): owner.delegate = delegate
        case (let owner as UIPageViewController, "dataSource", let source as any UIPageViewControllerDataSource): owner.dataSource = source
        default: return false
        }
        return true
    }

    private static func setOutlet(_ value: AnyObject, _ name: String, of view: UIView) -> Bool {
        if let owner = view as? any NibOutletOwner, owner.setOutlet(value, name) { return true }
        switch (view, name, value) {
        case (let text as UITextView, "delegate", let delegate as any UITextViewDelegate): text.delegate = delegate
        case (let scroll as UIScrollView, "delegate", let delegate as any UIScrollViewDelegate): scroll.delegate = delegate
        case (let scroll as UIScrollView, "refreshControl", let control as UIRefreshControl): scroll.refreshControl = control
        case (let field as UITextField, "delegate", let delegate as any UITextFieldDelegate): field.delegate = delegate
        case (let field as UITextField, "inputView", let view as UIView): field.inputView = view
        case (let field as UITextField, "inputAccessoryView", let view as UIView): field.inputAccessoryView = view
        case (let field as UITextField, "leftView", let view as UIView): field.leftView = view
        case (let field as UITextField, "rightView", let view as UIView): field.rightView = view
        case (let bar as UISearchBar, "delegate", let delegate as any UISearchBarDelegate): bar.delegate = delegate
        case (let picker as UIPickerView, "dataSource", let source as any UIPickerViewDataSource): picker.dataSource = source
        case (let picker as UIPickerView, "delegate", let delegate as any UIPickerViewDelegate): picker.delegate = delegate
        case (let bar as UITabBar, "delegate", let delegate as any UITabBarDelegate): bar.delegate = delegate
        case (let bar as UINavigationBar, "delegate", let delegate as any UINavigationBarDelegate): bar.delegate = delegate
        case (let bar as UIToolbar, "delegate", let delegate as any UIToolbarDelegate): bar.delegate = delegate
        default: return false
        }
        return true
    }
}
