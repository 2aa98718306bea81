internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// Holds a presented controller's view, and the dimming behind a sheet.
@MainActor final class PresentationContainerView: UIView {
    private let dimming = UIView()
    private let style: UIModalPresentationStyle
    private weak var content: UIView?

    init(frame: CGRect, style: UIModalPresentationStyle) {
        self.style = style
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        guard isSheet else { return }
        ViewTraits.change(self) { $0.userInterfaceLevel = .elevated }
        dimming.backgroundColor = UIColor(white: 0, alpha: UIMetrics.sheetDimmingAlpha)
        dimming.frame = bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(dimming)
    }

    required init?(coder: NSCoder) {
        style = .fullScreen
        super.init(coder: coder)
    }

    private var isSheet: Bool { style == .pageSheet || style == .formSheet }

    func hold(_ view: UIView) {
        content = view
        view.frame = contentFrame
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if isSheet {
            view.layer.cornerRadius = UIMetrics.pageSheetCornerRadius
            view.layer.cornerCurve = .continuous
            view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            view.clipsToBounds = true
        }
        addSubview(view)
    }

    /// Below the edge of the screen, or invisible, before it slides in and after it slid out.
    func setRetracted(_ retracted: Bool, transition: UIModalTransitionStyle) {
        dimming.alpha = retracted ? 0 : 1
        guard let content else { return }
        if transition == .crossDissolve {
            content.alpha = retracted ? 0 : 1
        } else {
            content.frame = retracted ? contentFrame.offsetBy(dx: 0, dy: bounds.height - contentFrame.minY) : contentFrame
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let content, content.superview === self, content.transform.isIdentity, !isMoving else { return }
        if content.frame != contentFrame { content.frame = contentFrame }
    }

    /// A slide is under way: layout leaves the content alone.
    var isMoving = false

    private var contentFrame: CGRect {
        guard isSheet else { return bounds }
        let top = safeAreaInsets.top + UIMetrics.pageSheetTopGap
        return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }
}
