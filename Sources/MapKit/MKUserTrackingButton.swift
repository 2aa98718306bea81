public import CoreGraphics
internal import Foundation
public import UIKitCore

/// The controls that show how a map follows the user, notified of changes.
@MainActor protocol UserTrackingControl: AnyObject {
    func trackingModeDidChange()
}

extension MKUserTrackingMode {
    /// The mode that a tap on a control chooses: following, following with heading, none.
    var next: MKUserTrackingMode {
        switch self {
        case .none: .follow
        case .follow: .followWithHeading
        default: .none
        }
    }

    var symbol: UIImage? {
        switch self {
        case .none: UIImage(systemName: "location")
        case .follow: UIImage(systemName: "location.fill")
        default: UIImage(systemName: "location.north.fill")
        }
    }
}

/// A button that switches how a map follows the user: not at all, its location, its location and heading.
///
/// The image shows the mode, also when the app or a gesture changes it.
///
/// > Contract: MapKit, MKUserTrackingButton.
open class MKUserTrackingButton: UIView, UserTrackingControl {
    /// The map that the button switches.
    open weak var mapView: MKMapView? {
        didSet {
            mapView?.locating.controls.append(WeakTrackingControl(self))
            trackingModeDidChange()
        }
    }
    private let button = UIButton(type: .system)

    /// A button for a map, of 44 by 44 points.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
    }

    /// A button without a map.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addButton()
    }

    /// A button of an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addButton()
    }

    private func addButton() {
        button.frame = bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.accessibilityLabel = SystemStrings.text("Current Location")
        button.addAction(
            UIAction { [weak self] _ in
                guard let map = self?.mapView else { return }
                map.setUserTrackingMode(map.userTrackingMode.next, animated: true)
            }, for: .touchUpInside)
        addSubview(button)
        trackingModeDidChange()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    func trackingModeDidChange() { button.setImage((mapView?.userTrackingMode ?? .none).symbol, for: .normal) }
}

/// A bar's item that switches how a map follows the user.
///
/// > Contract: MapKit, MKUserTrackingBarButtonItem.
open class MKUserTrackingBarButtonItem: UIBarButtonItem, UserTrackingControl {
    /// The map that the item switches.
    open var mapView: MKMapView? {
        didSet {
            mapView?.locating.controls.append(WeakTrackingControl(self))
            trackingModeDidChange()
        }
    }

    /// An item for a map.
    public init(mapView: MKMapView?) {
        self.mapView = mapView
        super.init()
        prepare()
    }

    /// An item of an archive, without a map.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        mapView?.locating.controls.append(WeakTrackingControl(self))
        accessibilityLabel = SystemStrings.text("Current Location")
        primaryAction = UIAction(image: (mapView?.userTrackingMode ?? .none).symbol) { [weak self] _ in
            guard let map = self?.mapView else { return }
            map.setUserTrackingMode(map.userTrackingMode.next, animated: true)
        }
    }

    func trackingModeDidChange() { image = (mapView?.userTrackingMode ?? .none).symbol }
}

/// A control that its map does not retain.
struct WeakTrackingControl {
    weak var control: (any UserTrackingControl)?

    init(_ control: any UserTrackingControl) { self.control = control }
}
