import UIKit
import WebKit

/// Shows the sign-in page of a service and prints how long it took from the making of the web view to the page's first image, so that
/// `./ferry bench weibo` can measure it. Chosen by the launch arguments `exercise=sign-in` and `page=ADDRESS`.
@MainActor
final class PageExercise: NSObject {
    private let page: URL
    private let controller = UIViewController()
    private var web: WKWebView?
    private var start = 0.0

    /// Nil unless the page is to be measured.
    init?(_ arguments: [String]) {
        func value(_ name: String) -> String? { arguments.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) } }
        guard value("exercise") == "sign-in", let base = value("page").flatMap({ URL(string: $0) }) else { return nil }
        var parts = URLComponents(url: base, resolvingAgainstBaseURL: false)
        parts?.queryItems = OAuth.parameters(state: OAuth.newState()).map { URLQueryItem(name: $0.key, value: $0.value) }
        guard let page = parts?.url else { return nil }
        self.page = page
        super.init()
    }

    func start(in window: UIWindow) {
        controller.view.backgroundColor = Palette.card
        window.rootViewController = controller
        window.makeKeyAndVisible()
        // The app has been launched by then.
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in self?.load() }
    }

    private func load() {
        start = KernelClock.uptime ?? 0
        let web = WKWebView(frame: controller.view.bounds)
        controller.view.addSubview(web)
        web.load(URLRequest(url: page))
        self.web = web
        photograph()
    }

    /// Until the page is seen: an image of one colour has nothing of it.
    private func photograph() {
        web?.takeSnapshot(with: nil) { [weak self] image, _ in
            guard let self else { return }
            let time = (KernelClock.uptime ?? .infinity) - start
            guard image.map(Self.hasContent) == true else { return photograph() }
            print("{\"paint\":\(time),\"engine\":\(Self.engineMemory)}")
            fflush(stdout)
        }
    }

    private static func hasContent(_ image: UIImage) -> Bool {
        guard let data = image.cgImage?.dataProvider?.data, let bytes = CFDataGetBytePtr(data) else { return false }
        return (0..<CFDataGetLength(data)).contains { bytes[$0] != bytes[$0 % 4] }
    }

    /// The memory of the processes that this one has started, each with its part of what it shares. > Units: MB, of a million bytes.
    private static var engineMemory: Double {
        var (open, size) = (children(of: getpid()), 0)
        while let next = open.popLast() {
            open += children(of: next)
            let lines = (try? String(contentsOfFile: "/proc/\(next)/smaps_rollup", encoding: .utf8))?.split(separator: "\n") ?? []
            size += lines.first { $0.hasPrefix("Pss:") }?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        }
        return Double(size) * 1024 / 1e6
    }

    private static func children(of process: Int32) -> [Int32] {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
        return threads.flatMap { thread in
            let text = (try? String(contentsOfFile: "/proc/\(process)/task/\(thread)/children", encoding: .utf8)) ?? ""
            return text.split(separator: " ").compactMap { Int32($0) }
        }
    }
}
