import UIKit

/// A service in memory, for `Exercise`: rows of every kind, with images that are files. Each row has images of its own, so that all are decoded.
final class ExerciseClient: WeiboClient {
    var token: String?
    var onSessionOver: (() -> Void)?

    static let rows: Int64 = 10_000
    private static let images = 12
    private static let texts = [
        "今天的茶很香，#下午茶# 和 @小明 一起喝。[微笑]", "The kettle sings and the cups are warm. #tea# @green http://tea.invalid/1",
        "很长的一段话：" + String(repeating: "水要烧开，茶叶要新鲜，杯子要温热。", count: 6) + "[哈哈]", "雨天。",
    ]
    private let folder: URL

    private final class Answered: Cancellable {
        func cancel() {}
    }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("exercise/thumbnail", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for number in 0..<Self.images { try Self.image(number).write(to: folder.appendingPathComponent("\(number).jpg")) }
    }

    private static func image(_ number: Int) throws -> Data {
        let size = CGSize(width: 360, height: 240 + number * 20)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            for row in 0..<12 {
                UIColor(hue: CGFloat((row + number) % 12) / 12, saturation: 0.5, brightness: 0.9, alpha: 1).setFill()
                let height = size.height / 12
                context.fill(CGRect(x: 0, y: CGFloat(row) * height, width: size.width - CGFloat(row * 12), height: height))
            }
        }
        guard let data = image.jpegData(compressionQuality: 0.8) else { throw CocoaError(.fileWriteUnknown) }
        return data
    }

    func url(_ path: String, _ params: [String: String]) -> URL { URL(fileURLWithPath: "/" + path) }

    @discardableResult
    func request<Value>(
        _ call: Call<Value>, progress: ((Double) -> Void)?, completion: ((Result<Value, WeiboError>) -> Void)?
    ) -> Cancellable {
        let answer = call.path.hasSuffix("timeline.json") ? ["statuses": page(call.params)] : [:]
        completion?(
            Result {
                try JSONDecoder().decode(Value.self, from: JSONSerialization.data(withJSONObject: answer))
            }.mapError { WeiboError($0) })
        return Answered()
    }

    private func page(_ params: [String: String]) -> [[String: Any]] {
        func number(_ name: String) -> Int64? { params[name].flatMap { Int64($0) } }
        guard number("since_id") == nil else { return [] }
        let first = min(number("max_id") ?? Self.rows, Self.rows)
        let last = max(first - (number("count") ?? 20) + 1, 1)
        return first < last ? [] : (last...first).reversed().map { status($0, withInner: true) }
    }

    private func status(_ id: Int64, withInner: Bool) -> [String: Any] {
        let kind = Int(id % 6)
        var status: [String: Any] = [
            "id": id, "text": Self.texts[Int(id % 4)], "source": "<a href=\"x\">iPad</a>", "created_at": "Tue May 31 17:46:55 +0800 2011",
            "user": user(id % 200), "reposts_count": id % 30_000, "comments_count": id % 700, "attitudes_count": id % 13,
        ]
        let pictures = [0, 1, 4, 9, 0, 3][kind]
        if pictures > 0 { status["pic_urls"] = (0..<pictures).map { ["thumbnail_pic": picture(Int(id) * 10 + $0)] } }
        if kind == 4, withInner { status["retweeted_status"] = self.status(id + 1_000_003, withInner: false) }
        return status
    }

    private func user(_ id: Int64) -> [String: Any] {
        [
            "id": id, "screen_name": id % 2 == 0 ? "渡船小明\(id)" : "Green Tea \(id)", "mbrank": id % 3, "verified": id % 5 == 0,
            "verified_type": id % 5, "profile_image_url": picture(Int(id)),
        ]
    }

    private func picture(_ number: Int) -> String {
        folder.appendingPathComponent("\(number % Self.images).jpg").absoluteString + "?\(number)"
    }
}
