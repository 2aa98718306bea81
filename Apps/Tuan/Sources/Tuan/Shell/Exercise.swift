import UIKit

/// Moves the grid or the map in each frame, or searches cities, so that `./ferry bench tuan` can measure it. Chosen by the launch argument
/// `exercise=grid`, `exercise=map`, `exercise=pins` or `exercise=cities`; the deals are samples.
@MainActor final class Exercise: NSObject {
    enum Kind: String {
        case grid
        /// 500 deals, of which those that are close together are joined.
        case map
        /// 500 views of deals, none of which are joined.
        case pins
        case cities
    }

    /// Points a frame.
    private static let step: CGFloat = 12
    static let pins = 500
    private let kind: Kind
    private weak var main: MainViewController?
    private var link: CADisplayLink?
    private var count = 0

    init?(_ arguments: [String], _ main: MainViewController, _ workplace: Workplace) {
        guard let word = arguments.first(where: { $0.hasPrefix("exercise=") }), let kind = Kind(rawValue: String(word.dropFirst(9))) else {
            return nil
        }
        self.kind = kind
        self.main = main
        super.init()
        if kind == .cities {
            measureSearch()
            return
        }
        workplace.cities.choose("北京")
        main.loadViewIfNeeded()
        if kind != .grid { showPins() }
        let link = CADisplayLink(target: self, selector: #selector(advance))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    @objc private func advance() {
        count += 1
        // To and fro, so that there is always more.
        let direction: CGFloat = count / 60 % 2 == 0 ? 1 : -1
        if kind == .grid, let grid = main?.grid {
            grid.contentOffset.y += direction * Self.step
        } else if let map = main?.mapPage?.map {
            let middle = CGPoint(x: map.bounds.midX + direction * Self.step, y: map.bounds.midY + direction * Self.step / 2)
            map.setCenter(map.convert(middle, toCoordinateFrom: map), animated: false)
        }
    }

    /// Deals on a lattice over what is visible, with tiles of one image.
    private func showPins() {
        guard let page = main?.mapPage else { return }
        page.joinsDeals = kind == .map
        main?.showMap()
        page.loadViewIfNeeded()
        page.view.layoutIfNeeded()
        let region = page.map.region
        page.show(
            (0..<Self.pins).compactMap { number in
                let (row, column) = (Double(number / 25), Double(number % 25))
                let shop: [String: Any] = [
                    "id": number, "name": "店\(number)", "address": "人民路\(number)号",
                    "latitude": region.center.latitude + (row / 20 - 0.475) * region.span.latitudeDelta,
                    "longitude": region.center.longitude + (column / 25 - 0.48) * region.span.longitudeDelta,
                ]
                let fields: [String: Any] = [
                    "deal_id": "1-\(number)", "title": "团购\(number)", "list_price": 100, "current_price": Double(number) + 0.5,
                    "purchase_count": number, "businesses": [shop],
                ]
                return try? Deal(Fields(fields, place: "exercise"))
            })
        page.show(tiles: Self.tile())
    }

    /// The address of an image that stands for all tiles; nil if it cannot be written.
    private static func tile() -> String? {
        let size = CGSize(width: 256, height: 256)
        let image = UIGraphicsImageRenderer(size: size).image { context in
            Palette.plain(0xE8E4D8).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            Palette.plain(0xFFFFFF).setFill()
            for place in stride(from: 20, to: 256, by: 47) {
                context.fill(CGRect(x: place, y: 0, width: 8, height: 256))
                context.fill(CGRect(x: 0, y: place + 9, width: 256, height: 5))
            }
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("tuan-tile.png")
        return (try? image.pngData()?.write(to: file)) == nil ? nil : file.absoluteString
    }

    /// Prints the time of a keystroke over ten thousand places: of each beginning of some texts.
    private func measureSearch() {
        let names = (0..<10_000).map { number in
            let parts = ["石", "家", "庄", "长", "沙", "江", "南", "北", "山", "海", "安", "宁", "阳", "州", "城", "河"]
            return (0..<(2 + number % 3)).map { parts[(number >> (4 * $0)) % parts.count] }.joined()
        }
        let search = CitySearch(names)
        let texts = ["shijiazhuang", "SJZ", "长沙", "yangyangyang", "qqq", "n"]
        let keystrokes = texts.flatMap { text in text.indices.map { String(text[...$0]) } }
        var times: [Double] = []
        for _ in 0..<20 {
            for text in keystrokes {
                let start = DispatchTime.now().uptimeNanoseconds
                let found = search.matches(text)
                times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
                count += found.count
            }
        }
        times.sort()
        let (median, slow) = (times[times.count / 2], times[times.count * 99 / 100])
        print("{\"median\":\(median),\"p99\":\(slow),\"found\":\(count),\"places\":\(names.count)}")
        exit(0)
    }
}
