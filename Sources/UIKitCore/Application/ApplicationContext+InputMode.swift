internal import Foundation

extension ApplicationContext {
    /// The mode of the keyboard; the last one that was used while there is no keyboard.
    package var inputMode: UITextInputMode? {
        get { .named(inputLanguage) }
        set {
            guard let language = newValue?.primaryLanguage, language != inputLanguage else { return }
            inputLanguage = language
            NotificationCenter.default.post(name: UITextInputMode.currentInputModeDidChangeNotification, object: nil)
        }
    }
}
