internal import DarwinFoundation
package import DeviceProtocol
package import Foundation

/// Applies changes of the device's orientation, appearance and settings to screens, windows, controllers and views.
///
/// > Contract: UIKit, CT-11, VW-37, WN-9.
@MainActor package enum DeviceChangeDispatcher {
    static func apply(_ state: DeviceState, to context: ApplicationContext) {
        let old = context.device
        guard old != state else { return }
        let spaces = WindowResizeTransition(context)
        let oldFrame = context.application.statusBarSpace
        context.device = state
        // First: trait change callbacks may format dates and numbers.
        if old.foundationLocale != state.foundationLocale { CurrentLocale.change(to: state.foundationLocale) }
        let traits = UITraitCollection(values: DeviceTraits.values(of: state, style: context.declaration.style))
        context.screen.update(to: state)
        context.uiDevice.update(to: state)
        if old.orientation != state.orientation || screenSize(of: old) != screenSize(of: state) || old.safeInsets != state.safeInsets {
            rotate(spaces, traits: traits, oldFrame, context)
        } else {
            CurrentTraits.deviceDefault = traits
            for window in context.windows.all { ViewTraits.update(window) }
            if old.hardwareKeyboard != state.hardwareKeyboard { InputViewHost.refresh(context) }
        }
        StatusBarAppearance.update()
        postChanges(from: old, to: state, context)
    }

    package static func screenSize(of device: DeviceState) -> CGSize {
        device.orientation.isLandscape
            ? CGSize(width: device.height, height: device.width) : CGSize(width: device.width, height: device.height)
    }

    private static func rotate(
        _ spaces: WindowResizeTransition, traits: UITraitCollection, _ oldFrame: CGRect, _ context: ApplicationContext
    ) {
        context.stage.updateSceneRegions()
        let new = UIInterfaceOrientation(context.device.orientation)
        let older = LegacyRotationCallbacks(to: new, duration: RotationMetrics.duration, oldFrame: oldFrame, context)
        older?.begin()
        spaces.run(duration: RotationMetrics.duration) {
            CurrentTraits.deviceDefault = traits
            older?.turn()
        } along: {
            if context.stage.isUsed { context.stage.placeSurfaces() }
            older?.animate()
        } completion: {
            older?.end()
        }
    }

    private static func postChanges(from old: DeviceState, to new: DeviceState, _ context: ApplicationContext) {
        let center = NotificationCenter.default
        if old.timeZoneIdentifier != new.timeZoneIdentifier || old.timeShift != new.timeShift {
            SignificantTimeChange.apply(from: old, to: new, context)
        }
        if old.animationSpeed != new.animationSpeed { AnimationSpeed.change(to: new.animationSpeed, context) }
        if old.location != new.location {
            context.locationHandlers.onChange?(new.location)
            context.notificationService?.moved(from: old.location, to: new.location)
        }
        if old.beacons != new.beacons { context.locationHandlers.onBeacons?(new.beacons) }
        if old.batteryLevel != new.batteryLevel, UIDevice.current.isBatteryMonitoringEnabled {
            center.post(name: UIDevice.batteryLevelDidChangeNotification, object: UIDevice.current)
        }
        if old.isCharging != new.isCharging || (old.batteryLevel >= 1) != (new.batteryLevel >= 1),
            UIDevice.current.isBatteryMonitoringEnabled
        {
            center.post(name: UIDevice.batteryStateDidChangeNotification, object: UIDevice.current)
        }
        if old.isNear != new.isNear, UIDevice.current.isProximityMonitoringEnabled {
            center.post(name: UIDevice.proximityStateDidChangeNotification, object: UIDevice.current)
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
        if old.reduceTransparency != new.reduceTransparency {
            center.post(name: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil)
        }
        if old.invertColors != new.invertColors {
            context.invertColorsExemption.update(to: new)
            center.post(name: UIAccessibility.invertColorsStatusDidChangeNotification, object: nil)
        }
        if old.voiceOver != new.voiceOver {
            if !new.voiceOver { AccessibilityCursor.move(to: nil) }
            center.post(name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
        }
        if old.refreshesInBackground != new.refreshesInBackground {
            center.post(name: UIApplication.backgroundRefreshStatusDidChangeNotification, object: context.application)
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
