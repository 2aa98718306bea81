package import Foundation
import QuartzCore
package import UIKitCore
package import UILists

/// Opens a table of very many rows with known heights that all differ, and inserts one row.
@MainActor package final class OpeningCheck: NSObject, UITableViewDataSource, UITableViewDelegate {
    package struct Figures: Sendable {
        /// From `addSubview` until rows are visible, in processor time, so that concurrent processes do not count.
        package var milliseconds = 0.0
        package var megabytes = 0.0
        package var insertionMilliseconds = 0.0
        package var cellsAtOpening = 0
        package var cellsAtInsertion = 0
    }

    private var count: Int
    private var cells = 0

    package init(rows: Int) { count = rows }

    package func run(in container: UIView) -> Figures {
        var figures = Figures()
        let before = Self.privateBytes
        let start = Self.processorMilliseconds
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.estimatedRowHeight = 0
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
        container.addSubview(table)
        LayerContext.main.flush()
        figures.milliseconds = Self.processorMilliseconds - start
        figures.megabytes = Double(Self.privateBytes - before) / 1_000_000
        figures.cellsAtOpening = cells
        // An insertion requests the heights of all rows again, as on iOS, unless they are estimated.
        cells = 0
        table.estimatedRowHeight = 44
        LayerContext.main.flush()
        cells = 0
        count += 1
        let insertion = Self.processorMilliseconds
        UIView.performWithoutAnimation { table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none) }
        figures.insertionMilliseconds = Self.processorMilliseconds - insertion
        figures.cellsAtInsertion = cells
        table.removeFromSuperview()
        LayerContext.main.flush()
        return figures
    }

    private static var processorMilliseconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }

    /// The process's anonymous memory, excluding files.
    private static var privateBytes: Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .ascii)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
        return (line.flatMap { Int($0.filter(\.isNumber)) } ?? 0) * 1024
    }

    package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cells += 1
        return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    package func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        40 + CGFloat(indexPath.row &* 7919 % 10_007) / 1000
    }
}
