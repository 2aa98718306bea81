public import CoreGraphics
public import CoreLocation
public import Foundation

/// The place of a tile: at level `z` the world has 2ᶻ columns and rows, numbered from the north-west.
///
/// > Contract: MapKit, MKTileOverlayPath
public struct MKTileOverlayPath: Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var z: Int
    /// Pixels for a point of the screen.
    public var contentScaleFactor: CGFloat

    public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 1) }
    public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
        (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
    }
}

/// An overlay of images that cover the map in squares, at several levels.
///
/// > Contract: MapKit, MKTileOverlay
open class MKTileOverlay: NSObject, MKOverlay {
    /// An address with `{x}`, `{y}`, `{z}` and `{scale}` in place of the numbers; nil for a subclass that makes its addresses or its tiles.
    public let urlTemplate: String?
    /// The size of a tile; its images are scaled to it. > Units: points.
    open var tileSize = CGSize(width: 256, height: 256)
    /// Whether rows are numbered from the south, as TMS does; false by default.
    open var isGeometryFlipped = false
    /// Below this level no tiles are shown; 0 by default.
    open var minimumZ = 0
    /// The finest level, whose tiles are enlarged when the map is closer; 21 by default.
    open var maximumZ = 21
    /// Whether the tiles are opaque and the map need not draw its own content below them; false by default.
    open var canReplaceMapContent = false

    public init(urlTemplate URLTemplate: String?) {
        urlTemplate = URLTemplate
        super.init()
    }

    /// The whole world.
    open var boundingMapRect: MKMapRect { .world }
    /// The middle of the world.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

    /// The address of a tile, from the template. Without a valid one it is an address that cannot be loaded.
    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        var text = urlTemplate ?? ""
        let scale = String(Int(path.contentScaleFactor.rounded()))
        for (name, value) in [("{x}", String(path.x)), ("{y}", String(path.y)), ("{z}", String(path.z)), ("{scale}", scale)] {
            text = text.replacingOccurrences(of: name, with: value)
        }
        return URL(string: text) ?? URL(fileURLWithPath: "/dev/null/tile")
    }

    /// Loads a tile's image file from its address. Called on the main thread; subclasses may override it.
    ///
    /// - Parameter result: called once, on any thread: the data of an image, or the error of its loading.
    open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
        TileLoading.load(url(forTilePath: path), result)
    }
}
