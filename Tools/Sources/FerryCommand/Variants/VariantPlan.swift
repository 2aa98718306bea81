import VariantProtocol

/// Every combination of values of the axes, in launches of the app: those that share a launch differ only in what changes live.
struct VariantPlan {
    /// One launch of the app.
    struct Launch: Equatable {
        var device: String
        var locale: String
        var direction: String
        var looks: [Look]
    }

    /// The combination of live values of an image.
    struct Look: Equatable {
        var values: [VariantAxis: String]
        /// Follows the screen's name in the name of its file.
        var suffix: String
        /// What varies among the images of a heading.
        var caption: String
    }

    let axes: [VariantAxis: [String]]
    private(set) var launches: [Launch] = []
    let base: [VariantAxis: String]

    /// A launch takes at most this many looks, whatever the machine: which images share a process does not depend on it.
    static let mostLooks = 48
    static let mostPictures = 10_000

    init(_ axes: [VariantAxis: [String]]) throws {
        self.axes = axes
        func values(_ axis: VariantAxis) -> [String] { axes[axis] ?? axis.standard }
        base = Dictionary(
            uniqueKeysWithValues: VariantAxis.allCases.filter(\.isLive).compactMap { axis in
                values(axis).first.map { (axis, $0) }
            })
        let count = VariantAxis.allCases.reduce(1) { $0 * values($1).count }
        guard count <= Self.mostPictures else {
            throw CommandFailure.usage("\(count) combinations are more than \(Self.mostPictures); name fewer values")
        }
        let varying = Set(VariantAxis.allCases.filter { values($0).count > 1 })
        for device in values(.device) {
            for locale in values(.locale) {
                for direction in values(.direction) {
                    let fixed = [VariantAxis.device: device, .locale: locale, .direction: direction]
                    let start = VariantAxis.allCases.filter { !$0.isLive && varying.contains($0) }
                        .compactMap { fixed[$0] }.map { "_" + Self.plain($0) }.joined()
                    let looks = Self.combinations(values).map { combination in
                        let parts = VariantAxis.allCases.filter { $0.isLive && varying.contains($0) }
                        return Look(
                            values: combination, suffix: start + parts.compactMap { combination[$0] }.map { "_" + Self.plain($0) }.joined(),
                            caption: parts.map { $0.caption(combination[$0] ?? "") }.filter { !$0.isEmpty }.joined(separator: " · "))
                    }
                    for first in stride(from: 0, to: looks.count, by: Self.mostLooks) {
                        let part = Array(looks[first..<min(first + Self.mostLooks, looks.count)])
                        launches.append(Launch(device: device, locale: locale, direction: direction, looks: part))
                    }
                }
            }
        }
    }

    /// Of the live axes; the last axis varies fastest, as its changes cost the app least.
    private static func combinations(_ values: (VariantAxis) -> [String]) -> [[VariantAxis: String]] {
        VariantAxis.allCases.filter(\.isLive).reduce([[:]]) { combinations, axis in
            combinations.flatMap { one in values(axis).map { value in one.merging([axis: value]) { $1 } } }
        }
    }

    /// What a launch has in common, for a heading: the values that vary between launches.
    func heading(_ launch: Launch) -> String {
        let values = [VariantAxis.device: launch.device, .locale: launch.locale, .direction: launch.direction]
        return VariantAxis.allCases.filter { !$0.isLive && (axes[$0] ?? $0.standard).count > 1 }
            .compactMap { axis in values[axis].map(axis.caption) }.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// How many images there are of a screen.
    var count: Int { launches.reduce(0) { $0 + $1.looks.count } }

    /// Reduced images are smaller the more there are. > Units: pixels.
    var thumbnailHeight: Int { count <= 24 ? 860 : count <= 120 ? 430 : 290 }

    static func settings(_ values: [VariantAxis: String]) -> [VariantJob.Setting] {
        VariantAxis.allCases.compactMap { axis in
            values[axis].flatMap(axis.setting).map { VariantJob.Setting($0.name, $0.value) }
        }
    }

    /// Without characters that have a meaning in shells, paths or pages.
    private static func plain(_ text: String) -> String {
        String(text.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    }
}
