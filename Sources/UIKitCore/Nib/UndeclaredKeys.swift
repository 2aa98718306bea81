internal import CoreGraphics
internal import Foundation
internal import ObjectiveC

/// Queued when the library is loaded, as the generated tables are.
@used @section(".init_array") private nonisolated let registration: @convention(c) () -> Void = {
    ObjCRuntime.enqueue { UndeclaredKeys.register() }
}

/// Properties that UIKit's classes have without declaring them, and that public code reads and sets by key-value coding.
///
/// A key that is not here stops the program as an undefined one, as on iOS. Attributes that are set in Interface Builder
/// have the same keys.
enum UndeclaredKeys {
    static func register() {
        registerSearchBars()
        registerAlerts()
        for key in ["textColor", "_textColor"] {
            property(UIPickerView.self, key) {
                $0.rowColor
            } set: {
                $0.rowColor = $1
            }
            property(UIDatePicker.self, key) {
                $0.rowColor
            } set: {
                $0.rowColor = $1
            }
        }
        property(UINavigationBar.self, "hidesShadow") {
            $0.shadowImage?.size == .zero
        } set: { bar, hides in
            bar.shadowImage = hides == true ? UIImage() : nil
        }
        // Swift does not see it: it is deprecated since iOS 6.
        property(UILabel.self, "minimumFontSize") {
            NSNumber(value: Double($0.minimumScaleFactor * $0.font.pointSize))
        } set: { label, size in
            label.minimumScaleFactor = CGFloat(size?.doubleValue ?? 0) / label.font.pointSize
        }
        property(UITextField.self, "placeholderLabel") { PlaceholderLabel(of: $0) }
        registerDevice()
    }

    private static func registerSearchBars() {
        for key in ["searchField", "_searchField"] { property(UISearchBar.self, key) { $0.searchTextField } }
        for key in ["cancelButton", "_cancelButton"] { property(UISearchBar.self, key) { $0.showsCancelButton ? $0.cancelButton : nil } }
        for key in ["cancelButtonText", "_cancelButtonText"] {
            property(UISearchBar.self, key) {
                $0.cancelButton.title(for: .normal)
            } set: { bar, text in
                bar.cancelButton.setTitle(text, for: .normal)
                bar.setNeedsLayout()
            }
        }
    }

    private static func registerAlerts() {
        for key in ["titleTextColor", "_titleTextColor"] {
            property(UIAlertAction.self, key) {
                $0.look.titleColor
            } set: {
                $0.look.titleColor = $1
            }
        }
        for key in ["image", "_image"] {
            property(UIAlertAction.self, key) {
                $0.look.image
            } set: {
                $0.look.image = $1
            }
        }
        for key in ["imageTintColor", "_imageTintColor"] {
            property(UIAlertAction.self, key) {
                $0.look.imageColor
            } set: {
                $0.look.imageColor = $1
            }
        }
        for key in ["checked", "_checked", "isChecked"] {
            property(UIAlertAction.self, key) {
                $0.look.isChecked
            } set: {
                $0.look.isChecked = $1 ?? false
            }
        }
        for key in ["titleTextAlignment", "_titleTextAlignment"] {
            property(UIAlertAction.self, key) {
                $0.look.alignment.rawValue
            } set: { action, value in
                action.look.alignment = value.flatMap(NSTextAlignment.init(rawValue:)) ?? .center
            }
        }
        for key in ["attributedTitle", "_attributedTitle"] {
            property(UIAlertController.self, key) {
                $0.attributedTitle
            } set: {
                $0.attributedTitle = $1
            }
        }
        for key in ["attributedMessage", "_attributedMessage"] {
            property(UIAlertController.self, key) {
                $0.attributedMessage
            } set: {
                $0.attributedMessage = $1
            }
        }
    }

    /// An app that sets the device's orientation wants the interface rotated; the values are those of `UIInterfaceOrientation`.
    private static func registerDevice() {
        property(UIDevice.self, "orientation") {
            $0.orientation.rawValue
        } set: { _, value in
            guard let value, let orientation = UIInterfaceOrientation(rawValue: value), orientation != .unknown else { return }
            let mask = UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue))
            let scene = UIApplication.shared.windows.lazy.compactMap(\.windowScene).first
            scene?.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: mask))
        }
    }

    private static func property<Target: NSObject, Value>(
        _ type: Target.Type, _ key: String, get: @escaping @MainActor (Target) -> Value?,
        set: (@MainActor (Target, Value?) -> Void)? = nil
    ) {
        ObjCRuntime.registerGetter(type, key) { target, _ in get(target) }
        guard let set else { return }
        ObjCRuntime.register(type, "set\(key.prefix(1).uppercased())\(key.dropFirst()):") { target, arguments in
            set(target, arguments.first.flatMap { $0 } as? Value)
            return nil
        }
    }
}
