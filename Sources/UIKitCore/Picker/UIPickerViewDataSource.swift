public import Foundation

/// Provides the number of wheels and rows of a picker.
///
/// > Contract: UIKit, UIPickerViewDataSource
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
