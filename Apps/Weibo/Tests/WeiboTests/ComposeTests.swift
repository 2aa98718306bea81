import Testing
import UIKit

@testable import Weibo

@MainActor
@Suite("The composer")
struct ComposeTests {
    private let client = SampleClient()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    /// A composer in a window, without a draft.
    private func composer(_ kind: ComposeKind) throws -> ComposeViewController {
        try DraftStore.standard.set(nil, for: kind.draftKey)
        let page = ComposeViewController(.sample(client), kind)
        window.rootViewController = WeiboNavigationController(rootViewController: page)
        window.isHidden = false
        window.layoutIfNeeded()
        return page
    }

    private func only<View: UIView>(_ type: View.Type, _ page: UIViewController) throws -> View {
        try #require(page.view.all(type).first)
    }

    private func write(_ string: String, _ page: ComposeViewController) throws {
        let text = try only(UITextView.self, page)
        text.text = string
        page.textViewDidChange(text)
    }

    private func send(_ page: ComposeViewController) throws {
        let item = try #require(page.navigationItem.rightBarButtonItem)
        #expect(item.isEnabled)
        UIApplication.shared.sendAction(try #require(item.action), to: item.target, from: item, for: nil)
    }

    private func picture() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    }

    // Proves WB-26.10.
    @Test("has a placeholder where the text begins, while there is no text")
    func placeholder() throws {
        let kind = ComposeKind.comment(Status(id: 9_200_001, text: ""))
        let page = try composer(kind)
        let text = try only(UITextView.self, page)
        let placeholder = try #require(text.all(UILabel.self).first { $0.text == kind.placeholder })
        #expect(!placeholder.isHidden)
        let caret = text.caretRect(for: text.beginningOfDocument)
        #expect(abs(placeholder.frame.minX - caret.minX) <= 1)
        #expect(abs(placeholder.frame.midY - caret.midY) <= 1)
        try write("好", page)
        #expect(placeholder.isHidden)
        try write("", page)
        #expect(!placeholder.isHidden)
    }

    // Proves WB-26.2.
    @Test("shows a negative count in red and cannot send when the text is too long")
    func tooLong() throws {
        let page = try composer(.comment(Status(id: 9_200_002, text: "")))
        let counter = try only(ComposeToolbar.self, page).counter
        #expect(page.navigationItem.rightBarButtonItem?.isEnabled == false)
        try write(String(repeating: "字", count: 139) + "ab", page)
        #expect(counter.text == "0")
        #expect(counter.textColor != Palette.warning)
        #expect(page.navigationItem.rightBarButtonItem?.isEnabled == true)
        try write(String(repeating: "字", count: 140) + "a", page)
        #expect(counter.text == "-1")
        #expect(counter.textColor == Palette.warning)
        #expect(page.navigationItem.rightBarButtonItem?.isEnabled == false)
        try write("", page)
    }

    private func post(_ name: Notification.Name, top: CGFloat, duration: Double, curve: UIView.AnimationCurve) {
        NotificationCenter.default.post(
            name: name, object: nil,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: CGRect(x: 0, y: top, width: 390, height: 844 - top)),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: curve.rawValue),
            ])
    }

    // Proves WB-26.11.
    @Test(
        "has a toolbar that rides on the keyboard, in its time and by its curve",
        arguments: [(UIView.AnimationCurve.linear, CAMediaTimingFunctionName.linear), (.easeIn, .easeIn)])
    func toolbar(_ row: (curve: UIView.AnimationCurve, name: CAMediaTimingFunctionName)) throws {
        let page = try composer(.comment(Status(id: 9_200_003, text: "")))
        let bar = try only(ComposeToolbar.self, page)
        let text = try only(UITextView.self, page)
        for (name, top, duration) in [
            (UIResponder.keyboardWillShowNotification, CGFloat(508), 0.4), (UIResponder.keyboardWillChangeFrameNotification, 600, 0.3),
            (UIResponder.keyboardWillHideNotification, 844, 0.2),
        ] {
            bar.layer.removeAllAnimations()
            post(name, top: top, duration: duration, curve: row.curve)
            #expect(bar.frame.minY == min(top, 844 - page.view.safeAreaInsets.bottom) - ComposeToolbar.height)
            #expect(text.frame.maxY == bar.frame.minY)
            // Its background goes on below the keyboard's rounded corners, or the home indicator.
            #expect(bar.frame.maxY == 844)
            let move = try #require(bar.layer.animation(forKey: "position"))
            #expect(move.duration == duration)
            #expect(move.timingFunction == CAMediaTimingFunction(name: row.name))
        }
    }

    // Proves WB-26.12, WB-26.13.
    @Test("shows how much is uploaded, and keeps text and images after a failure")
    func upload() throws {
        let page = try composer(.status)
        defer { try? DraftStore.standard.set(nil, for: ComposeKind.status.draftKey) }
        let progress = try only(UIProgressView.self, page)
        try write("看图", page)
        try only(ChosenPicturesView.self, page).add([picture(), picture()])
        #expect(progress.isHidden)
        client.isHolding = true
        try send(page)
        #expect(client.requests.map(\.path) == ["2/statuses/upload.json"])
        #expect(!progress.isHidden)
        #expect(progress.progress == 0)
        client.progress?(0.25)
        #expect(progress.progress == 0.25)
        client.progress?(1)
        #expect(progress.progress == 1)
        #expect(page.navigationItem.rightBarButtonItem?.isEnabled == false)
        client.failure = .broken(status: 500)
        client.release()
        #expect(progress.isHidden)
        #expect(try only(UITextView.self, page).text == "看图")
        #expect(try only(ChosenPicturesView.self, page).images.count == 2)
        #expect(window.subviews.compactMap { ($0 as? Notice)?.text } == [WeiboError.broken(status: 500).words])
        #expect(DraftStore.standard.text(ComposeKind.status.draftKey) == "看图")
        // The next try begins at zero, and its success removes the draft.
        client.isHolding = true
        try send(page)
        #expect(progress.progress == 0)
        client.answers["upload.json"] = #"{"id": 1, "text": "看图"}"#
        client.release()
        #expect(DraftStore.standard.text(ComposeKind.status.draftKey) == nil)
    }

    // Proves WB-26.7.
    @Test("takes nine images at most")
    func nine() throws {
        let page = try composer(.status)
        let pictures = try only(ChosenPicturesView.self, page)
        pictures.add((0..<5).map { _ in picture() })
        let first = pictures.images
        pictures.add((0..<7).map { _ in picture() })
        #expect(pictures.images.count == 9)
        #expect(Array(pictures.images.prefix(5)) == first)
        let button = try #require(page.view.all(UIButton.self).first { $0.accessibilityIdentifier == "toolbar picture" })
        button.sendActions(for: .touchUpInside)
        #expect(page.presentedViewController == nil)
        #expect(window.subviews.compactMap { ($0 as? Notice)?.text } == [words("At most 9 pictures")])
        // One that is removed makes room.
        try #require(pictures.all(UIButton.self).first { $0.accessibilityIdentifier == "chosen 2" }).sendActions(for: .touchUpInside)
        #expect(pictures.images.count == 8)
    }
}
