internal import Foundation
internal import UIKitCore

/// The placeholders of an alert view's fields, in the device's language.
@MainActor enum DeprecatedStrings {
    enum Word: Int { case login, password }

    private static let table: [String: [String]] = [
        "en": ["Login", "Password"], "zh": ["登录", "密码"], "ja": ["ログイン", "パスワード"], "ko": ["로그인", "암호"],
        "de": ["Anmeldung", "Passwort"], "fr": ["Identifiant", "Mot de passe"], "es": ["Usuario", "Contraseña"],
        "ar": ["تسجيل الدخول", "كلمة السر"], "he": ["שם משתמש", "סיסמה"],
    ]

    static func text(_ word: Word, for view: UIView) -> String {
        let language = Locale(identifier: view.applicationContext.device.localeIdentifier).language
        let words = table[language.languageCode?.identifier ?? "en"] ?? table["en"]
        return words?[word.rawValue] ?? ""
    }
}
