import DeviceProtocol
import Foundation
import KeyboardModel
import TestSupport
import Testing

@testable import UIKeyboard
@testable import UIKitCore

@Suite("Undocked keyboards", .application) @MainActor struct UndockedKeyboardTests {
    let keyboard = KeyboardStage(.pad)
    private let notification = KeyboardNotificationLog()

    /// Holds the key that hides the keyboard, and releases over an entry of its menu.
    private func choose(_ title: String) throws {
        let key = try #require(keyboard.view.geometry.keys.last { $0.key.action == .dismiss })
        let place = try #require(keyboard.place("Hide keyboard"))
        let menu = try #require(KeyVariants(key.key, over: key.frame, in: keyboard.view.bounds))
        let line = try #require(menu.offers.firstIndex { $0.title == title })
        let end = keyboard.view.convert(CGPoint(x: menu.cells[line].midX, y: menu.cells[line].midY), to: nil)
        keyboard.stage.app.touch(.began, place.x, place.y)
        keyboard.stage.run(0.6)
        keyboard.stage.app.touch(.moved, end.x, end.y)
        keyboard.stage.app.touch(.ended, end.x, end.y)
        keyboard.stage.run(0.5)
    }

    @Test("KB-9: undocked or split it posts frame changes only; undocking posts hide, docking posts show", .contract("KB-9"))
    func told() throws {
        notification.listen(to: keyboard.stage.window.screen)
        defer { notification.stop() }
        keyboard.begin()
        #expect(notification.take() == KeyboardNotificationLog.showing)
        let docked = try #require(keyboard.dock?.frame)
        try choose("Undock")
        #expect(notification.take() == KeyboardNotificationLog.hiding)
        #expect(keyboard.field.isFirstResponder)
        let undocked = try #require(keyboard.dock?.frame)
        #expect(undocked.maxY < docked.maxY - 100)
        try choose("Split")
        #expect(notification.take() == KeyboardNotificationLog.changing)
        keyboard.field.resignFirstResponder()
        keyboard.stage.run(0.5)
        #expect(notification.take() == KeyboardNotificationLog.changing)
        #expect(keyboard.dock == nil)
        keyboard.field.becomeFirstResponder()
        keyboard.stage.run(0.5)
        #expect(notification.take() == KeyboardNotificationLog.changing)
        try choose("Dock and Merge")
        #expect(notification.take() == KeyboardNotificationLog.showing)
        #expect(keyboard.dock?.frame == docked)
    }

    @Test("releasing the held key outside its menu does nothing; a split keyboard types with both halves")
    func split() throws {
        keyboard.begin { $0.autocapitalizationType = .none }
        let place = try #require(keyboard.place("Hide keyboard"))
        keyboard.stage.app.touch(.began, place.x, place.y)
        keyboard.stage.run(0.6)
        keyboard.stage.app.touch(.ended, place.x, place.y)
        keyboard.stage.run(0.5)
        #expect(keyboard.field.isFirstResponder)
        try choose("Split")
        keyboard.type("up at")
        #expect(keyboard.field.text == "up at")
        // The app's views between the halves get their touches.
        let dock = try #require(keyboard.dock)
        let window = keyboard.stage.window
        #expect(window.hitTest(CGPoint(x: dock.frame.midX, y: dock.frame.midY), with: nil)?.isDescendant(of: dock) == false)
        #expect(window.hitTest(CGPoint(x: dock.frame.minX + 20, y: dock.frame.midY), with: nil)?.isDescendant(of: dock) == true)
    }

    @Test("an undocked keyboard is dragged by its hide key, within the screen, and docks at the bottom")
    func dragging() throws {
        notification.listen(to: keyboard.stage.window.screen)
        defer { notification.stop() }
        keyboard.begin()
        let docked = try #require(keyboard.dock?.frame)
        try choose("Undock")
        let before = try #require(keyboard.dock?.frame)
        var place = try #require(keyboard.place("Hide keyboard"))
        _ = notification.take()
        keyboard.stage.drag(from: place, to: CGPoint(x: place.x, y: place.y - 150), seconds: 0.3)
        keyboard.stage.run(0.3)
        #expect(keyboard.dock?.frame == before.offsetBy(dx: 0, dy: -150))
        #expect(notification.take() == KeyboardNotificationLog.changing)
        place = try #require(keyboard.place("Hide keyboard"))
        keyboard.stage.drag(from: place, to: CGPoint(x: place.x, y: -900), seconds: 0.3)
        #expect(keyboard.dock?.frame.minY == keyboard.stage.window.safeAreaInsets.top)
        place = try #require(keyboard.place("Hide keyboard"))
        _ = notification.take()
        keyboard.stage.drag(from: place, to: CGPoint(x: place.x, y: 3000), seconds: 0.3)
        keyboard.stage.run(0.5)
        #expect(keyboard.dock?.frame == docked)
        #expect(notification.take() == KeyboardNotificationLog.showing)
        #expect(keyboard.field.isFirstResponder)
    }

    @Test("KB-10: a view's guide is the docked keyboard, else the bottom safe area", .contract("KB-10"))
    func guide() throws {
        let phone = KeyboardStage()
        let view = try #require(phone.stage.window.rootViewController?.view)
        let guide = view.keyboardLayoutGuide
        #expect(view.keyboardLayoutGuide === guide)
        #expect(guide.owningView === view)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34))
        phone.begin { $0.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44)) }
        #expect(guide.layoutFrame == CGRect(x: 0, y: 517, width: 393, height: 335))
        // A view that ends above the keyboard, or in the middle of it.
        let box = UIView()
        phone.stage.add(box, at: CGRect(x: 10, y: 100, width: 50, height: 200))
        #expect(box.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 200, width: 50, height: 0))
        box.frame.size.height = 450
        #expect(box.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 417, width: 50, height: 33))
        phone.field.resignFirstResponder()
        #expect(guide.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34))
        guide.usesBottomSafeArea = false
        #expect(guide.layoutFrame == CGRect(x: 0, y: 852, width: 393, height: 0))
    }

    @Test("KB-10: a view with a guide is laid out when the keyboard moves, within its animation", .contract("KB-10"))
    func guideLayout() throws {
        final class Follower: UIView {
            var tops: [CGFloat] = []
            var durations: [Double] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                tops.append(keyboardLayoutGuide.layoutFrame.minY)
                durations.append(UIView.inheritedAnimationDuration)
            }
        }
        let phone = KeyboardStage()
        let view = Follower()
        phone.stage.add(view, at: phone.stage.window.bounds)
        phone.begin()
        #expect(view.tops.last == 561)
        #expect(view.durations.contains(0.25))
        phone.field.resignFirstResponder()
        #expect(view.tops.last == 818)
        #expect(view.durations.last == 0.25)
    }

    @Test("KB-10: an undocked keyboard moves only a guide that follows it", .contract("KB-10"))
    func undockedGuide() throws {
        let view = try #require(keyboard.stage.window.rootViewController?.view)
        let guide = view.keyboardLayoutGuide
        let rest = guide.layoutFrame
        keyboard.begin()
        #expect(guide.layoutFrame == keyboard.dock?.frame)
        try choose("Undock")
        #expect(guide.layoutFrame == rest)
        guide.followsUndockedKeyboard = true
        #expect(guide.layoutFrame == keyboard.dock?.frame)
    }

    @Test("a view tied to the guide is above the keyboard, and below where there is none", .contract("KB-10", "AL-3"))
    func tied() throws {
        let phone = KeyboardStage()
        let view = try #require(phone.stage.window.rootViewController?.view)
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor), bar.heightAnchor.constraint(equalToConstant: 50),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor), bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        view.layoutIfNeeded()
        #expect(bar.frame == CGRect(x: 0, y: 768, width: 393, height: 50))
        phone.begin()
        #expect(bar.frame.maxY == view.keyboardLayoutGuide.layoutFrame.minY)
        #expect(bar.frame.maxY < 600)
        phone.field.resignFirstResponder()
        phone.stage.run(0.5)
        #expect(bar.frame == CGRect(x: 0, y: 768, width: 393, height: 50))
    }

    @Test("constraints for an edge are active while the guide is near it, others while it is away")
    func nearEdges() throws {
        let view = try #require(keyboard.stage.window.rootViewController?.view)
        let (guide, box) = (view.keyboardLayoutGuide, UIView())
        guide.followsUndockedKeyboard = true
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        let (docked, away) = (box.widthAnchor.constraint(equalToConstant: 100), box.widthAnchor.constraint(equalToConstant: 40))
        let leading = box.heightAnchor.constraint(equalToConstant: 10)
        guide.setConstraints([docked], activeWhenNearEdge: .bottom)
        guide.setConstraints([away], activeWhenAwayFrom: .bottom)
        guide.setConstraints([leading], activeWhenNearEdge: .leading)
        #expect(guide.constraints(activeWhenNearEdge: .bottom) == [docked])
        #expect(guide.constraints(activeWhenAwayFrom: .bottom) == [away])
        #expect(guide.constraints(activeWhenNearEdge: .top).isEmpty)
        #expect(docked.isActive)
        #expect(!away.isActive)
        #expect(!leading.isActive)
        keyboard.begin()
        view.layoutIfNeeded()
        #expect(box.frame.width == 100)
        try choose("Undock")
        #expect(!docked.isActive)
        #expect(away.isActive)
        view.layoutIfNeeded()
        #expect(box.frame.width == 40)
        try choose("Dock")
        #expect(docked.isActive)
        guide.removeAllTrackedConstraints()
        #expect(!docked.isActive)
        #expect(guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
    }
}
