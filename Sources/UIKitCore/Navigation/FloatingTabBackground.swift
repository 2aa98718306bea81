internal import CoreGraphics
internal import Foundation

/// Behind the tabs of a bar at the top of a pad: a capsule, and one in it for the selected tab.
@MainActor final class FloatingTabBackground: UIView {
    private let capsule = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let selection = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        capsule.clipsToBounds = true
        selection.backgroundColor = .tertiarySystemFill
        addSubview(capsule)
        addSubview(selection)
    }

    required init?(coder: NSCoder) { nil }

    /// The frame of the selected tab; nil without one.
    var selected: CGRect? { didSet { if selected != oldValue { setNeedsLayout() } } }

    override func layoutSubviews() {
        super.layoutSubviews()
        capsule.frame = bounds.insetBy(dx: 0, dy: (bounds.height - TabMetrics.floatingHeight) / 2)
        capsule.layer.cornerRadius = capsule.bounds.height / 2
        selection.isHidden = selected == nil
        guard let selected else { return }
        let inset = TabMetrics.floatingInset
        selection.frame = CGRect(
            x: selected.minX, y: capsule.frame.minY + inset, width: selected.width, height: capsule.bounds.height - 2 * inset)
        selection.layer.cornerRadius = selection.bounds.height / 2
    }
}

/// The tabs of a bar at the top of a pad, from the left edge; values only. > Units: points in the bar.
struct FloatingTabsLayout {
    /// The natural widths of the tabs, from the leading edge.
    var widths: [CGFloat]
    /// At both ends of the bar.
    var inset: CGFloat

    var naturalWidth: CGFloat { widths.reduce(2 * inset, +) }

    /// Tabs that do not fit share what there is, in proportion.
    func frames(in size: CGSize, isRightToLeft: Bool) -> [CGRect] {
        let (wanted, space) = (naturalWidth - 2 * inset, max(0, size.width - 2 * inset))
        let scale = wanted > space && wanted > 0 ? space / wanted : 1
        var next = inset
        return widths.map { natural in
            let width = natural * scale
            defer { next += width }
            return CGRect(x: isRightToLeft ? size.width - next - width : next, y: 0, width: width, height: size.height)
        }
    }
}
