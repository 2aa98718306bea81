internal import CoreGraphics
public import Foundation
internal import ProgrammerErrors
internal import QuartzCore
internal import ViewLayout

/// Lays its arranged views out in a row or a column.
///
/// `StackDistribution` and `StackAlignment` compute lengths and positions; this class queries the views' sizes and sets frames.
/// > Contract: UIKit, UIStackView; SK-1 to SK-17.
/// > Partial: of an arranged view's constraints only constant widths and heights count until there is constraint layout.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// How lengths along the axis are distributed.
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually = 1
        case fillProportionally = 2
        case equalSpacing = 3
        case equalCentering = 4
    }

    /// How views are aligned across the axis.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    /// As custom spacing: the stack's `spacing`.
    public nonisolated static let spacingUseDefault: CGFloat = CGFloat(Float.greatestFiniteMagnitude)
    /// As spacing: the system's. > Contract: SK-13.
    public nonisolated static let spacingUseSystem: CGFloat = CGFloat(Float.leastNormalMagnitude)

    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    public override init(frame: CGRect) { super.init(frame: frame) }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // Subclasses declare it without the question mark, as Apple's is declared.
    public required init!(coder: NSCoder) {
        super.init(coder: coder)
        StackCoding.decode(self, from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        StackCoding.encode(self, to: coder)
    }

    // MARK: Arranged views

    /// Independent of the order of `subviews`, which is the drawing order. > Contract: SK-3.
    open var arrangedSubviews: [UIView] { arranged }

    /// Adds a view at the end; one that is arranged already moves there.
    open func addArrangedSubview(_ view: UIView) { insert(view, at: arranged.count - (arranged.contains { $0 === view } ? 1 : 0)) }

    /// The view stays a subview, in place. > Contract: SK-2.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementChanged()
    }

    /// > Precondition: the index is at most the number of arranged views.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        ProgrammerError.require(
            (0...arranged.count).contains(stackIndex),
            "*** -[UIStackView insertArrangedSubview:atIndex:]: index \(stackIndex) beyond bounds [0 .. \(arranged.count)]", name: .range)
        insert(view, at: stackIndex)
    }

    private func insert(_ view: UIView, at index: Int) {
        ProgrammerError.require(view !== self, "Can't add self as subview", name: .invalidArgument)
        arranged.removeAll { $0 === view }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arranged.insert(view, at: min(index, arranged.count))
        arrangementChanged()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: Layout options

    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { arrangementChanged() } } }
    open var distribution: Distribution = .fill { didSet { if distribution != oldValue { arrangementChanged() } } }
    open var alignment: Alignment = .fill { didSet { if alignment != oldValue { arrangementChanged() } } }
    /// The minimum gap between views; the gap for `fill` distributions. > Units: points. > Precondition: finite.
    open var spacing: CGFloat = 0 {
        willSet { Self.check(newValue) }
        didSet { if spacing != oldValue { arrangementChanged() } }
    }
    /// Vertical gaps are measured from baseline to baseline.
    open var isBaselineRelativeArrangement = false { didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } } }
    /// Views are laid out within `layoutMargins` instead of the bounds.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
    }

    /// The gap after one view, whatever `spacing` says. Ignored for views that are not arranged.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        Self.check(spacing)
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementChanged()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    private static func check(_ spacing: CGFloat) {
        ProgrammerError.require(spacing.isFinite, "Constant is not finite!  That's illegal.  constant:\(spacing)")
    }

    /// The gap after a view. > Units: points.
    func gap(after view: UIView) -> CGFloat {
        let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
        return gap == Self.spacingUseSystem ? StackMetrics.systemSpacing : gap
    }

    private func arrangementChanged() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        StackArranger(self).place(in: content)
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if isLayoutMarginsRelativeArrangement { arrangementChanged() }
    }

    private var content: CGRect { isLayoutMarginsRelativeArrangement ? bounds.inset(by: layoutMargins) : bounds }

    /// The size that the arranged views request, within a width if that is not zero. > Contract: SK-11, SK-12.
    func fittingSize(width: CGFloat = 0) -> CGSize {
        let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
        let horizontal = margins.left + margins.right
        let size = StackArranger(self).naturalSize(width: width > 0 ? max(0, width - horizontal) : 0)
        return CGSize(width: size.width + horizontal, height: size.height + margins.top + margins.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(width: targetSize.width) }

    package override func subviewWantsOtherSize(_ subview: UIView) { arrangementChanged() }
    package override func subviewVisibilityChanged(_ subview: UIView) {
        guard arranged.contains(where: { $0 === subview }) else { return }
        arrangementChanged()
        StackVisibility.animate(subview, in: self)
    }

    /// > Contract: AL-4: a row uses the highest baseline of its views, a column its first view's.
    open override var forFirstBaselineLayout: UIView { StackArranger(self).baselineView(last: false) ?? self }
    open override var forLastBaselineLayout: UIView { StackArranger(self).baselineView(last: true) ?? self }
}
