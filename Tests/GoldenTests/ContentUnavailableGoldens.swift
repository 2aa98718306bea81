import Foundation
import Testing
import UIKit

@testable import UIKitCore

@Suite("Goldens: UIContentUnavailableView") @MainActor struct ContentUnavailableGoldens {
    private static func empty() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "star.fill")
        configuration.text = "No Favorites"
        configuration.secondaryText = "Your favorite translations will appear here."
        configuration.button = .filled()
        configuration.buttonProperties.primaryAction = UIAction(title: "Add a Favorite") { _ in }
        configuration.secondaryButton.title = "Learn More"
        return configuration
    }

    private static func search() -> UIContentUnavailableConfiguration {
        var state = UIContentUnavailableConfigurationState(traitCollection: .current)
        state.searchText = "Zebra"
        return UIContentUnavailableConfiguration.search().updated(for: state)
    }

    private static func natural() -> UIContentUnavailableConfiguration {
        var configuration = empty()
        configuration.alignment = .natural
        configuration.background.backgroundColor = .secondarySystemBackground
        return configuration
    }

    @Test("empty, search and aligned to the leading edge") func presets() throws {
        try GoldenSheet("content-unavailable", width: 344) { _ in
            let sheet = UIView(frame: .zero)
            var top: CGFloat = 0
            for configuration in [Self.empty(), Self.search(), Self.natural()] {
                let view = UIContentUnavailableView(configuration: configuration)
                sheet.addSubview(view)
                view.frame = CGRect(x: 0, y: top, width: 320, height: max(280, view.sizeThatFits(CGSize(width: 320, height: 0)).height))
                top = view.frame.maxY + 8
            }
            sheet.bounds.size = CGSize(width: 320, height: top)
            return sheet
        }.verify()
    }
}
