import UIKit

/// Signing in, with a link to sign up.
final class SignInViewController: FormViewController {
    private let account = FormField(symbol: "person", placeholder: words("Account"), identifier: "account")
    private let password = FormField(symbol: "lock", placeholder: words("Password"), identifier: "password")

    override func viewDidLoad() {
        password.field.isSecureTextEntry = true
        password.field.returnKeyType = .go
        fields = [account, password]
        headline = words("Welcome back")
        explanation = words("Sign in to see what you have shared.")
        actionTitle = words("Sign in")
        otherTitle = words("No account yet? Sign up")
        super.viewDidLoad()
    }

    override func problems() -> [(FormField, Credentials.Problem?)] {
        [
            (account, account.text.isEmpty ? .missing : nil), (password, password.text.isEmpty ? .missing : nil),
        ]
    }

    override func submit() async throws -> Session { try await client.signIn(account: account.text, password: password.text) }

    override func other() {
        let page = SignUpViewController(client: client)
        page.onSession = onSession
        navigationController?.pushViewController(page, animated: true)
    }
}

/// Signing up.
final class SignUpViewController: FormViewController {
    private let account = FormField(symbol: "person", placeholder: words("Account"), identifier: "new account")
    private let name = FormField(symbol: "textformat", placeholder: words("Name (optional)"), identifier: "new name")
    private let password = FormField(symbol: "lock", placeholder: words("Password"), identifier: "new password")
    private let again = FormField(symbol: "lock.rotation", placeholder: words("Password again"), identifier: "new password again")

    override func viewDidLoad() {
        for field in [password.field, again.field] { field.isSecureTextEntry = true }
        again.field.returnKeyType = .go
        fields = [account, name, password, again]
        headline = words("Create an account")
        explanation = words("Room for everything you want to share.")
        actionTitle = words("Sign up")
        super.viewDidLoad()
    }

    override func problems() -> [(FormField, Credentials.Problem?)] {
        [
            (account, Credentials.problem(account: account.text)), (name, Credentials.problem(name: name.text)),
            (password, Credentials.problem(password: password.text)),
            (again, again.text == password.text ? nil : .passwordsDiffer),
        ]
    }

    override func submit() async throws -> Session {
        try await client.signUp(account: account.text, password: password.text, name: name.text)
    }

    override func show(_ error: ShareError) {
        if case .refused(let refusal) = error, refusal.code == "account_taken" { return account.problem = refusal.words }
        super.show(error)
    }
}
