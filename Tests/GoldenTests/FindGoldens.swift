import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UISystemViews

@Suite("Goldens: the find panel") @MainActor struct FindGoldens {
    @MainActor private final class NoSessions: NSObject, UIFindInteractionDelegate {
        func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { nil }
    }
    private static let delegate = NoSessions()
    private static let interaction = UIFindInteraction(sessionDelegate: delegate)

    @Test("with and without the replacement, and without results") func panel() throws {
        try GoldenSheet("find-panel", width: 400) { _ in
            let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 376, height: 220))
            var top: CGFloat = 0
            for (replaces, count) in [(false, 3), (true, 3), (false, 0)] {
                let panel = FindNavigatorView(Self.interaction)
                panel.showsReplacement = replaces
                panel.searchText = "tea"
                panel.show(count: count, current: count > 0 ? 1 : nil, style: .currentAndTotal, isEmpty: false)
                panel.frame = CGRect(x: 0, y: top, width: 376, height: panel.intrinsicContentSize.height)
                top = panel.frame.maxY + 4
                sheet.addSubview(panel)
            }
            return sheet
        }.verify()
    }
}
