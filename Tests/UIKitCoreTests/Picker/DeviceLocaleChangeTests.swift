import DarwinFoundation
import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// The locale is per process: tests that change it run in a separate process.
@Suite("Changes of the device's region", .application)
struct DeviceLocaleChangeTests {
    @Test("notifies an app of changed hours and region, and a date picker without a locale follows both")
    func picker() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let stage = PickerStage()
            let picker = UIDatePicker()
            (picker.preferredDatePickerStyle, picker.datePickerMode, picker.timeZone) = (.compact, .time, .gmt)
            picker.date = Date(timeIntervalSinceReferenceDate: 13 * 3600)
            stage.add(picker, at: CGRect(x: 20, y: 200, width: 200, height: 40))
            @MainActor func texts(_ view: UIView) -> [String] {
                view.isHidden ? [] : ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
            }
            #expect(texts(picker) == ["1:00\u{202F}PM"])
            nonisolated(unsafe) var posted = 0
            _ = NotificationCenter.default.addObserver(forName: NSLocale.currentLocaleDidChangeNotification, object: nil, queue: nil) { _ in
                posted += 1
            }
            var device = ApplicationContext.current.device
            device.setTwentyFourHours(true)
            DeviceChangeDispatcher.apply(device, to: ApplicationContext.current)
            stage.app.flush()
            #expect(posted == 1)
            #expect(texts(picker) == ["13:00"])
            device.setLocale("de_DE")
            DeviceChangeDispatcher.apply(device, to: ApplicationContext.current)
            #expect(posted == 2)
            #expect(Locale.current.identifier == "de_DE")
            #expect(picker.calendar.firstWeekday == 2)
        }
    }
}
