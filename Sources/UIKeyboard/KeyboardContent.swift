internal import Foundation
internal import KeyboardModel
internal import UIKitCore

/// Everything that determines a keyboard's content.
@MainActor struct KeyboardContent {
    var state: KeyboardState
    var composition: Composition
    var search: String?
    var enter: ReturnKey
    var placement = KeyboardPlacement.docked
    /// The input's shortcuts.
    var assistant: UITextInputAssistantItem?
}

extension KeyboardView {
    /// Lays out the keys and the views above them, without animation.
    func show(_ scene: KeyboardContent) {
        let context = applicationContext
        let state = scene.state
        let showsEmoji = state.language == .emoji && scene.search == nil
        // The emoji panel is not split.
        let placement = scene.placement == .split && showsEmoji ? .undocked : scene.placement
        let device = KeyboardDevice(context.device, placement: placement)
        let request = KeyboardLayout.Request(
            kind: state.kind, language: state.language == .emoji ? .english : state.language, page: state.page, shift: state.shift,
            enter: scene.search == nil ? scene.enter : ReturnKey("done", isPrimary: true), isComposing: scene.composition.isActive,
            hasGlobe: state.choices.count > 1, hasEmoji: state.choices.contains(.emoji),
            decimalSeparator: Locale(identifier: context.device.localeIdentifier).decimalSeparator ?? ".", placement: placement)
        let plan = KeyboardLayout(request, device: device)
        // The halves of a split keyboard have no space for them.
        let showsShortcuts = device.isPad && placement != .split && !(scene.assistant?.isEmpty ?? true)
        let bar: Double =
            switch state.language {
            case .pinyin: device.barHeight
            case .emoji: Double(EmojiPanel.searchHeight) + (scene.search == nil ? 0 : device.barHeight)
            default: showsShortcuts ? device.barHeight : 0
            }
        let geometry = KeyboardGeometry(
            rows: showsEmoji ? [] : plan.rows, foot: plan.foot, device: device, barHeight: bar)
        UIView.performWithoutAnimation {
            bounds.size = geometry.size
            barLine = device.barHeight
            isFloating = device.isFloating
            let inset = geometry.metrics.sideInset
            emoji.fit(foot: device.footHeight, sideInset: inset)
            candidates.show(scene.composition.candidates, lineHeight: device.barHeight, sideInset: inset)
            shortcuts.show(showsShortcuts ? scene.assistant : nil, width: geometry.size.width)
            searchField.text = scene.search ?? ""
            let found = scene.search.map { EmojiCatalog.standard.search($0) } ?? []
            self.found.show(found, lineHeight: device.barHeight, sideInset: inset)
            switch state.language {
            case .pinyin: show([candidates])
            case .emoji: show(showsEmoji ? [emoji] : [searchField, self.found])
            default: show(showsShortcuts ? [shortcuts] : [])
            }
            show(geometry, page: state.page, showsBalloons: !device.isPad && !state.kind.isPad)
            layoutIfNeeded()
        }
    }
}
