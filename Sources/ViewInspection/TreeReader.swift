internal import CoreGraphics
internal import InspectionProtocol
internal import QuartzCore
internal import UIKitCore

/// The tree of an application's windows, controllers and views.
@MainActor struct TreeReader {
    private let context: ApplicationContext
    private let registry: ObjectRegistry

    init(_ context: ApplicationContext, _ registry: ObjectRegistry) { (self.context, self.registry) = (context, registry) }

    func tree() -> InspectionTree {
        var nodes: [InspectionNode] = []
        var omitted = 0
        for window in context.windows.visible { add(window, depth: 0, to: &nodes, &omitted) }
        let size = context.screen.bounds.size
        return InspectionTree(width: Double(size.width), height: Double(size.height), nodes: nodes, omitted: omitted)
    }

    private func add(_ view: UIView, depth: Int, to nodes: inout [InspectionNode], _ omitted: inout Int) {
        guard nodes.count < InspectionTree.limit else {
            omitted += 1
            return
        }
        var depth = depth
        if let controller = view.owningController {
            nodes.append(node(controller, depth))
            depth += 1
        }
        nodes.append(node(view, depth))
        for child in view.subviews { add(child, depth: depth + 1, to: &nodes, &omitted) }
    }

    private func node(_ controller: UIViewController, _ depth: Int) -> InspectionNode {
        var node = InspectionNode(
            id: registry.number(of: controller), depth: depth, kind: .controller, type: ObjectNames.type(of: controller))
        node.label = controller.title.map { ObjectNames.short($0) }
        return node
    }

    private func node(_ view: UIView, _ depth: Int) -> InspectionNode {
        var node = InspectionNode(
            id: registry.number(of: view), depth: depth, kind: view is UIWindow ? .window : .view, type: ObjectNames.type(of: view))
        node.identifier = view.accessibilityIdentifier.map { ObjectNames.short($0) }
        node.label = ObjectNames.label(of: view)
        if view.isHidden { node.isHidden = true }
        if view.alpha < 1 { node.alpha = (Double(view.alpha) * 1000).rounded() / 1000 }
        node.frame = InspectionRect(view.frame)
        node.screen = InspectionRect(UIAccessibility.convertToScreenCoordinates(view.bounds, in: view))
        if view.layoutMargins != .zero { node.margins = InspectionEdges(view.layoutMargins) }
        if view.safeAreaInsets != .zero { node.safeArea = InspectionEdges(view.safeAreaInsets) }
        if view.clipsToBounds { node.clips = true }
        if view.layer.showsItself { node.draws = true }
        return node
    }
}

extension InspectionRect {
    /// Of a rectangle in points.
    init(_ rect: CGRect) {
        self.init(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    }
}
