import DeviceProtocol
import Foundation
import Testing

@testable import UIKitCore

/// An application without animations, with access to its menus.
///
/// Create it in the test's body, never as a property of the suite: other tests may run between a suite's initialiser and the body,
/// and would run without animations.
@MainActor struct MenuStage {
    let app = TestApplication()
    let controller = UIViewController()
    let window: UIWindow

    init() {
        window = app.window(controller)
        UIView.setAnimationsEnabled(false)
    }

    func end() {
        MenuPresenter.dismiss(animated: false)
        UIView.setAnimationsEnabled(true)
    }

    func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
        view.frame = frame
        controller.view?.addSubview(view)
        app.flush()
        return view
    }

    var session: MenuSession? { MenuPresenter.current }
    var rows: [MenuRowView] { session?.topCard?.rows ?? [] }
    var titles: [String] { rows.map(\.item.title) }

    /// The centre of a row of the open menu, on the screen.
    func place(of title: String) throws -> CGPoint {
        let row = try #require(rows.first { $0.item.title == title })
        let frame = UIAccessibility.convertToScreenCoordinates(row.bounds, in: row)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    func tap(_ title: String) throws {
        let place = try place(of: title)
        app.tap(place.x, place.y)
        app.flush()
    }

    func press(_ usage: UInt16, _ modifiers: KeySample.Modifiers = [], _ characters: String = "") {
        for phase in [KeySample.Phase.down, .up] {
            app.send(.input(.key(KeySample(phase: phase, usage: usage, modifiers: modifiers, characters: characters), time: 0)))
        }
    }

    var haptics: [String] {
        app.environment.requests.compactMap { if case .haptic(let kind) = $0 { kind.description } else { nil } }
    }
}
