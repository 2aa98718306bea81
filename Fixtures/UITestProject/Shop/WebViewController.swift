import UIKit
import WebKit

/// A page with a form, whose script greets the user.
final class WebViewController: UIViewController {
    private static let page = """
        <!DOCTYPE html>
        <html lang="en">
        <meta name="viewport" content="width=device-width">
        <style>body { font: 17px sans-serif; margin: 20px } input, button { display: block; font: inherit; margin: 6px 0 16px; width: 90% }</style>
        <h1>Sign in</h1>
        <form onsubmit="greet(); return false">
        <label for="user">User</label><input id="user">
        <label for="word">Password</label><input id="word" type="password">
        <button>Continue</button>
        </form>
        <p id="greeting"></p>
        <script>
        function greet() { document.getElementById("greeting").textContent = "Hello, " + document.getElementById("user").value; }
        </script>
        """

    override func loadView() {
        let web = WKWebView(frame: .zero)
        web.loadHTMLString(Self.page, baseURL: nil)
        view = web
    }
}
