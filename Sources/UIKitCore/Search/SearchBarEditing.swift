internal import Foundation

/// Forwards the events of a search bar's field to the bar's delegate.
///
/// > Contract: UIKit, SE-1 to SE-4.
@MainActor final class SearchBarEditing: NSObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?

    init(bar: UISearchBar) {
        self.bar = bar
        super.init()
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.flatMap { bar in bar.delegate?.searchBarShouldBeginEditing(bar) } ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let bar else { return }
        bar.enableCancelButton(true)
        bar.host?.searchBarBegan()
        bar.delegate?.searchBarTextDidBeginEditing(bar)
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.flatMap { bar in bar.delegate?.searchBarShouldEndEditing(bar) } ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        guard let bar else { return }
        bar.enableCancelButton(false)
        bar.delegate?.searchBarTextDidEndEditing(bar)
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        bar.flatMap { bar in bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) } ?? true
    }

    /// The return key searches; the field stays first responder.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
        return false
    }
}
