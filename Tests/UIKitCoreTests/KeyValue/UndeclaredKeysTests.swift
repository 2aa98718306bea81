import Foundation
import ObjectiveC
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Key-value coding: keys that UIKit does not declare", .application) @MainActor struct UndeclaredKeysTests {
    private func labels(_ view: UIView) -> [UILabel] { (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels) }
    private func images(_ view: UIView) -> [UIImageView] { (view as? UIImageView).map { [$0] } ?? view.subviews.flatMap(images) }

    @Test("the smallest size of a label's font is a part of the font's size")
    func minimumFontSize() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 20)
        #expect(label.value(forKey: "minimumFontSize") as? NSNumber == 0)
        label.setValue(10, forKey: "minimumFontSize")
        #expect(label.minimumScaleFactor == 0.5)
        #expect(label.value(forKey: "minimumFontSize") as? NSNumber == 10)
    }

    @Test("an alert shows the colour, image and checkmark of an action, and the attributes of its texts")
    func alerts() throws {
        let stage = TransitionStage()
        defer { stage.finish() }
        let alert = UIAlertController(title: "Plain", message: "Message", preferredStyle: .alert)
        let action = UIAlertAction(title: "Green", style: .default)
        alert.addAction(action)
        alert.setValue(NSAttributedString(string: "Title", attributes: [.foregroundColor: UIColor.purple]), forKey: "attributedTitle")
        alert.setValue(NSAttributedString(string: "Attributed"), forKey: "attributedMessage")
        action.setValue(UIColor.green, forKey: "titleTextColor")
        action.setValue(UIImage(systemName: "star"), forKey: "image")
        _ = stage.window
        stage.root.present(alert, animated: false)
        stage.advance(0.5)
        #expect(action.value(forKey: "titleTextColor") as? UIColor == .green)
        let title = try #require(labels(alert.view).first { $0.text == "Green" })
        #expect(title.textColor == .green)
        #expect(
            labels(alert.view).first { $0.text == "Title" }?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
                as? UIColor == .purple)
        #expect(labels(alert.view).first { $0.text == "Attributed" }?.textAlignment == .center)
        #expect(!labels(alert.view).contains { $0.text == "Plain" || $0.text == "Message" })
        let image = try #require(images(alert.view).first { $0.image == UIImage(systemName: "star") })
        #expect(image.tintColor == .green)
        #expect(image.frame.maxX <= title.frame.minX)
        #expect(!images(alert.view).contains { $0.image == UIImage(systemName: "checkmark") && $0.window != nil })
        action.setValue(true, forKey: "checked")
        stage.advance(0.1)
        #expect(images(alert.view).contains { $0.image == UIImage(systemName: "checkmark") && $0.window != nil })
        #expect((action.copy() as? UIAlertAction)?.value(forKey: "checked") as? Bool == true)
    }

    @Test("a search bar has its field and its cancel button")
    func searchBars() {
        let bar = UISearchBar()
        #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
        #expect(bar.value(forKey: "_searchField") as? UITextField === bar.searchTextField)
        #expect(bar.value(forKey: "cancelButton") == nil)
        bar.showsCancelButton = true
        bar.setValue("Done", forKey: "cancelButtonText")
        #expect((bar.value(forKey: "cancelButton") as? UIButton)?.title(for: .normal) == "Done")
    }

    @Test("the colour of a picker's rows and of a field's placeholder")
    func colors() {
        final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "row \(row)" }
        }
        let source = Source()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
        (picker.dataSource, picker.delegate) = (source, source)
        picker.setValue(UIColor.white, forKeyPath: "textColor")
        picker.layoutIfNeeded()
        let rows = labels(picker).filter { $0.text?.hasPrefix("row") == true }
        #expect(!rows.isEmpty)
        #expect(rows.allSatisfy { $0.textColor == .white })
        let dates = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
        dates.preferredDatePickerStyle = .wheels
        dates.setValue(UIColor.white, forKey: "textColor")
        dates.layoutIfNeeded()
        #expect(labels(dates).contains { $0.textColor == .white })
        let field = UITextField()
        field.placeholder = "Name"
        field.setValue(UIColor.red, forKeyPath: "placeholderLabel.textColor")
        #expect(field.placeholder == "Name")
        #expect(field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    }

    @Test("a navigation bar hides its shadow")
    func shadow() {
        let bar = UINavigationBar()
        #expect(bar.value(forKey: "hidesShadow") as? Bool != true)
        bar.setValue(true, forKey: "hidesShadow")
        #expect(bar.value(forKey: "hidesShadow") as? Bool == true)
        bar.setValue(false, forKey: "hidesShadow")
        #expect(bar.shadowImage == nil)
    }

    @Test("classes whose designated initializer has arguments are also made without")
    func plainInitializers() {
        #expect(UIViewPropertyAnimator().duration == 0)
        #expect(UIDevice().userInterfaceIdiom == UIDevice.current.userInterfaceIdiom)
        #expect(UIColor(colorLiteralRed: 1, green: 0, blue: 0, alpha: 1) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
}
