import UIKit

/// Shows a timeline of 10 000 rows without a service and scrolls it, so that `./ferry bench weibo` can measure it. Chosen by the launch argument
/// `exercise=launch`, `exercise=scroll` or `exercise=pages`.
@MainActor
final class Exercise: NSObject {
    private enum Kind: String {
        /// Prints how long it took until the first rows were shown.
        case launch
        /// A finger's speed, to and fro.
        case scroll
        /// A screen in each frame, until all rows were shown.
        case pages
    }

    /// Points a frame.
    private static let step: CGFloat = 12
    private let kind: Kind
    private let main: MainViewController
    private var link: CADisplayLink?
    private var count = 0

    /// Nil unless something is to be measured.
    init?(_ arguments: [String]) {
        let names = arguments.compactMap { $0.hasPrefix("exercise=") ? String($0.dropFirst("exercise=".count)) : nil }
        guard let kind = names.first.flatMap(Kind.init), let client = try? ExerciseClient() else { return nil }
        self.kind = kind
        main = MainViewController(Session(client: client, account: Account(token: "exercise", user: 1, expires: .distantFuture)))
        super.init()
    }

    func start(in window: UIWindow) {
        window.rootViewController = main
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let link = CADisplayLink(target: self, selector: #selector(advance))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private var table: UITableView { main.home.tableView }

    private func loadAll() {
        var isLoading = true
        while isLoading {
            main.home.loader.loadOlder { result in
                if case .success(let added) = result, added > 0 { return }
                isLoading = false
            }
        }
        table.reloadData()
        table.layoutIfNeeded()
    }

    @objc private func advance() {
        guard !table.visibleCells.isEmpty else { return }
        if kind == .launch {
            link?.invalidate()
            CATransaction.flush()
            if let age = KernelClock.processAge { print("{\"rows\":\(age)}") }
            fflush(stdout)
            return
        }
        if count == 0 { loadAll() }
        count += 1
        let longest = max(table.contentSize.height - table.bounds.height, 1)
        switch kind {
        case .launch: break
        case .scroll: table.contentOffset.y += (count / 120 % 2 == 0 ? 1 : -1) * Self.step
        case .pages: table.contentOffset.y = (CGFloat(count) * table.bounds.height * 0.9).truncatingRemainder(dividingBy: longest)
        }
    }
}
