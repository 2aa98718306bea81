public import Foundation

/// Says how many wheels and rows a picker has.
///
/// > Contract: UIKit, UIPickerViewDataSource
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
