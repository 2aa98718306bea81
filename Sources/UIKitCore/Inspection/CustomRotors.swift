internal import DeviceProtocol
internal import Foundation

/// The app's custom rotors: those of an element before those of its containers.
///
/// > Contract: UIKit, UIAccessibilityCustomRotor
@MainActor enum CustomRotors {
    static func all(from item: UIResponder) -> [UIAccessibilityCustomRotor] {
        AccessibilityActions.chain(item).flatMap { link in
            (link as? UIView)?.accessibilityCustomRotors ?? (link as? UIAccessibilityElement)?.accessibilityCustomRotors ?? []
        }
    }

    /// Asks the app for the next item and moves assistive tools to it. > Returns: false if there is none.
    static func step(from item: UIResponder, _ index: Int, forward: Bool, _ context: ApplicationContext) -> Bool {
        let rotors = all(from: item)
        guard rotors.indices.contains(index) else { return false }
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: item, target: nil)
        predicate.searchDirection = forward ? .next : .previous
        guard let found = rotors[index].itemSearchBlock(predicate), let target = found.targetElement else { return false }
        if let range = found.targetRange, let input = target as? any UITextInput { input.selectedTextRange = range }
        context.send(.accessibility(.layoutChanged(element: AccessibilityIdentity.of(target))))
        return true
    }
}
