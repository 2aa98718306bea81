import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

@Suite("Goldens: tab customization") @MainActor struct TabCustomizingGoldens {
    private func tabs() -> UITabBarController {
        let tabs = UITabBarController()
        let pages = [
            ("Ports", "house"), ("Map", "map"), ("Times", "clock"), ("Mail", "envelope"), ("Weather", "cloud.sun"), ("Saved", "star"),
            ("People", "person.2"),
        ]
        tabs.viewControllers = pages.enumerated().map { index, page in
            let screen = UIViewController()
            screen.tabBarItem = UITabBarItem(title: page.0, image: UIImage(systemName: page.1), tag: index)
            return screen
        }
        return tabs
    }

    /// The list with its button, and the page with the bar under it.
    @Test("the More list and the page its button opens, light and dark", arguments: ["list", "page"])
    func page(_ what: String) throws {
        for (name, appearance) in [("light", GoldenVariant.Look(.light, false)), ("dark", .init(.dark, false))] {
            let variant = GoldenVariant(look: appearance, category: .large, scale: 2)
            var device = variant.device(width: 320, height: 480)
            (device.safeTop, device.safeBottom) = (40, 20)
            let image = try GoldenStage.with(device) { stage in
                let tabs = tabs()
                stage.window.rootViewController = tabs
                tabs.selectedViewController = tabs.moreNavigationController
                stage.flush()
                if what == "page" {
                    let edit = tabs.moreNavigationController.topViewController?.navigationItem.rightBarButtonItem
                    try #require(edit?.primaryAction).performWithSender(edit, target: nil)
                    stage.advance(2)
                }
                return try stage.picture(width: 320, height: 480)
            }
            let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("Goldens/tabs-\(what)-\(name)@2x.png")
            if let difference = GoldenImage.difference(of: image, from: file) { Issue.record("\(difference)") }
        }
    }
}
