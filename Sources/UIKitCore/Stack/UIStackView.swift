public import Foundation
internal import ObjectiveC
internal import ProgrammerErrors
internal import QuartzCore

/// Lays its arranged views out in a row or a column.
///
/// `StackConstraints` makes the constraints that arrange the views; they count together with the app's own on the views.
/// > Contract: UIKit, UIStackView; SK-1 to SK-17.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// How lengths along the axis are distributed.
    public enum Distribution: Int, Sendable {
        /// Views fill the axis; slack and shortage go to views by hugging and compression resistance.
        case fill = 0
        /// All views get the same length.
        case fillEqually = 1
        /// Views get lengths in proportion to their intrinsic ones.
        case fillProportionally = 2
        /// Views retain their intrinsic lengths, with equal gaps of at least `spacing`.
        case equalSpacing = 3
        /// The centres of views are at equal distances, with gaps of at least `spacing`.
        case equalCentering = 4
    }

    /// How views are aligned across the axis.
    public enum Alignment: Int, Sendable {
        /// Views are stretched to the stack's size across the axis.
        case fill = 0
        /// Views of a column are at its leading edge, views of a row at its top.
        case leading = 1
        /// Views of a row are aligned by their first baselines.
        case firstBaseline = 2
        /// Views are centred across the axis.
        case center = 3
        /// Views of a column are at its trailing edge, views of a row at its bottom.
        case trailing = 4
        /// Views of a row are aligned by their last baselines.
        case lastBaseline = 5
        /// `leading` by the name for a row.
        public static let top = Alignment.leading
        /// `trailing` by the name for a row.
        public static let bottom = Alignment.trailing
    }

    /// As a custom spacing, the stack's `spacing`.
    public nonisolated static let spacingUseDefault: CGFloat = CGFloat(Float.greatestFiniteMagnitude)
    /// As a spacing, the system's standard distance of 8 points.
    ///
    /// As spacing: the system's. > Contract: SK-13.
    public nonisolated static let spacingUseSystem: CGFloat = CGFloat(Float.leastNormalMagnitude)

    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a stack with views in order, as `addArrangedSubview(_:)` adds them.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // Subclasses declare it without the question mark, as Apple's is declared.
    /// Creates a stack from an archive or an Interface Builder file, with its arranged views and layout options.
    public required init!(coder: NSCoder) {
        super.init(coder: coder)
        StackCoding.decode(self, from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        StackCoding.encode(self, to: coder)
    }

    // MARK: Arranged views

    /// The views that the stack lays out, in order along the axis.
    ///
    /// Independent of the order of `subviews`, which is the drawing order. > Contract: SK-3.
    open var arrangedSubviews: [UIView] { arranged }

    /// Adds a view at the end; one that is arranged already moves there.
    open func addArrangedSubview(_ view: UIView) { insert(view, at: arranged.count - (arranged.contains { $0 === view } ? 1 : 0)) }

    /// Stops laying a view out.
    ///
    /// The view stays a subview, in place. > Contract: SK-2.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementChanged()
    }

    /// Inserts a view at a position in `arrangedSubviews`; one that is arranged already moves there.
    ///
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

    /// Whether the views are in a row, which is the default, or in a column.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        willSet { KeyValueChanges.will(self, "axis") }
        didSet {
            defer { KeyValueChanges.did(self, "axis") }
            if axis != oldValue { arrangementChanged() }
        }
    }
    /// How the length along the axis is shared; `.fill` by default.
    open var distribution: Distribution = .fill { didSet { if distribution != oldValue { arrangementChanged() } } }
    /// How views are placed across the axis; `.fill` by default.
    open var alignment: Alignment = .fill { didSet { if alignment != oldValue { arrangementChanged() } } }
    /// The minimum gap between views; the gap for `fill` distributions. > Units: points. > Precondition: finite.
    open var spacing: CGFloat = 0 {
        willSet {
            Self.check(newValue)
            KeyValueChanges.will(self, "spacing")
        }
        didSet {
            defer { KeyValueChanges.did(self, "spacing") }
            if spacing != oldValue { arrangementChanged() }
        }
    }
    /// Whether vertical gaps are measured from baseline to baseline; false by default.
    open var isBaselineRelativeArrangement = false { didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } } }
    /// Whether views are laid out inside `layoutMargins` instead of the bounds; false by default.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
    }

    /// Sets the gap in points after one view, whatever `spacing` says; ignored for views that are not arranged.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        Self.check(spacing)
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementChanged()
    }

    /// Returns the gap in points after a view, or `spacingUseDefault` if none was set.
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
        isStale = true
        setNeedsUpdateConstraints()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    // MARK: Layout

    private var isStale = false
    private var arrangement: [NSLayoutConstraint] = []
    private var distances: [UILayoutGuide] = []

    open override func updateConstraints() {
        if isStale { arrange() }
        super.updateConstraints()
    }

    private func arrange() {
        isStale = false
        NSLayoutConstraint.deactivate(arrangement)
        for guide in distances { removeLayoutGuide(guide) }
        let made = StackConstraints(self)
        (arrangement, distances) = (made.constraints, made.guides)
        for guide in distances { addLayoutGuide(guide) }
        NSLayoutConstraint.activate(arrangement)
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if isLayoutMarginsRelativeArrangement { arrangementChanged() }
    }

    /// The size that the arranged views request, within a width if that is not zero. > Contract: SK-11, SK-12.
    func fittingSize(width: CGFloat = 0) -> CGSize {
        updateConstraintsIfNeeded()
        // Without constraints the fitting size would ask for this one.
        guard FittingSize.hasConstraints(self) else { return .zero }
        let natural = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        guard width > 0, natural.width > width else { return natural }
        return systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

    @_spi(UIKitModules) open override func subviewPreferredSizeDidChange(_ subview: UIView) {
        if distribution == .fillProportionally { return arrangementChanged() }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }
    package override func subviewVisibilityChanged(_ subview: UIView) {
        guard arranged.contains(where: { $0 === subview }) else { return }
        arrangementChanged()
        StackVisibility.animate(subview, in: self)
    }

    /// > Contract: AL-4: a row uses the highest baseline of its views, a column its first view's.
    open override var forFirstBaselineLayout: UIView { StackBaseline.view(of: self, last: false) ?? self }
    open override var forLastBaselineLayout: UIView { StackBaseline.view(of: self, last: true) ?? self }
}
