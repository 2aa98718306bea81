import ImagePipeline
import UIKit

/// A map of tiles that can be moved and pinched, with views at places.
final class TileMapView: UIView, UIGestureRecognizerDelegate {
    /// The camera moved; `byUser` is false for changes by the app.
    var onMove: ((_ byUser: Bool) -> Void)?
    var onTap: (() -> Void)?
    private let images: ImagePipeline
    private let request: (Tile) -> ImageRequest?
    private var tiles: [Tile: UIImageView] = [:]
    private var tasks: [Tile: ImageTask] = [:]
    private let ground = UIView()
    /// Dims the tiles, which are light, in dark appearance.
    private let shade = UIView()
    private var pins: [(view: UIView, place: MapPlace)] = []

    private(set) var camera = MapCamera(center: MapPlace(latitude: 39.9, longitude: 116.4), zoom: 13)

    init(images: ImagePipeline, request: @escaping (Tile) -> ImageRequest?) {
        self.images = images
        self.request = request
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        clipsToBounds = true
        backgroundColor = Palette.accentSoft
        for view in [ground, shade] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        shade.backgroundColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.45 : 0) }
        let pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
        let pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinched))
        let double = UITapGestureRecognizer(target: self, action: #selector(doubleTapped))
        double.numberOfTapsRequired = 2
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
        tap.require(toFail: double)
        for gesture in [pan, pinch, double, tap] {
            gesture.delegate = self
            addGestureRecognizer(gesture)
        }
        accessibilityIdentifier = "map"
    }

    required init?(coder: NSCoder) { fatalError("is not in a xib") }

    func look(at center: MapPlace, zoom: Double) {
        camera = MapCamera(center: center, zoom: zoom)
        update(byUser: false)
    }

    /// Views whose bottom middle is at a place; they replace earlier ones. The first one is in front.
    func setPins(_ pins: [(view: UIView, place: MapPlace)]) {
        self.pins.forEach { $0.view.removeFromSuperview() }
        self.pins = pins
        pins.reversed().forEach { addSubview($0.view) }
        placePins()
    }

    /// Another view at a place, in front.
    func add(_ view: UIView, at place: MapPlace) {
        pins.append((view, place))
        addSubview(view)
        placePins()
    }

    /// Moves the map until a view at a place is visible as a whole.
    func reveal(_ view: UIView, margin: CGFloat = 12) {
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: margin, dy: margin)
        let dx = max(0, area.minX - view.frame.minX) + min(0, area.maxX - view.frame.maxX)
        let dy = max(0, area.minY - view.frame.minY) + min(0, area.maxY - view.frame.maxY)
        guard dx != 0 || dy != 0 else { return }
        camera.move(by: CGPoint(x: dx, y: dy))
        update(byUser: false)
    }

    func remove(_ view: UIView) {
        pins.removeAll { $0.view === view }
        view.removeFromSuperview()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        update(byUser: false)
    }

    // MARK: Content

    private func update(byUser: Bool) {
        let wanted = camera.tiles(in: bounds.size)
        for tile in wanted where tiles[tile] == nil { add(tile) }
        let isComplete = wanted.allSatisfy { tiles[$0]?.image != nil }
        for (tile, view) in tiles {
            let frame = camera.frame(of: tile, in: bounds.size)
            // Tiles of another level stay below until the new ones are there.
            if wanted.contains(tile) || (!isComplete && tile.level != camera.level && view.image != nil && frame.intersects(bounds)) {
                view.frame = frame
            } else {
                remove(tile)
            }
        }
        placePins()
        onMove?(byUser)
    }

    private func add(_ tile: Tile) {
        let view = UIImageView()
        ground.addSubview(view)
        tiles[tile] = view
        guard let request = request(tile) else { return }
        if let image = images.image(for: request) { return view.image = image }
        tasks[tile] = images.load(request) { [weak self] result in
            guard let self, case .success(let image) = result else { return }
            self.tasks[tile] = nil
            self.tiles[tile]?.image = image
            self.setNeedsLayout()
        }
    }

    private func remove(_ tile: Tile) {
        tasks.removeValue(forKey: tile)?.cancel()
        tiles.removeValue(forKey: tile)?.removeFromSuperview()
    }

    private func placePins() {
        for pin in pins {
            let point = camera.point(of: pin.place, in: bounds.size)
            pin.view.center = CGPoint(x: point.x.rounded(), y: (point.y - pin.view.bounds.height / 2).rounded())
        }
    }

    // MARK: Gestures

    @objc private func panned(_ gesture: UIPanGestureRecognizer) {
        camera.move(by: gesture.translation(in: self))
        gesture.setTranslation(.zero, in: self)
        update(byUser: true)
    }

    @objc private func pinched(_ gesture: UIPinchGestureRecognizer) {
        camera.scale(by: gesture.scale, around: gesture.location(in: self), in: bounds.size)
        gesture.scale = 1
        update(byUser: true)
    }

    @objc private func doubleTapped(_ gesture: UITapGestureRecognizer) {
        camera.scale(by: 2, around: gesture.location(in: self), in: bounds.size)
        update(byUser: true)
    }

    @objc private func tapped() { onTap?() }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        !(gestureRecognizer is UITapGestureRecognizer) && !(otherGestureRecognizer is UITapGestureRecognizer)
    }

    /// Pins and callouts are controls: the map leaves touches on them to them.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !(gestureRecognizer is UITapGestureRecognizer && touch.view is UIControl)
    }
}
