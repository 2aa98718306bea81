import CoreGraphics
import DeviceProtocol
import Foundation
import KeyboardModel
import TestSupport
import Testing
import UIKit

@testable import UIKeyboard
@testable import UIKitCore
@testable import UILists

@Suite("Goldens: keyboards") @MainActor struct KeyboardGoldens {
    private static let phone = DeviceState(
        model: "iPhone15,4", name: "iPhone 15", width: 393, height: 852, scale: 3, safeTop: 59, safeBottom: 34, statusBarHeight: 54,
        hardwareKeyboard: false)
    private static let button = DeviceState(
        model: "iPhone14,6", name: "iPhone SE", width: 375, height: 667, scale: 2, safeTop: 20, safeBottom: 0, statusBarHeight: 20,
        hardwareKeyboard: false)
    private static let pad = DeviceState(
        model: "iPad14,3", name: "iPad", idiom: .pad, width: 834, height: 1194, scale: 2, safeTop: 24, safeBottom: 20,
        hardwareKeyboard: false)

    private static let largePad = DeviceState(
        model: "iPad8,11", name: "iPad", idiom: .pad, width: 1024, height: 1366, scale: 2, safeTop: 24, safeBottom: 20,
        hardwareKeyboard: false)

    /// One keyboard, and the actions before the image is taken.
    private func verify(
        _ name: String, _ device: DeviceState, _ appearance: DeviceState.Appearance = .light, isTurned: Bool = false,
        sourceLocation: SourceLocation = #_sourceLocation, _ change: (UITextField, GoldenStage) -> Void = { _, _ in }
    ) throws {
        var device = device
        device.appearance = appearance
        if isTurned {
            device.orientation = .landscapeRight
            let isPhone = device.idiom == .phone && device.safeBottom > 0
            (device.safeLeft, device.safeRight) = isPhone ? (59, 59) : (0, 0)
            if isPhone { device.safeBottom = 21 }
        }
        let image = try GoldenStage.with(device) { stage in
            let size = UIScreen.main.bounds.size
            let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
            stage.window.rootViewController?.view.addSubview(field)
            // A keyboard on its way takes no touches.
            UIView.performWithoutAnimation { _ = field.becomeFirstResponder() }
            stage.flush()
            change(field, stage)
            stage.advance(1)
            // The keyboard is moved to the top of the image, with space for what rises above it.
            let dock = try #require(stage.window.inputViewHost)
            let height = dock.frame.height + 20
            UIView.performWithoutAnimation { dock.frame.origin.y = 20 }
            return try stage.picture(width: Double(size.width), height: Double(height))
        }
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens/keyboard-\(name).png")
        if let difference = GoldenImage.difference(of: image, from: file) { Issue.record("\(difference)", sourceLocation: sourceLocation) }
    }

    private var keyboard: SoftwareKeyboard { ApplicationContext.current.softwareKeyboard ?? SoftwareKeyboard() }

    private func press(_ name: String, _ stage: GoldenStage, count: Int = 1) {
        let view = keyboard.view
        guard let key = view.geometry.keys.first(where: { $0.key.name == name }) else { return }
        for _ in 0..<count { view.onKey?(key.key.action) }
        stage.flush()
    }

    @Test("a phone's letters, light and dark") func letters() throws {
        try verify("letters-light", Self.phone)
        try verify("letters-dark", Self.phone, .dark) { field, stage in
            field.returnKeyType = .search
            field.autocapitalizationType = .none
            field.reloadInputViews()
            press("a", stage)
        }
    }

    @Test("a phone's numbers and symbols, after caps lock") func numbers() throws {
        try verify("numbers", Self.phone) { _, stage in press("numbers", stage) }
        try verify("symbols-dark", Self.phone, .dark) { _, stage in
            press("numbers", stage)
            press("symbols", stage)
        }
        try verify("capitals", Self.button) { field, stage in
            field.autocapitalizationType = .none
            field.keyboardType = .emailAddress
            field.reloadInputViews()
            press("shift", stage, count: 2)
        }
    }

    @Test("a phone in landscape") func turned() throws { try verify("turned", Self.phone, isTurned: true) }

    @Test("digits", arguments: [UIKeyboardType.numberPad, .decimalPad, .phonePad]) func digits(_ type: UIKeyboardType) throws {
        try verify("digits-\(type.rawValue)", Self.phone, type == .decimalPad ? .dark : .light) { field, _ in
            field.keyboardType = type
            field.reloadInputViews()
        }
    }

    @Test("a pad, in portrait and landscape") func pad() throws {
        try verify("pad-light", Self.pad)
        try verify("pad-turned-dark", Self.pad, .dark, isTurned: true)
    }

    @Test("the largest pad; a pad's split keyboard") func placements() throws {
        try verify("pad-large", Self.largePad) { field, _ in
            field.autocapitalizationType = .none
            field.reloadInputViews()
        }
        try verify("pad-split-dark", Self.pad, .dark) { _, stage in
            keyboard.place(.split)
            stage.advance(1)
        }
    }

    @Test("Chinese with candidates, Arabic and emoji") func languages() throws {
        try verify("pinyin", Self.phone) { _, stage in
            press("Next keyboard", stage)
            press("n", stage)
            keyboard.receive(
                1, SpellingCandidates(spelling: "n", candidates: "你 那 呢 能 年 您 内 拿 哪 嗯 女 弄".split(separator: " ").map(String.init)))
        }
        try verify("arabic-dark", Self.phone, .dark) { _, stage in press("Next keyboard", stage, count: 2) }
        try verify("emoji", Self.phone) { _, stage in press("Emoji", stage) }
        try verify("pad-emoji-dark", Self.pad, .dark) { _, stage in press("Emoji", stage) }
    }

    @Test("skin tones of a held emoji") func tones() throws {
        try verify("emoji-tones", Self.phone) { _, stage in
            press("Emoji", stage)
            stage.advance(1)
            let view = keyboard.view
            let list = view.emoji.subviews.lazy.compactMap { $0 as? UICollectionView }.first
            let index = EmojiCatalog.standard.groups[0].emoji.firstIndex { !EmojiCatalog.tones(of: $0).isEmpty } ?? 0
            list?.scrollToItem(at: IndexPath(item: index, section: 0), at: .centeredHorizontally, animated: false)
            stage.flush()
            guard let list, let cell = list.cellForItem(at: IndexPath(item: index, section: 0)) else { return }
            view.emoji.offer(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: view.emoji))
        }
    }

    @Test("a pressed letter") func balloons() throws {
        func touch(_ name: String, _ phase: TouchSample.Phase) {
            let view = keyboard.view
            guard let key = view.geometry.keys.first(where: { $0.key.name == name }) else { return }
            let place = view.convert(CGPoint(x: key.frame.midX, y: key.frame.midY), to: nil)
            ApplicationContext.current.touchRouter.receive(
                [TouchSample(finger: 0, phase: phase, x: Double(place.x), y: Double(place.y))], time: 1)
        }
        try verify("balloon", Self.phone) { _, stage in
            touch("G", .began)
        }
    }
}
