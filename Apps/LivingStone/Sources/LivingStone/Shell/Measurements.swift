import UIKit

/// What `ferry bench living-stone` asks for with a launch argument: `measure=launch`, `search`, `opening`, `fonts` or `scrolling`. Results are lines
/// of JSON on the standard output.
///
/// > Units: milliseconds of this process's processor time, as other programs would count in the time of a clock; of a clock for the launch.
@MainActor
final class Measurements: NSObject {
    private enum Subject: String { case launch, search, opening, fonts, scrolling }

    private static let chapter = ChapterID(book: 19, chapter: 119)
    private static let queries = ["the lord is my shepherd", "and he said unto them", "living stone", "in the beginning"]
    private static let rounds = 15

    private let subject: Subject
    private let library: Library
    private let tabs: Tabs
    private var link: CADisplayLink?
    /// What is done in the frames to come.
    private var frames: [() -> Void] = []
    private weak var table: UITableView?
    private var step: CGFloat = 20

    /// Nil unless something is to be measured.
    init?(_ arguments: [String], _ library: Library, _ tabs: Tabs) {
        let names = arguments.compactMap { $0.hasPrefix("measure=") ? String($0.dropFirst("measure=".count)) : nil }
        guard let subject = names.first.flatMap(Subject.init) else { return nil }
        (self.subject, self.library, self.tabs) = (subject, library, tabs)
    }

    func run() {
        switch subject {
        case .launch: measureLaunch()
        case .search: measureSearch()
        case .opening: measureOpening()
        case .fonts: measureFonts()
        case .scrolling: scroll()
        }
    }

    // MARK: Values

    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    private static func time(_ body: () -> Void) -> Double {
        let start = processorTime
        body()
        return processorTime - start
    }

    /// Changes as a frame shows them: laid out, drawn and sent.
    private func show(_ change: () -> Void) -> Double {
        Self.time {
            change()
            tabs.root.view.window?.layoutIfNeeded()
            CATransaction.flush()
        }
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    private static func report(_ values: [String: Double]) {
        let texts = values.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1)" }
        print("{" + texts.joined(separator: ",") + "}")
        fflush(stdout)
    }

    // MARK: Frames

    private func follow(_ selector: Selector) {
        let link = CADisplayLink(target: self, selector: selector)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    @objc private func runFrame() {
        guard !frames.isEmpty else {
            link?.invalidate()
            return
        }
        frames.removeFirst()()
    }

    // MARK: Subjects

    /// From the start of the process to the frame with the books.
    private func measureLaunch() {
        _ = show {}
        guard let age = Self.processAge else { return }
        Self.report(["books": age, "processor": Self.processorTime])
    }

    /// By the kernel's clocks, which a virtual clock of the simulator's does not replace. They count hundredths of a second.
    private static var processAge: Double? {
        guard let line = try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8), let end = line.lastIndex(of: ")"),
            // Field 22; the second is the program's name, which may have spaces.
            let ticks = line[end...].split(separator: " ").dropFirst(20).first.flatMap({ Double($0) }),
            let now = try? String(contentsOfFile: "/proc/uptime", encoding: .utf8).split(separator: " ").first.flatMap({ Double($0) })
        else { return nil }
        return (now - ticks / Double(sysconf(Int32(_SC_CLK_TCK)))) * 1e3
    }

    /// Types queries letter by letter, one in each frame, so that what a frame replaces goes back to where it is taken from. Each keystroke has the
    /// median of its rounds; the slowest one counts.
    private func measureSearch() {
        guard let page = tabs.show(.search), let bar = page.view.subviews.lazy.compactMap({ $0 as? UISearchBar }).first else { return }
        var (keystrokes, searches): ([String: [Double]], [String: [Double]]) = ([:], [:])
        for query in Array(repeating: Self.queries, count: Self.rounds).joined() {
            frames.append { bar.text = nil }
            for letter in query {
                frames.append { [self] in
                    let time = show { bar.searchTextField.insertText(String(letter)) }
                    let typed = bar.text ?? ""
                    keystrokes[typed, default: []].append(time)
                    searches[typed, default: []].append(Self.time { _ = try? library.bible.search(typed) })
                }
            }
        }
        frames.append {
            let (whole, database) = (keystrokes.mapValues(Self.median), searches.mapValues(Self.median))
            Self.report([
                "keystroke": whole.values.max() ?? 0, "keystrokeMedian": Self.median(Array(whole.values)),
                "search": database.values.max() ?? 0, "searchMedian": Self.median(Array(database.values)), "queries": Double(whole.count),
            ])
        }
        follow(#selector(runFrame))
    }

    private func measureOpening() {
        guard let page = tabs.show(.books), let navigation = page.navigationController else { return }
        var times: [Double] = []
        for _ in 0..<Self.rounds {
            frames.append { [self] in
                times.append(show { navigation.pushViewController(ReadingViewController(library, Self.chapter), animated: false) })
            }
            frames.append { navigation.popViewController(animated: false) }
        }
        frames.append { Self.report(["opening": Self.median(times)]) }
        follow(#selector(runFrame))
    }

    /// One cell shows a verse in each frame, in the app's font and in the system's by turns. Medians for all verses of the chapter: the two fonts
    /// have other lines.
    private func measureFonts() {
        guard let verses = try? library.bible.verses(Self.chapter), let window = tabs.root.view.window else { return }
        let cell = VerseCell(style: .default, reuseIdentifier: nil)
        window.addSubview(cell)
        let numbers = Fonts.reading(size: 13, family: nil)
        let fonts = [Fonts.reading(size: 19, family: Fonts.serif), Fonts.reading(size: 19, family: nil)]
        var times: [[Double]] = [[], []]
        func show(_ verse: Verse, _ index: Int) -> Double {
            Self.time {
                cell.show(verse, VerseMarks(), font: fonts[index], numbers: numbers)
                let room = CGSize(width: window.bounds.width, height: UIView.layoutFittingCompressedSize.height)
                cell.frame.size = cell.systemLayoutSizeFitting(
                    room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
                cell.layoutIfNeeded()
                CATransaction.flush()
            }
        }
        // The first round makes what is kept: shaped words, glyphs.
        for round in 0...Self.rounds / 5 {
            for verse in verses {
                for index in fonts.indices {
                    frames.append {
                        let time = show(verse, index)
                        if round > 0 { times[index].append(time) }
                    }
                }
            }
        }
        frames.append { Self.report(["custom": Self.median(times[0]), "system": Self.median(times[1])]) }
        follow(#selector(runFrame))
    }

    /// Scrolls the chapter by 20 points a frame, to its end and back.
    private func scroll() {
        let page = ReadingViewController(library, Self.chapter)
        tabs.show(.books)?.navigationController?.pushViewController(page, animated: false)
        table = page.children.lazy.compactMap { $0.view as? UITableView }.first
        follow(#selector(advance))
    }

    @objc private func advance() {
        guard let table else { return }
        let end = max(0, table.contentSize.height - table.bounds.height)
        if !(0...end).contains(table.contentOffset.y + step) { step = -step }
        table.contentOffset.y = min(end, max(0, table.contentOffset.y + step))
    }
}
