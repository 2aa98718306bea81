internal import CoreGraphics
internal import Foundation
internal import ObjectiveC
internal import QuartzCore

/// Keys of UIKit's own classes that user-defined runtime attributes and outlets set; registered when the first file asks.
///
/// > Contract: UIKit, key-value coding; those here are what Interface Builder's users set most.
@MainActor enum NibKeys {
    private static var isDone = false
    private static var owners: [String: [NSObject.Type]] = [:]

    /// Whether a key is one of UIKit's own here, of a class or what it inherits: no appearance attribute (AR-7).
    static func isOwn(_ key: String, of type: AnyClass) -> Bool {
        owners[key]?.contains { (type as? NSObject.Type)?.isSubclass(of: $0) ?? false } ?? false
    }

    static func register() {
        guard !isDone else { return }
        isDone = true
        ObjCRuntime.register(UIView.self, "layer") { view, _ in view.layer }
        flag("clipsToBounds", \UIView.clipsToBounds)
        flag("hidden", \UIView.isHidden)
        flag("userInteractionEnabled", \UIView.isUserInteractionEnabled)
        flag("opaque", \UIView.isOpaque)
        number("alpha", \UIView.alpha)
        whole("tag", \UIView.tag)
        object("backgroundColor", \UIView.backgroundColor)
        object("tintColor", \UIView.tintColor)
        flag("isAccessibilityElement", \UIView.isAccessibilityElement)
        object("accessibilityIdentifier", \UIView.accessibilityIdentifier)
        object("accessibilityLabel", \UIView.accessibilityLabel)
        object("accessibilityHint", \UIView.accessibilityHint)
        object("text", \UILabel.text)
        object("textColor", \UILabel.textColor)
        object("font", \UILabel.font)
        whole("numberOfLines", \UILabel.numberOfLines)
        flag("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
        flag("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory)
        flag("enabled", \UIControl.isEnabled)
        flag("selected", \UIControl.isSelected)
        flag("on", \UISwitch.isOn)
        object("image", \UIImageView.image)
        object("text", \UITextField.text)
        object("placeholder", \UITextField.placeholder)
        flag("secureTextEntry", \UITextField.isSecureTextEntry)
        object("text", \UITextView.text)
        flag("editable", \UITextView.isEditable)
        flag("scrollEnabled", \UIScrollView.isScrollEnabled)
        flag("bounces", \UIScrollView.bounces)
        object("title", \UIViewController.title)
        flag("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
        flag("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe)
        object("title", \UIBarItem.title)
        flag("enabled", \UIBarItem.isEnabled)
        number("spacing", \UIStackView.spacing)
    }

    private static func flag<Target: NSObject>(_ key: String, _ path: ReferenceWritableKeyPath<Target, Bool>) {
        add(key, path) {
            NSNumber(value: $0)
        } read: {
            ($0 as? NSNumber)?.boolValue
        }
    }

    private static func number<Target: NSObject>(_ key: String, _ path: ReferenceWritableKeyPath<Target, CGFloat>) {
        add(key, path) {
            NSNumber(value: Double($0))
        } read: {
            ($0 as? NSNumber).map { CGFloat($0.doubleValue) }
        }
    }

    private static func whole<Target: NSObject>(_ key: String, _ path: ReferenceWritableKeyPath<Target, Int>) {
        add(key, path) {
            NSNumber(value: $0)
        } read: {
            ($0 as? NSNumber)?.intValue
        }
    }

    private static func object<Target: NSObject, Value>(_ key: String, _ path: ReferenceWritableKeyPath<Target, Value?>) {
        add(key, path) {
            $0
        } read: {
            $0 as? Value
        }
    }

    /// A value of another kind leaves the property as it is, with a line in the log.
    private static func add<Target: NSObject, Value>(
        _ key: String, _ path: ReferenceWritableKeyPath<Target, Value>, write: @escaping (Value) -> Any?, read: @escaping (Any?) -> Value?
    ) {
        owners[key, default: []].append(Target.self)
        nonisolated(unsafe) let (path, write, read) = (path, write, read)
        ObjCRuntime.register(Target.self, key) { target, _ in write(target[keyPath: path]) }
        ObjCRuntime.register(Target.self, "set\(key.prefix(1).uppercased())\(key.dropFirst()):") { target, arguments in
            if let value = read(arguments.first ?? nil) {
                target[keyPath: path] = value
            } else {
                NSLog("The value of \(key) of \(type(of: target)) is of another kind; it stays as it is.")
            }
            return nil
        }
    }
}
