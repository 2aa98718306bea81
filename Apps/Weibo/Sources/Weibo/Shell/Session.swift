import UIKit

/// What the pages of a signed-in user share.
@MainActor
final class Session {
    let client: WeiboClient
    let account: Account
    /// Ends the session permanently; the window then shows the sign-in page.
    var onSignOut: (() -> Void)?

    init(client: WeiboClient, account: Account) {
        self.client = client
        self.account = account
        client.token = account.token
    }

    func signOut() {
        removeDevice()
        // If the service cannot be reached, the token expires by itself.
        client.request(.revoke())
        onSignOut?()
    }
}
