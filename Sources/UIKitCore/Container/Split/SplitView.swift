internal import CoreGraphics
internal import Foundation
internal import ObjectiveC

/// The root view of a split view controller.
@MainActor final class SplitView: UIView {
    private let stage: SplitColumnController
    let dimming = UIView()
    let edge = UIScreenEdgePanGestureRecognizer()

    private static let selectors: (edge: Selector, tap: Selector) = {
        ObjCRuntime.register(SplitView.self, "handleEdge:") { target, _ in
            target.stage.follow(target.edge.state)
            return nil
        }
        ObjCRuntime.register(SplitView.self, "handleTap:") { target, _ in
            target.stage.hideOverlay()
            return nil
        }
        return (Selector("handleEdge:"), Selector("handleTap:"))
    }()

    init(frame: CGRect, stage: SplitColumnController) {
        self.stage = stage
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clipsToBounds = true
        backgroundColor = .systemBackground
        dimming.backgroundColor = .black
        dimming.alpha = 0
        dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.selectors.tap))
        edge.addTarget(self, action: Self.selectors.edge)
        addGestureRecognizer(edge)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        stage.layOut()
    }

    override func boundsSizeDidChange() { stage.layOut() }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass { stage.refresh(animated: false) }
    }
}

/// Holds the view of a column, with a line at its inner edge.
@MainActor final class SplitColumnView: UIView {
    private let line = UIView()
    /// At which side the line lies; nil without one.
    var lineAtRight: Bool? { didSet { if lineAtRight != oldValue { setNeedsLayout() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        backgroundColor = .systemBackground
        line.backgroundColor = .separator
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    var content: UIView? {
        didSet {
            guard content !== oldValue else { return }
            if let oldValue, oldValue.superview === self { oldValue.removeFromSuperview() }
            if let content {
                content.frame = bounds
                content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                insertSubview(content, at: 0)
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let content, content.superview === self, content.frame != bounds { content.frame = bounds }
        let width = 1 / max(traitCollection.displayScale, 1)
        line.isHidden = lineAtRight == nil
        line.frame = CGRect(x: lineAtRight ?? true ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    }
}
