import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Limits of text sizes", .application) @MainActor struct ContentSizeLimitTests {
    private let app = TestApplication()

    private func device(_ category: UIContentSizeCategory) -> DeviceState {
        var device = DeviceState.standard
        device.contentSizeCategory = category.rawValue
        return device
    }

    @Test("a view's limits clamp its text size and that of its descendants")
    func clamp() {
        let (window, outer, inner) = (app.window(), UIView(), UILabel())
        window.addSubview(outer)
        outer.addSubview(inner)
        outer.minimumContentSizeCategory = .medium
        outer.maximumContentSizeCategory = .extraLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .large)
        app.send(.deviceChanged(device(.accessibilityLarge)))
        #expect(window.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(outer.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
        app.send(.deviceChanged(device(.extraSmall)))
        #expect(inner.traitCollection.preferredContentSizeCategory == .medium)
        outer.minimumContentSizeCategory = nil
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraSmall)
    }

    @Test("a change of a limit is a change of traits; contradicting limits give the maximum")
    func changes() {
        final class Recorder: UIView {
            var calls: [UIContentSizeCategory?] = []
            override func traitCollectionDidChange(_ previous: UITraitCollection?) { calls.append(previous?.preferredContentSizeCategory) }
        }
        let (window, view) = (app.window(), Recorder())
        window.addSubview(view)
        view.calls = []
        view.maximumContentSizeCategory = .small
        #expect(view.calls == [.large])
        view.maximumContentSizeCategory = .small
        #expect(view.calls == [.large])
        view.minimumContentSizeCategory = .extraExtraLarge
        #expect(view.traitCollection.preferredContentSizeCategory == .small)
    }

    @Test("a label's scaled font stays within the limits")
    func font() {
        let (window, label) = (app.window(), UILabel())
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.maximumContentSizeCategory = .large
        window.addSubview(label)
        let size = label.font.pointSize
        app.send(.deviceChanged(device(.accessibilityExtraLarge)))
        #expect(label.font.pointSize == size)
        label.maximumContentSizeCategory = nil
        #expect(label.font.pointSize > size)
    }

    @Test("the description names each view with limits")
    func description() {
        let (window, outer, inner) = (app.window(), UIView(), UILabel())
        window.addSubview(outer)
        outer.addSubview(inner)
        #expect(inner.appliedContentSizeCategoryLimitsDescription == "no limits")
        inner.minimumContentSizeCategory = .small
        outer.maximumContentSizeCategory = .large
        #expect(
            inner.appliedContentSizeCategoryLimitsDescription
                == "UILabel: at least UICTContentSizeCategoryS; UIView: at most UICTContentSizeCategoryL")
    }
}
