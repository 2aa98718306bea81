internal import Foundation
internal import HostInterface

/// Brings rotation, appearance and settings of the device to screens, windows, controllers and views.
///
/// > Contract: UIKit, CT-11, VW-37, WN-9.
@MainActor enum DeviceChange {
    static func apply(_ state: DeviceState, to context: ApplicationContext) {
        let old = context.device
        guard old != state else { return }
        context.device = state
        let traits = UITraitCollection(values: DeviceTraits.values(of: state))
        context.screen.update(to: state)
        context.uiDevice.update(to: state)
        if old.orientation != state.orientation || screenSize(of: old) != screenSize(of: state) || old.safeInsets != state.safeInsets {
            rotate(from: old, to: state, traits: traits, context)
        } else {
            CurrentTraits.deviceDefault = traits
            for window in context.windows.all { ViewTraits.update(window) }
            if old.hardwareKeyboard != state.hardwareKeyboard { InputDock.refresh(context) }
        }
        StatusBarAppearance.update()
        postChanges(from: old, to: state)
    }

    static func screenSize(of device: DeviceState) -> CGSize {
        device.orientation.isLandscape
            ? CGSize(width: device.height, height: device.width) : CGSize(width: device.width, height: device.height)
    }

    private static func rotate(from old: DeviceState, to new: DeviceState, traits: UITraitCollection, _ context: ApplicationContext) {
        let oldBounds = CGRect(origin: .zero, size: screenSize(of: old))
        let newBounds = CGRect(origin: .zero, size: screenSize(of: new))
        let turning = context.windows.all.filter { $0.frame == oldBounds }
        let coordinator = TransitionCoordinator(container: turning.first, duration: RotationMetrics.duration)
        for window in turning {
            guard let root = window.rootViewController else { continue }
            let changed = window.traitCollection.values.merging(traits.values)
            if changed != window.traitCollection.values { root.willTransition(to: UITraitCollection(values: changed), with: coordinator) }
            if oldBounds.size != newBounds.size { root.viewWillTransition(to: newBounds.size, with: coordinator) }
        }
        CurrentTraits.deviceDefault = traits
        coordinator.run {
            for window in turning { window.frame = newBounds }
            for window in context.windows.all { ViewMargins.update(window) }
            for window in turning { window.layoutIfNeeded() }
            InputDock.refresh(context)
        } before: {
            for window in context.windows.all { ViewTraits.update(window) }
        }
    }

    private static func postChanges(from old: DeviceState, to new: DeviceState) {
        let center = NotificationCenter.default
        if old.batteryLevel != new.batteryLevel, UIDevice.current.isBatteryMonitoringEnabled {
            center.post(name: UIDevice.batteryLevelDidChangeNotification, object: UIDevice.current)
        }
        if old.orientation != new.orientation, UIDevice.current.isGeneratingDeviceOrientationNotifications {
            center.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
        }
        if old.contentSizeCategory != new.contentSizeCategory {
            let category = UIContentSizeCategory(rawValue: new.contentSizeCategory)
            center.post(
                name: UIContentSizeCategory.didChangeNotification, object: UIScreen.main,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
        }
        if old.reduceMotion != new.reduceMotion { center.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil) }
        if old.boldText != new.boldText { center.post(name: UIAccessibility.boldTextStatusDidChangeNotification, object: nil) }
        if old.voiceOver != new.voiceOver {
            if !new.voiceOver { AccessibilityCursor.move(to: nil) }
            center.post(name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
        }
        if old.highContrast != new.highContrast {
            center.post(name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)
        }
    }
}

extension DeviceState {
    var safeInsets: UIEdgeInsets {
        UIEdgeInsets(top: CGFloat(safeTop), left: CGFloat(safeLeft), bottom: CGFloat(safeBottom), right: CGFloat(safeRight))
    }
}

/// > Units: seconds (R).
enum RotationMetrics {
    static let duration: TimeInterval = 0.3
}
