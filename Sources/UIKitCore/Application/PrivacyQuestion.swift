/// A question of the system to the user: whether the app may use something private.
package struct PrivacyQuestion: Hashable, Sendable {
    /// What is asked for, as the file of answers names it: `contacts`.
    package let name: String
    /// The key of `Info.plist` with the app's reason, which the alert shows.
    package let key: String
    /// The alert's title in English, with `%@` for the app's name. `SystemStrings` has it in other languages, as the buttons.
    package let title: String
    package let deny: String
    package let allow: String

    /// The buttons are those of iOS for most questions.
    package init(
        _ name: String, key: String, deny: String = "Don’t Allow", allow: String = "Allow", title: String
    ) {
        (self.name, self.key, self.title) = (name, key, title)
        (self.deny, self.allow) = (deny, allow)
    }

    package static func == (lhs: PrivacyQuestion, rhs: PrivacyQuestion) -> Bool { lhs.name == rhs.name }
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
