import Foundation
import Testing
import UIKit

@testable import UIKitCore

@Suite("Goldens: UIPickerView") @MainActor struct PickerViewGoldens {
    @MainActor private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        private let columns: [[String]]
        init(_ columns: [[String]]) { self.columns = columns }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { columns[component].count }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            columns[component][row]
        }
    }

    private static let fruits = Rows([
        ["Apple", "Apricot", "Banana", "Cherry", "Fig", "Grape", "Kiwi", "Lemon", "Mango", "Melon"],
        ["Small", "Medium", "Large", "Extra large"],
    ])

    @Test("two components, in the middle of their rows") func wheels() throws {
        try GoldenSheet("picker-view", width: 344) { _ in
            let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
            picker.dataSource = Self.fruits
            picker.delegate = Self.fruits
            picker.selectRow(4, inComponent: 0, animated: false)
            picker.selectRow(1, inComponent: 1, animated: false)
            return picker
        }.verify()
    }
}

/// 21 November 2026, 9:41 in UTC, a Saturday; today is the Friday before.
@Suite("Goldens: UIDatePicker") @MainActor struct DatePickerGoldens {
    private static let date = Date(timeIntervalSinceReferenceDate: 816_946_860)

    private static func picker(_ language: String) -> UIDatePicker {
        let picker = UIDatePicker()
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        picker.calendar = calendar
        picker.locale = Locale(identifier: language)
        picker.timeZone = .gmt
        picker.date = date
        return picker
    }

    /// Pickers below each other, in both languages side by side.
    private func verify(_ name: String, size: CGSize?, columns: Int, _ changes: [(UIDatePicker) -> Void]) throws {
        DatePickerClock.now = { Self.date.addingTimeInterval(-86_400) }
        defer { DatePickerClock.now = { Date() } }
        let cell = size?.width ?? 320
        try GoldenSheet(name, width: Double(columns) * (cell + 8) + 16) { _ in
            let sheet = UIView(frame: .zero)
            var places = Array(repeating: CGFloat(0), count: columns)
            for change in changes {
                for (index, language) in ["en_US", "zh_CN"].enumerated() {
                    let picker = Self.picker(language)
                    change(picker)
                    sheet.addSubview(picker)
                    if let size { picker.bounds.size = size } else { picker.sizeToFit() }
                    let column = index % columns
                    picker.frame.origin = CGPoint(x: CGFloat(column) * (cell + 8), y: places[column])
                    places[column] += picker.frame.height + 8
                }
            }
            sheet.bounds.size = CGSize(width: CGFloat(columns) * (cell + 8) - 8, height: places.max() ?? 0)
            return sheet
        }.verify()
    }

    @Test("wheels of every mode except year and month, and with limits") func wheels() throws {
        let modes: [UIDatePicker.Mode] = [.time, .date, .dateAndTime, .countDownTimer]
        var changes: [(UIDatePicker) -> Void] = modes.map { mode in
            { picker in
                picker.preferredDatePickerStyle = .wheels
                picker.datePickerMode = mode
                picker.countDownDuration = 5400
            }
        }
        changes.append { picker in
            picker.preferredDatePickerStyle = .wheels
            picker.minuteInterval = 15
            picker.minimumDate = Self.date.addingTimeInterval(-3600)
            picker.maximumDate = Self.date.addingTimeInterval(86_400)
        }
        try verify("date-picker-wheels", size: CGSize(width: 296, height: 96), columns: 2, changes)
    }

    @Test("compact, in every mode, and disabled") func compact() throws {
        let changes: [(UIDatePicker) -> Void] = [
            { $0.datePickerMode = .dateAndTime }, { $0.datePickerMode = .date },
            { picker in
                picker.datePickerMode = .time
                picker.isEnabled = false
            },
        ]
        try verify("date-picker-compact", size: nil, columns: 1, changes)
    }

    @Test("inline, with a limit") func inline() throws {
        try verify(
            "date-picker-inline", size: nil, columns: 1,
            [
                { picker in
                    picker.preferredDatePickerStyle = .inline
                    picker.minimumDate = Self.date.addingTimeInterval(-10 * 86_400)
                }
            ])
    }
}
