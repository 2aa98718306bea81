import UIKit

/// A button of the dock: image above title, a divider at its top, a size that does not change, and no highlight.
///
/// The state "on" is the disabled one, so that the artwork of both states is the button's own.
class DockItem: UIButton {
    private let divider = UIView()
    private let symbol: String

    init(symbol: String, title: String, metrics: DockMetrics) {
        self.symbol = symbol
        super.init(frame: CGRect(origin: .zero, size: metrics.item))
        setTitle(title, for: .normal)
        titleLabel?.textAlignment = .center
        titleLabel?.lineBreakMode = .byTruncatingTail
        imageView?.contentMode = .center
        divider.backgroundColor = Palette.dockLine
        divider.isUserInteractionEnabled = false
        addSubview(divider)
        apply(metrics)
        accessibilityLabel = title
        showsLargely(title, UIImage(systemName: symbol))
    }

    required init?(coder: NSCoder) { fatalError("is not in a xib") }

    func apply(_ metrics: DockMetrics) {
        super.frame = CGRect(origin: frame.origin, size: metrics.item)
        for (state, color, name) in [
            (UIControl.State.normal, Palette.dockText, symbol), (.disabled, Palette.dockOn, symbol + ".fill"),
        ] {
            let image = UIImage.symbol(name, size: metrics.symbol, color: color) ?? .symbol(symbol, size: metrics.symbol, color: color)
            setImage(image, for: state)
            setTitleColor(color, for: state)
        }
        titleLabel?.font = .systemFont(ofSize: metrics.text, weight: .medium)
        divider.frame = CGRect(x: 10, y: 0, width: metrics.item.width - 20, height: 1)
    }

    var hidesDivider: Bool {
        get { divider.isHidden }
        set { divider.isHidden = newValue }
    }

    /// A tap shows its result at once: there is no highlight.
    override var isHighlighted: Bool {
        get { false }
        set {}
    }

    /// The size is the dock's, whatever the frame that is set.
    override var frame: CGRect {
        get { super.frame }
        set { super.frame = bounds.isEmpty ? newValue : CGRect(origin: newValue.origin, size: bounds.size) }
    }

    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 0, y: contentRect.height * 0.08, width: contentRect.width, height: contentRect.height * 0.54)
    }

    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 2, y: contentRect.height * 0.62, width: contentRect.width - 4, height: contentRect.height * 0.28)
    }
}

/// A tab of the dock: selected is disabled, with a background and without the divider.
final class DockTabItem: DockItem {
    override func apply(_ metrics: DockMetrics) {
        super.apply(metrics)
        updateBackground()
    }

    override var isEnabled: Bool { didSet { hidesDivider = !isEnabled } }

    private func updateBackground() {
        let size = bounds.size
        let image = UIGraphicsImageRenderer(size: size).image { context in
            Palette.dockSelected.resolvedColor(with: traitCollection).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            Palette.dockOn.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: size.height))
        }
        setBackgroundImage(image, for: .disabled)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { updateBackground() }
    }
}

/// The dock's measures. > Units: points.
struct DockMetrics: Equatable {
    var width: CGFloat
    var item: CGSize
    var logo: CGFloat
    var symbol: CGFloat
    var text: CGFloat

    static let pad = DockMetrics(width: 100, item: CGSize(width: 100, height: 80), logo: 60, symbol: 26, text: 13)
    static let phone = DockMetrics(width: 60, item: CGSize(width: 60, height: 48), logo: 34, symbol: 18, text: 10)
}

extension DockMetrics {
    /// A narrow window of an iPad has a phone's dock, as a deal has to fit next to it.
    init(idiom: UIUserInterfaceIdiom, windowWidth: CGFloat) { self = idiom == .pad && windowWidth >= 400 ? .pad : .phone }
}
