internal import Foundation
internal import ObjectiveC

/// The button that turns a controller's editing on and off.
@MainActor enum EditButton {
    private static let selector: Selector = {
        ObjCRuntime.register(UIViewController.self, "ferry_toggleEditing:") { target, _ in
            target.setEditing(!target.isEditing, animated: true)
            return nil
        }
        return Selector("ferry_toggleEditing:")
    }()

    static func make(for controller: UIViewController) -> UIBarButtonItem {
        let item = UIBarButtonItem(title: nil, style: .plain, target: controller, action: selector)
        update(item, isEditing: controller.isEditing)
        return item
    }

    static func update(_ item: UIBarButtonItem, isEditing: Bool) {
        item.title = SystemStrings.text(isEditing ? "Done" : "Edit")
        item.style = isEditing ? .done : .plain
    }
}
