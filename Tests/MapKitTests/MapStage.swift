import CoreGraphics
import DeviceProtocol
import Foundation
import QuartzCore
import RenderProtocol
import Testing

@testable import MapKit
@testable import UIKitCore

/// A map of 300 by 600 points in a window, under fingers, on a clock that only the test moves.
@MainActor final class MapStage {
    let environment = MapEnvironment()
    let link = MapLink()
    let map = MKMapView(frame: CGRect(x: 20, y: 100, width: 300, height: 600))
    let listener = MapListener()
    private let delays = MapDelays()
    private let window: UIWindow

    init(delegate: Bool = true) {
        ApplicationContext.install(ApplicationContext(environment: environment, delays: delays, declared: [:]))
        link.now = environment.manualClock.now
        LayerContext.main.link = link
        window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.view.addSubview(map)
        if delegate { map.delegate = listener }
        LayerContext.main.flush()
        listener.lines = []
    }

    /// Lets what was put off to the main queue's next turn run.
    func turn() async {
        for _ in 0..<3 { await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } } }
    }

    func advance(_ seconds: Double) {
        environment.manualClock.now += seconds
        delays.advance(by: seconds)
        link.now = environment.manualClock.now
        LayerContext.main.timing.process()
    }

    /// Lets display links run until none does. > Returns: the frames it took.
    @discardableResult func settle(limit: Int = 600) -> Int {
        var count = 0
        while DisplayTicker.main.isRunning, count < limit {
            advance(1.0 / 60)
            DisplayTicker.main.tick()
            LayerContext.main.flush()
            count += 1
        }
        return count
    }

    // MARK: Fingers; positions are the map's

    func touches(_ phase: TouchSample.Phase, _ places: [CGPoint]) {
        let samples = places.enumerated().map { finger, place in
            TouchSample(finger: finger, phase: phase, x: Double(place.x) + 20, y: Double(place.y) + 100)
        }
        environment.onEvent?(.input(.touches(samples, time: environment.manualClock.now)))
    }

    func tap(_ place: CGPoint) {
        touches(.began, [place])
        advance(0.05)
        touches(.ended, [place])
        LayerContext.main.flush()
    }

    /// Fingers from places to others, lifted after a rest.
    func drag(_ from: [CGPoint], to: [CGPoint], rests: Bool = true) {
        touches(.began, from)
        for step in 1...10 {
            advance(1.0 / 60)
            let part = CGFloat(step) / 10
            touches(.moved, zip(from, to).map { CGPoint(x: $0.x + ($1.x - $0.x) * part, y: $0.y + ($1.y - $0.y) * part) })
        }
        if rests { advance(0.3) }
        touches(.ended, to)
    }

    static func region(_ latitude: Double, _ longitude: Double, _ delta: Double) -> MKCoordinateRegion {
        MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            span: MKCoordinateSpan(latitudeDelta: delta, longitudeDelta: delta))
    }
    static func pin(_ latitude: Double, _ longitude: Double, _ title: String? = nil, _ subtitle: String? = nil) -> MKPointAnnotation {
        MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), title: title, subtitle: subtitle)
    }
}

/// Writes down what a map tells its delegate; a line of several equal ones.
@MainActor final class MapListener: NSObject, MKMapViewDelegate {
    var lines: [String] = []
    private(set) var loading: [String] = []
    var view: ((MKMapView, any MKAnnotation) -> MKAnnotationView?)?
    var renderer: ((any MKOverlay) -> MKOverlayRenderer)?

    private func note(_ line: String) { if lines.last != line { lines.append(line) } }
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { note("will change \(animated)") }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { note("did change \(animated)") }
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { note("visible") }
    func mapViewWillStartLoadingMap(_ mapView: MKMapView) { loading.append("will load") }
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView) { loading.append("did load") }
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) { loading.append("rendered \(fullyRendered)") }
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { view?(mapView, annotation) }
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) { note("added \(views.count)") }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { note("selected view of \(name(view.annotation))") }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { note("deselected view of \(name(view.annotation))") }
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) { note("selected \(name(annotation))") }
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) { note("deselected \(name(annotation))") }
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {
        note("control of \(name(view.annotation))")
    }
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) { note("drag \(oldState) to \(newState)") }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        renderer?(overlay) ?? MKOverlayRenderer(overlay: overlay)
    }
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) { note("renderers \(renderers.count)") }
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) { note("mode \(mode)") }
    func mapViewWillStartLocatingUser(_ mapView: MKMapView) { note("will locate") }
    func mapViewDidStopLocatingUser(_ mapView: MKMapView) { note("did stop locating") }

    private func name(_ annotation: (any MKAnnotation)?) -> String { (annotation?.title ?? nil) ?? "nothing" }
}

final class MapEnvironment: ApplicationEnvironment {
    var device = DeviceState.standard
    let manualClock = MapClock()
    var clock: any DeviceClock { manualClock }
    var beginning = LaunchInfo()
    var onEvent: ((ApplicationEvent) -> Void)?
    private(set) var requests: [ApplicationRequest] = []
    func send(_ request: ApplicationRequest) { requests.append(request) }
    var links: [String] { requests.compactMap { if case .openURL(_, let url) = $0 { url } else { nil } } }
    var logs: [String] { requests.compactMap { if case .log(let line) = $0 { line } else { nil } } }
}

final class MapClock: DeviceClock, @unchecked Sendable {
    var now = 100.0
}

/// Keeps bitmaps in memory.
final class MapLink: RenderLink {
    var now = 100.0
    private var last: UInt64 = 0
    func makeBitmap(_ form: BitmapForm) -> SharedBitmap? {
        last += 1
        let base = UnsafeMutableRawPointer.allocate(byteCount: form.byteCount, alignment: 16)
        base.initializeMemory(as: UInt8.self, repeating: 0, count: form.byteCount)
        let address = UInt(bitPattern: base)
        return SharedBitmap(id: BitmapID(last), form: form, base: base) { UnsafeMutableRawPointer(bitPattern: address)?.deallocate() }
    }
    func commit(_ transaction: LayerTransaction) {}
}

/// Runs delayed actions when the test's clock reaches them.
@MainActor private final class MapDelays: DelayedActionScheduler {
    private var now = 0.0
    private var serial = 0
    private var waiting: [(id: Int, due: Double, action: @MainActor () -> Void)] = []

    func run(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        serial += 1
        let id = serial
        waiting.append((id, now + delay, action))
        return { [weak self] in self?.waiting.removeAll { $0.id == id } }
    }

    func advance(by seconds: Double) {
        let end = now + seconds
        while let next = waiting.filter({ $0.due <= end + 1e-9 }).min(by: { $0.due < $1.due }) {
            waiting.removeAll { $0.id == next.id }
            now = next.due
            next.action()
        }
        now = end
    }
}

@MainActor enum MapPixels {
    /// Red, green and blue at a position.
    static func color(_ image: UIImage, _ place: CGPoint) throws -> [UInt8] {
        let source = try #require(image.cgImage)
        let scale = CGFloat(source.width) / image.size.width
        var bytes = [UInt8](repeating: 0, count: 4)
        let context = try #require(
            CGContext(
                data: &bytes, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let part = try #require(source.cropping(to: CGRect(x: Int(place.x * scale), y: Int(place.y * scale), width: 1, height: 1)))
        context.draw(part, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        return Array(bytes.prefix(3))
    }
}

/// Gives each test an application of its own.
struct ApplicationTrait: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }
    func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws { try await ApplicationScope.run(function) }
}

extension Trait where Self == ApplicationTrait {
    static var application: Self { Self() }
}
