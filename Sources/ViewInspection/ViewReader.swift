internal import CoreGraphics
internal import InspectionProtocol
internal import UIKitCore

/// Everything about one view.
@MainActor struct ViewReader {
    private let registry: ObjectRegistry

    init(_ registry: ObjectRegistry) { self.registry = registry }

    func describe(_ view: UIView) -> InspectedView {
        var result = InspectedView(id: registry.number(of: view), type: ObjectNames.type(of: view))
        result.classes = ObjectNames.classes(of: view)
        result.groups = PropertyCatalog.groups(of: view)
        result.constraints = ConstraintReader(registry).constraints(of: view)
        result.layout = ConstraintReader.notes(on: view)
        result.responders = ResponderReader(registry).chain(from: view)
        result.gestures = GestureReader(registry).recognizers(for: view)
        result.screen = InspectionRect(UIAccessibility.convertToScreenCoordinates(view.bounds, in: view))
        result.margins = InspectionEdges(view.layoutMargins)
        result.safeArea = InspectionEdges(view.safeAreaInsets)
        return result
    }
}

/// Everything about one controller.
@MainActor struct ControllerReader {
    private let registry: ObjectRegistry

    init(_ registry: ObjectRegistry) { self.registry = registry }

    func describe(_ controller: UIViewController) -> InspectedView {
        var result = InspectedView(id: registry.number(of: controller), type: ObjectNames.type(of: controller))
        result.classes = ObjectNames.classes(of: controller)
        var rows: [InspectionProperty] = [
            InspectionProperty("Title", .text, controller.title ?? ""),
            InspectionProperty("View", .text, controller.viewIfLoaded.map { ObjectNames.type(of: $0) } ?? "not loaded"),
            InspectionProperty("Status bar", .text, "\(controller.preferredStatusBarStyle)"),
            InspectionProperty("Additional safe area", .edges, InspectionEdges(controller.additionalSafeAreaInsets).words),
        ]
        if let parent = controller.parent { rows.append(InspectionProperty("Parent", .text, ObjectNames.type(of: parent))) }
        if !controller.children.isEmpty {
            rows.append(InspectionProperty("Children", .text, controller.children.map { ObjectNames.type(of: $0) }.joined(separator: ", ")))
        }
        if let presented = controller.presentedViewController {
            rows.append(InspectionProperty("Presents", .text, ObjectNames.type(of: presented)))
        }
        if let presenting = controller.presentingViewController {
            rows.append(InspectionProperty("Presented by", .text, ObjectNames.type(of: presenting)))
        }
        result.groups = [InspectionGroup("View controller", rows), PropertyCatalog.traits(controller.traitCollection)]
        result.responders = ResponderReader(registry).chain(from: controller)
        if let view = controller.viewIfLoaded {
            result.screen = InspectionRect(UIAccessibility.convertToScreenCoordinates(view.bounds, in: view))
            result.margins = InspectionEdges(view.layoutMargins)
            result.safeArea = InspectionEdges(view.safeAreaInsets)
        }
        return result
    }
}

/// The responder chain.
@MainActor struct ResponderReader {
    private let registry: ObjectRegistry

    init(_ registry: ObjectRegistry) { self.registry = registry }

    func chain(from first: UIResponder) -> [InspectionResponder] {
        var seen: Set<ObjectIdentifier> = []
        var chain: [InspectionResponder] = []
        var next: UIResponder? = first
        // An app may override `next` so that the chain is a circle.
        while let responder = next, seen.insert(ObjectIdentifier(responder)).inserted {
            let isInTree = responder is UIView || responder is UIViewController
            chain.append(
                InspectionResponder(
                    id: isInTree ? registry.number(of: responder) : nil, type: ObjectNames.type(of: responder),
                    label: ObjectNames.label(of: responder), isFirstResponder: responder.isFirstResponder,
                    canBecomeFirstResponder: responder.canBecomeFirstResponder))
            next = responder.next
        }
        return chain
    }
}

/// The gesture recognisers that receive a view's touches.
@MainActor struct GestureReader {
    private let registry: ObjectRegistry

    init(_ registry: ObjectRegistry) { self.registry = registry }

    func recognizers(for view: UIView) -> [InspectionGesture] {
        sequence(first: view, next: \.superview).flatMap { owner in
            (owner.gestureRecognizers ?? []).map { describe($0, owner, isOwn: owner === view) }
        }
    }

    private func describe(_ recognizer: UIGestureRecognizer, _ owner: UIView, isOwn: Bool) -> InspectionGesture {
        InspectionGesture(
            type: ObjectNames.type(of: recognizer), name: recognizer.name, state: "\(recognizer.state)", isEnabled: recognizer.isEnabled,
            view: registry.number(of: owner), owner: isOwn ? nil : ObjectNames.type(of: owner),
            delegate: recognizer.delegate.map { ObjectNames.type(of: $0) },
            targets: recognizer.targets.compactMap { $0.words }, touches: recognizer.numberOfTouches)
    }
}

extension InspectionEdges {
    /// Of insets in points.
    init(_ insets: UIEdgeInsets) {
        self.init(top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
    }

    var words: String { InspectionValue.words([top, left, bottom, right]) }
}
