/// Autocapitalization of letters, and what lies behind them.
package enum Letters {
    package static func capital(_ text: String) -> String { text == "ß" ? "ẞ" : text.uppercased() }

    /// What holding a key offers, its own first; empty where there is nothing else. Confidence R.
    package static func variants(of text: String) -> [String] {
        if let plain = table[text] { return [text] + plain.split(separator: " ").map(String.init) }
        let lower = text.lowercased()
        guard lower != text, let plain = table[lower] else { return [] }
        return [text] + plain.split(separator: " ").map { capital(String($0)) }
    }

    private static let table: [String: String] = [
        "a": "à á â ä æ ã å ā", "c": "ç ć č", "e": "è é ê ë ē ė ę", "i": "î ï í ī į ì", "l": "ł", "n": "ñ ń", "o": "ô ö ò ó œ ø ō õ",
        "s": "ß ś š", "u": "û ü ù ú ū", "y": "ÿ", "z": "ž ź ż",
        "-": "– — •", "/": "\\", "$": "₽ ¥ € ¢ £ ₩", "&": "§", "\"": "“ ” „ » «", ".": "…", "?": "¿", "!": "¡", "'": "‘ ’ `", "%": "‰",
        "=": "≠ ≈", "0": "°", ".com": ".net .edu .org",
        "ا": "أ إ آ ٱ", "ى": "ئ", "ه": "ة", "ل": "لا", "ي": "ئ ى", "و": "ؤ", "ت": "ة", "ك": "گ", "ب": "پ", "ج": "چ", "ف": "ڤ",
        "۔": "…", "،": ",", "؟": "?",
    ]
}
