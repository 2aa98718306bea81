import BenchSupport
import Foundation
import QuartzCore
import RenderProtocol
import UIKitCore

/// A document of a megabyte in a text view: the time to open it, to type, to lay out all of it and to rotate.
@MainActor struct DocumentBenchmark {
    /// > Units: UTF-8 bytes.
    private static let size = 1_000_000
    private let window = UIWindow(frame: UIScreen.main.bounds)
    private let link = PlainLink()

    init() {
        LayerContext.main.link = link
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        LayerContext.main.flush()
    }

    /// Paragraphs of 20 to 900 characters, Latin and Chinese.
    private static let document: String = {
        var text = ""
        var paragraphs = TimelineTexts.make(8_000)[...]
        var count = 1
        while text.utf8.count < size {
            text += paragraphs.prefix(count).joined(separator: " ") + "\n"
            paragraphs = paragraphs.dropFirst(count)
            count = count % 4 + 1
        }
        return text
    }()

    func run(rounds: Int) -> [Metric] {
        guard let container = window.rootViewController?.view else { return [] }
        var (opening, whole, turning) = ([Double](), [Double](), [Double]())
        var metrics: [Metric] = []
        for round in 0..<max(rounds, 1) {
            let view = UITextView(frame: container.bounds)
            view.font = .systemFont(ofSize: 17)
            opening.append(
                timed {
                    view.text = Self.document
                    container.addSubview(view)
                    LayerContext.main.flush()
                })
            turning.append(
                timed {
                    view.frame.size.width = container.bounds.height
                    LayerContext.main.flush()
                })
            view.frame = container.bounds
            LayerContext.main.flush()
            if round == 0 { metrics += typing(in: view) }
            whole.append(timed { view.layoutManager.ensureLayout(for: view.textContainer) })
            view.removeFromSuperview()
            LayerContext.main.flush()
        }
        metrics.append(Metric("text.document.open", median(opening), "ms"))
        metrics.append(Metric("text.document.width", median(turning), "ms"))
        metrics.append(Metric("text.document.whole", median(whole), "ms"))
        return metrics + pasting(into: container)
    }

    /// Fifty megabytes pasted at once; only the visible part is laid out.
    private func pasting(into container: UIView) -> [Metric] {
        let view = UITextView(frame: container.bounds)
        container.addSubview(view)
        view.becomeFirstResponder()
        LayerContext.main.flush()
        let line = "fifty megabytes of lines\n"
        UIPasteboard.general.string = String(repeating: line, count: 50_000_000 / line.utf8.count)
        let time = timed {
            view.paste(nil)
            LayerContext.main.flush()
        }
        let layouts = view.layoutManager.paragraphLayoutCount
        UIPasteboard.general.string = ""
        view.removeFromSuperview()
        LayerContext.main.flush()
        return [
            Metric("text.paste.50MB", time, "ms"),
            Metric("text.paste.50MB.paragraphs", Double(layouts), "laid out", target: 1_000),
        ]
    }

    /// Types a letter each at the start, in the middle and at the end, with layout, drawing and sending; the slowest position counts.
    private func typing(in view: UITextView) -> [Metric] {
        view.becomeFirstResponder()
        var (slowest, most, layouts, count) = (0.0, 0.0, 0, 0)
        for place in [0, view.textStorage.length / 2, view.textStorage.length - 1] {
            view.selectedRange = NSRange(location: place, length: 0)
            view.scrollRangeToVisible(view.selectedRange)
            if place > 0, place < view.textStorage.length - 1 { view.contentOffset.y += 200 }
            LayerContext.main.flush()
            let before = view.layoutManager.paragraphLayoutCount
            var keystrokes: [Double] = []
            for index in 0..<120 {
                keystrokes.append(
                    timed {
                        view.insertText(index % 6 == 5 ? " " : "e")
                        LayerContext.main.flush()
                    })
            }
            layouts += view.layoutManager.paragraphLayoutCount - before
            count += keystrokes.count
            slowest = max(slowest, median(keystrokes))
            most = max(most, keystrokes.sorted()[keystrokes.count * 19 / 20])
        }
        view.resignFirstResponder()
        return [
            Metric("text.document.keystroke", slowest, "ms", target: 2),
            Metric("text.document.keystroke.p95", most, "ms"),
            Metric("text.document.keystroke.paragraphs", Double(layouts) / Double(count), "laid out", target: 1.05),
        ]
    }

    private func timed(_ body: () -> Void) -> Double {
        let start = milliseconds()
        body()
        return milliseconds() - start
    }
}

/// A link without a receiver but with real bitmaps, so that drawing costs are included; memory is reused, as on the link to a simulator.
private final class PlainLink: RenderLink {
    private final class Memory: @unchecked Sendable {
        var idle: [Int: [UnsafeMutableRawPointer]] = [:]
    }

    var now = 1000.0
    private var lastBitmap: UInt64 = 0
    private let memory = Memory()

    func makeBitmap(_ form: BitmapForm) -> SharedBitmap? {
        lastBitmap += 1
        let (count, memory) = (form.byteCount, memory)
        let base = memory.idle[count]?.popLast() ?? UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
        base.initializeMemory(as: UInt8.self, repeating: 0, count: count)
        nonisolated(unsafe) let kept = base
        return SharedBitmap(id: BitmapID(lastBitmap), form: form, base: base) { memory.idle[count, default: []].append(kept) }
    }

    func commit(_ transaction: LayerTransaction) {}
}
