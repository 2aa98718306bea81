/// The attributes of a `textInputTraits` element.
enum TextTraits {
    static let rules: [String: PropertyRule] = [
        "autocapitalizationType": .init(
            "UIAutocapitalizationType", .choice(["none": 0, "words": 1, "sentences": 2, "allCharacters": 3])),
        "autocorrectionType": .init("UIAutocorrectionType", .choice(switches)),
        "spellCheckingType": .init("UISpellCheckingType", .choice(switches)),
        "keyboardType": .init(
            "UIKeyboardType",
            .choice([
                "default": 0, "alphabet": 1, "ASCIICapable": 1, "asciiCapable": 1, "numbersAndPunctuation": 2, "URL": 3, "numberPad": 4,
                "phonePad": 5, "namePhonePad": 6, "emailAddress": 7, "decimalPad": 8, "twitter": 9, "webSearch": 10,
                "ASCIICapableNumberPad": 11, "asciiCapableNumberPad": 11,
            ])),
        "keyboardAppearance": .init("UIKeyboardAppearance", .choice(["default": 0, "dark": 1, "alert": 1, "light": 2])),
        "returnKeyType": .init(
            "UIReturnKeyType",
            .choice([
                "default": 0, "go": 1, "google": 2, "join": 3, "next": 4, "route": 5, "search": 6, "send": 7, "yahoo": 8, "done": 9,
                "emergencyCall": 10, "continue": 11,
            ])),
        "smartDashesType": .init("UISmartDashesType", .choice(switches)), "smartQuotesType": .init("UISmartQuotesType", .choice(switches)),
        "smartInsertDeleteType": .init("UISmartInsertDeleteType", .choice(switches)),
        "enablesReturnKeyAutomatically": .init("UIEnablesReturnKeyAutomatically", .flag),
        "secureTextEntry": .init("UISecureTextEntry", .flag), "textContentType": .init("UITextContentType", .text),
    ]

    private static let switches = ["default": 0, "no": 1, "yes": 2]
}
