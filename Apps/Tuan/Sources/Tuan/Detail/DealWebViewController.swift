import UIKit
import WebKit

/// The images and texts of a deal: its page for phones, of which a script leaves one section.
final class DealWebViewController: PageViewController {
    private let lifetime = Lifetime("DealWebViewController")
    private let topInset: CGFloat
    /// Distinguishes a load from earlier ones.
    private var number = 0

    /// Leaves only the wanted section, also where the page adds other elements later, and no shadows. Answers whether the section is there.
    static let script = """
        (function () {
            var section = document.getElementById('pictures-text');
            if (!section) { return false; }
            document.body.replaceChildren(section);
            var style = document.createElement('style');
            style.textContent = 'body > *:not(#pictures-text) { display: none !important; } ' +
                '* { box-shadow: none !important; } body, .card { margin: 0 !important; }';
            document.head.appendChild(style);
            return true;
        })()
        """
    /// A page may add the section after it has loaded.
    static let attempts = 10
    static let pause: TimeInterval = 0.2

    init(url: URL?, topInset: CGFloat) {
        self.topInset = topInset
        super.init(url: url)
    }

    required init?(coder: NSCoder) { fatalError("is not in a storyboard") }

    override func viewDidLoad() {
        web.scrollView.contentInset.top = topInset
        web.scrollView.verticalScrollIndicatorInsets.top = topInset
        web.accessibilityIdentifier = "deal page"
        super.viewDidLoad()
    }

    override func load() {
        number += 1
        view.accessibilityIdentifier = nil
        super.load()
    }

    override func showMissing() { showFailure(words("这个团购没有图文。")) }

    override func showFailure(_ message: String) {
        // A page that has stopped is no longer the stripped one; attempts to strip it are over.
        number += 1
        view.accessibilityIdentifier = nil
        super.showFailure(message)
    }

    override func pageDidLoad() { strip(load: number, attempt: 1) }

    private func strip(load: Int, attempt: Int) {
        web.evaluateJavaScript(Self.script) { [weak self] found, _ in
            guard let self, load == self.number else { return }
            if (found as? NSNumber)?.boolValue == true {
                self.web.scrollView.contentOffset.y = -self.topInset
                // What is drawn follows the script a little later.
                self.later(load) {
                    $0.state.hide()
                    $0.view.accessibilityIdentifier = "stripped page"
                }
            } else if attempt < Self.attempts {
                self.later(load) { $0.strip(load: load, attempt: attempt + 1) }
            } else {
                self.showFailure(words("这个团购没有图文。"))
            }
        }
    }

    /// After a pause, unless another load has begun.
    private func later(_ load: Int, _ body: @escaping (DealWebViewController) -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.pause) { [weak self] in
            guard let self, load == self.number else { return }
            body(self)
        }
    }
}
