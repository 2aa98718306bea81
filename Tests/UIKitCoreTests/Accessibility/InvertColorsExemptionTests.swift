import DeviceProtocol
import Foundation
import Testing

@testable import UIKitCore
@testable import UILists

@Suite("Views exempt from Smart Invert", .application) @MainActor struct InvertColorsExemptionTests {
    private let app = TestApplication()

    private func turn(_ isOn: Bool) {
        var device = app.environment.device
        device.invertColors = isOn
        app.send(.deviceChanged(device))
    }

    @Test("a view that ignores Smart Invert is inverted beforehand while the screen is inverted")
    func follows() {
        let window = app.window()
        let (photo, other) = (UIView(), UIView())
        photo.accessibilityIgnoresInvertColors = true
        window.addSubview(photo)
        window.addSubview(other)
        #expect(!photo.layer.contentInverted)
        turn(true)
        #expect(UIAccessibility.isInvertColorsEnabled)
        #expect(photo.layer.contentInverted)
        #expect(!other.layer.contentInverted)
        other.accessibilityIgnoresInvertColors = true
        photo.accessibilityIgnoresInvertColors = false
        #expect(!photo.layer.contentInverted)
        #expect(other.layer.contentInverted)
        turn(false)
        #expect(!other.layer.contentInverted)
    }

    @Test("a list content's image exempts itself by its properties")
    func listContent() throws {
        let window = app.window()
        turn(true)
        var content = UIListContentConfiguration.cell()
        content.image = UIImage(systemName: "star")
        content.imageProperties.accessibilityIgnoresInvertColors = true
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        window.addSubview(view)
        view.layoutIfNeeded()
        let picture = try #require(view.subviews.first { $0 is UIImageView })
        #expect(picture.layer.contentInverted)
    }
}
