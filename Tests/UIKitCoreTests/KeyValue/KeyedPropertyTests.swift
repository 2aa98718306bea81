import CoreGraphics
import Foundation
import ObjectiveC
import QuartzCore
import Testing

@testable import UIKitCore
@testable import UILists

/// > Contract: Foundation, NSKeyValueCoding; UIKit's properties by Apple's keys.
@Suite(.application) @MainActor struct KeyedPropertyTests {
    @Test("properties of views are set and read by key, with numbers and structures boxed")
    func views() {
        let label = UILabel(frame: .zero)
        label.setValue("x", forKey: "text")
        label.setValue(UIColor.red, forKey: "textColor")
        label.setValue(3, forKey: "numberOfLines")
        label.setValue(NSNumber(value: 1), forKey: "textAlignment")
        label.setValue(NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "frame")
        label.setValue(true, forKey: "hidden")
        label.setValue("0.5", forKey: "alpha")
        #expect(label.text == "x")
        #expect(label.textColor == .red)
        #expect(label.numberOfLines == 3)
        #expect(label.textAlignment == .center)
        #expect(label.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(label.isHidden)
        #expect(label.alpha == 0.5)
        #expect(label.value(forKey: "frame") as? CGRect == label.frame)
        #expect(label.value(forKey: "isHidden") as? Bool == true)
        #expect(label.value(forKey: "textAlignment") as? Int == 1)
        #expect(label.value(forKeyPath: "layer.opacity") as? Float == 0.5)
        label.setValue(nil, forKey: "text")
        #expect(label.text == nil)
    }

    @Test("delegates, text input traits, inherited and accessibility properties have keys")
    func others() {
        final class Delegate: NSObject, UITextFieldDelegate {}
        let (field, delegate) = (UITextField(frame: .zero), Delegate())
        field.setValue(delegate, forKey: "delegate")
        field.setValue(true, forKey: "secureTextEntry")
        field.setValue("name", forKey: "accessibilityIdentifier")
        field.setValue(UIKeyboardType.emailAddress.rawValue, forKey: "keyboardType")
        #expect(field.delegate === delegate)
        #expect(field.isSecureTextEntry)
        #expect(field.keyboardType == .emailAddress)
        #expect(field.accessibilityIdentifier == "name")
        let controller = UIViewController()
        controller.setValue("T", forKey: "title")
        controller.setValue("N", forKeyPath: "navigationItem.prompt")
        #expect(controller.title == "T")
        #expect(controller.navigationItem.prompt == "N")
        #expect(UIScrollView(frame: .zero).value(forKey: "contentSize") as? CGSize == .zero)
    }

    @Test("UIKit's methods, getters and setters respond to their selectors, and responds(to:) agrees")
    func selectors() {
        let (parent, view) = (UIView(frame: .zero), UIImageView(frame: .zero))
        parent.addSubview(view)
        for name in ["removeFromSuperview", "endEditing:", "setAnimationImages:", "isHidden", "setHidden:", "sizeToFit", "layoutIfNeeded"] {
            #expect(view.responds(to: Selector(name)), "\(name)")
        }
        view.perform("setHidden:", with: true)
        #expect(view.isHidden)
        view.perform("removeFromSuperview")
        #expect(view.superview == nil)
        parent.perform("addSubview:", with: view)
        #expect(view.superview === parent)
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.perform("pushViewController:animated:", with: UIViewController(), with: false)
        #expect(navigation.viewControllers.count == 2)
        navigation.perform("popViewControllerAnimated:", with: false)
        #expect(navigation.viewControllers.count == 1)
        #expect(UITableView(frame: .zero).responds(to: "reloadData"))
        #expect(!view.responds(to: "reloadData"))
        #expect(!view.responds(to: "copy:"))
        #expect(!UIViewController().responds(to: "paste:"))
        #expect(UITableView.instancesRespond(to: "deselectRowAtIndexPath:animated:"))
        #expect(CALayer().responds(to: "setNeedsDisplay"))
        #expect(CALayer().responds(to: "setCornerRadius:"))
    }

    @Test("an optional property that is nil has no value, and one that is set has the value itself")
    func optionals() {
        let (label, controller) = (UILabel(frame: .zero), UIViewController())
        #expect(label.value(forKey: "backgroundColor") == nil)
        #expect(label.value(forKeyPath: "superview.backgroundColor") == nil)
        #expect(controller.value(forKeyPath: "navigationItem.prompt") == nil)
        #expect(label.dictionaryWithValues(forKeys: ["backgroundColor"])["backgroundColor"] is NSNull)
        label.text = "x"
        let text = label.value(forKey: "text")
        #expect(text.map { type(of: $0) == String.self } == true)
        #expect(ObjCRuntime.send(Selector("viewWithTag:"), to: label, [7]) == nil)
    }

    @Test("an app's class that overrides a property is reached by its key")
    func overridden() {
        final class Loud: UILabel {
            override var text: String? {
                get { super.text }
                set { super.text = newValue?.uppercased() }
            }
        }
        let label = Loud(frame: .zero)
        label.setValue("abc", forKey: "text")
        #expect(label.text == "ABC")
    }

    @Test("a key that UIKit does not have raises its message, with class and key")
    func undefined() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIView(frame: .zero).setValue(1, forKey: "wheels") }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("UIView 0x"))
        #expect(text.contains("not key value coding-compliant for the key wheels"))
    }
}
