internal import Foundation
internal import ObjectiveC

/// Starts a segue when its sender is tapped: the target of a control, a bar item or a recogniser, or called by a cell.
///
/// > Contract: UIKit, UIStoryboardSegue.
@MainActor final class SegueTrigger: NSObject {
    let segue: NibSegue
    private let scene: StoryboardScene
    private weak var sender: AnyObject?
    private weak var controller: UIViewController?
    private weak var anchor: AnyObject?

    private static let key = AssociationKey()
    private static let action = Selector("ferryPerformSegue:")
    private static let registered: Void = ObjCRuntime.register(SegueTrigger.self, "ferryPerformSegue:") { trigger, _ in trigger.fire() }

    private init(_ segue: NibSegue, _ scene: StoryboardScene, sender: AnyObject, controller: UIViewController, anchor: AnyObject?) {
        (self.segue, self.scene, self.sender, self.controller, self.anchor) = (segue, scene, sender, controller, anchor)
        super.init()
    }

    private func fire() {
        guard let sender, let controller else { return }
        SeguePerformer(scene: scene, controller: controller, anchor: anchor ?? sender).start(segue, sender: sender)
    }

    /// The segues of a cell, or of its accessory button.
    static func fire(of cell: AnyObject, accessory: Bool) {
        for trigger in triggers(of: cell) where trigger.segue.isOfAccessory == accessory { trigger.fire() }
    }

    private static func triggers(of object: AnyObject) -> [SegueTrigger] {
        AssociatedObjects.shared.value(of: object, key: key.pointer) as? [SegueTrigger] ?? []
    }

    /// Connects a document's segues once all objects are awake; performs those that define containment.
    static func connect(_ segues: [NibSegue], of instance: NibInstance) {
        guard let scene = instance.scene else { return }
        _ = registered
        var children: [NibSegue] = []
        for segue in segues {
            guard let sender = instance.object(segue.from), let controller = instance.scope.controller else { continue }
            switch segue.kind {
            case .relationship: children.append(segue)
            case .embed: SeguePerformer(scene: scene, controller: controller, anchor: sender).start(segue, sender: sender, asks: false)
            default: connect(segue, sender, controller, segue.anchor.flatMap { instance.object($0) }, scene)
            }
        }
        if let controller = instance.scope.controller { SegueRelations.connect(children, of: controller, scene) }
    }

    private static func connect(
        _ segue: NibSegue, _ sender: AnyObject, _ controller: UIViewController, _ anchor: AnyObject?, _ scene: StoryboardScene
    ) {
        // A controller's own segues are performed by identifier.
        if sender is UIViewController { return }
        let trigger = SegueTrigger(segue, scene, sender: sender, controller: controller, anchor: anchor)
        AssociatedObjects.shared.set(triggers(of: sender) + [trigger], for: sender, key: key.pointer)
        switch sender {
        case let button as UIButton: button.addTarget(trigger, action: action, for: .touchUpInside)
        case let control as UIControl: control.addTarget(trigger, action: action, for: .valueChanged)
        case let item as UIBarButtonItem: (item.target, item.action) = (trigger, action)
        case let recognizer as UIGestureRecognizer: recognizer.addTarget(trigger, action: action)
        case is UITableViewCell, is UICollectionViewCell: break
        default: NSLog("\(type(of: sender)) starts no segues; \(segue.identifier ?? "one without an identifier") was not connected.")
        }
    }
}

/// Adds a storyboard's child controllers to their containers.
@MainActor enum SegueRelations {
    static func connect(_ segues: [NibSegue], of controller: UIViewController, _ scene: StoryboardScene) {
        guard !segues.isEmpty else { return }
        let children = segues.map { ($0.relationship ?? "", scene.storyboard.controller(ofScene: $0.destination, by: nil)) }
        switch controller {
        case let owner as UINavigationController: owner.viewControllers = children.map(\.1)
        case let owner as UITabBarController: owner.viewControllers = children.map(\.1)
        case let owner as UISplitViewController: connect(children, of: owner)
        default: NSLog("\(type(of: controller)) holds no other controllers; \(segues.count) of its storyboard were left out.")
        }
    }

    private static func connect(_ children: [(String, UIViewController)], of split: UISplitViewController) {
        guard split.style != .unspecified else {
            split.viewControllers =
                children.filter { $0.0.hasPrefix("master") }.map(\.1) + children.filter { !$0.0.hasPrefix("master") }.map(\.1)
            return
        }
        for (name, controller) in children {
            switch name {
            case "masterViewController", "primaryViewController": split.setViewController(controller, for: .primary)
            case "supplementaryViewController": split.setViewController(controller, for: .supplementary)
            case "compactViewController": split.setViewController(controller, for: .compact)
            default: split.setViewController(controller, for: .secondary)
            }
        }
    }
}
