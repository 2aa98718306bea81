internal import DeviceProtocol
internal import DriveProtocol
internal import Foundation
internal import UIKit
internal import UIKitCore
internal import UserNotifications

/// An app on the home screen: its icon, its name below, its badge at the corner.
final class HomeIconView: UIView, UIContextMenuInteractionDelegate {
    /// > Units: points. > Confidence: R.
    private enum Metrics {
        static let badge: CGFloat = 24
        static let name = CGSize(width: 90, height: 16)
        static let around: CGFloat = 4
    }

    var onTap: (() -> Void)?
    /// The user chose a quick action.
    var onShortcut: ((AppShortcut) -> Void)?
    private(set) var app: ShellState.App
    private let icon: AppIconView
    private let button = HomeIconButton(frame: .zero)
    /// Contains name and badge, which the button's accessibility label includes.
    private let words = UIView()
    private let name = UILabel()
    private let badge = UILabel()

    /// > Parameters: `picture`: shown instead of the app's icon file.
    init(_ app: ShellState.App, picture: UIImage? = nil) {
        self.app = app
        icon = AppIconView(name: app.name, picture: picture ?? UIImage(contentsOfFile: app.icon))
        super.init(frame: .zero)
        for part in [icon, words, button] as [UIView] { addSubview(part) }
        for label in [name, badge] { words.addSubview(label) }
        words.accessibilityElementsHidden = true
        name.text = app.name
        name.font = .systemFont(ofSize: 12, weight: .medium)
        name.textColor = .white
        name.textAlignment = .center
        badge.font = .systemFont(ofSize: 16)
        badge.textColor = .white
        badge.textAlignment = .center
        badge.backgroundColor = .systemRed
        badge.clipsToBounds = true
        button.accessibilityIdentifier = "home icon \(app.identifier)"
        button.accessibilityLabel = app.name
        button.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
        addInteraction(UIContextMenuInteraction(delegate: self))
        show(app)
    }

    required init?(coder: NSCoder) { nil }

    /// Whether this view can be reused for it: name and icon are equal.
    func shows(_ other: ShellState.App) -> Bool { (app.identifier, app.name, app.icon) == (other.identifier, other.name, other.icon) }

    func show(_ app: ShellState.App) {
        self.app = app
        badge.text = "\(app.badge)"
        badge.isHidden = app.badge == 0
        button.accessibilityValue = app.badge == 0 ? nil : "\(app.badge)"
        setNeedsLayout()
    }

    // MARK: Quick actions

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard !app.shortcuts.isEmpty else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in self?.menu }
    }

    private var menu: UIMenu {
        let bundle = Bundle(path: app.folder)
        return UIMenu(
            children: app.shortcuts.map { shortcut in
                UIAction(
                    title: shortcut.title, subtitle: shortcut.subtitle.isEmpty ? nil : shortcut.subtitle,
                    image: shortcut.icon.isEmpty ? nil : UIApplicationShortcutIcon(kept: shortcut.icon).image(in: bundle)
                ) { [weak self] _ in self?.onShortcut?(shortcut) }
            })
    }

    /// The preview is the icon without its name.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        parameters.visiblePath = UIBezierPath(roundedRect: icon.bounds, cornerRadius: icon.layer.cornerRadius)
        return UITargetedPreview(view: icon, parameters: parameters)
    }

    /// Its bounds are the icon's; the rest extends outside.
    override func layoutSubviews() {
        super.layoutSubviews()
        (icon.frame, words.frame) = (bounds, bounds)
        name.frame = CGRect(
            x: bounds.midX - Metrics.name.width / 2, y: bounds.maxY + 5, width: Metrics.name.width, height: Metrics.name.height)
        button.frame = bounds.insetBy(dx: -Metrics.around, dy: -Metrics.around)
        let width = max(Metrics.badge, badge.sizeThatFits(CGSize(width: 200, height: Metrics.badge)).width + 14)
        badge.frame = CGRect(x: bounds.maxX - width + 9, y: -9, width: width, height: Metrics.badge)
        badge.layer.cornerRadius = Metrics.badge / 2
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { button.frame.contains(point) }
}

/// The part of an icon that is touched.
private final class HomeIconButton: UIButton, InterfaceTypedView {
    var interfaceType: DriveElementType { .icon }
}
