import Foundation
import Testing

@testable import UIKitCore
@testable import UILists

/// Sizes and frames as recorded on iOS.
@Suite("Frames of buttons, cells and fields", .application) @MainActor
struct ButtonFrameTests {
    private func isOnPixels(_ value: CGFloat, scale: CGFloat = 3) -> Bool { abs((value * scale).rounded() - value * scale) < 0.001 }

    @Test(
        "a button with a short title is 30 wide, a longer one as wide as its title in whole points",
        arguments: [
            UIButton.ButtonType.system, .custom,
        ])
    func leastWidth(_ type: UIButton.ButtonType) throws {
        let short = UIButton(type: type)
        short.setTitle("OK", for: .normal)
        #expect(short.intrinsicContentSize.width == 30)
        let long = UIButton(type: type)
        let titles = try ["Continue", "Continued", "Continuation"].map { title in
            long.setTitle(title, for: .normal)
            let width = try #require(long.titleLabel).intrinsicContentSize.width
            #expect(long.intrinsicContentSize.width == width.rounded(.up))
            return width
        }
        #expect(titles.contains { $0 != $0.rounded() })
    }

    @Test("a button without a title is as high as one with, one with an empty title and an image at least a line")
    func emptyTitles() {
        let button = UIButton(type: .custom)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
        button.titleLabel?.font = .systemFont(ofSize: 15)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
        button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 5, height: 5))
        button.setTitle("", for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 5, height: 18))
        button.setTitle(nil, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 5, height: 5))
    }

    @Test("content insets replace the margins of the title")
    func insets() {
        let button = UIButton(type: .system)
        button.setTitle("i", for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 0.01, bottom: 0, right: 0)
        #expect(button.intrinsicContentSize.height == 18)
        #expect(button.intrinsicContentSize.width < 10)
        button.contentEdgeInsets = .zero
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    }

    @Test("a contactAdd button is 24.33 by 23.67; one with a custom image is as large as that")
    func contactAdd() {
        let button = UIButton(type: .contactAdd)
        #expect(abs(button.intrinsicContentSize.width - 24.33) < 0.01)
        #expect(abs(button.intrinsicContentSize.height - 23.67) < 0.01)
        button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 40, height: 40))
    }

    @Test("button titles begin on whole pixels", arguments: [101.0, 99.7, 150.3])
    func titleOnPixels(_ width: Double) {
        let app = TestApplication()
        let window = app.window()
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Continue"
        configuration.subtitle = "in a moment"
        let buttons = [UIButton(configuration: configuration), UIButton(type: .system)]
        buttons[1].setTitle("Continue", for: .normal)
        for button in buttons {
            button.frame = CGRect(x: 0, y: 0, width: width, height: 50.2)
            window.addSubview(button)
            button.layoutIfNeeded()
            let scale = button.traitCollection.displayScale
            for label in [button.titleLabel, button.subtitleLabel].compactMap({ $0 }) {
                #expect(isOnPixels(label.frame.minX, scale: scale))
                #expect(isOnPixels(label.frame.minY, scale: scale))
            }
        }
    }

    @Test("the text label of a default cell is as high as the content view")
    func cellLabel() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 61)
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minY == 0)
        #expect(cell.textLabel?.frame.height == cell.contentView.bounds.height)
        let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        subtitle.textLabel?.text = "Row"
        subtitle.detailTextLabel?.text = "Detail"
        subtitle.frame = cell.frame
        subtitle.layoutIfNeeded()
        #expect((subtitle.textLabel?.frame.height ?? 99) < 30)
    }
}
