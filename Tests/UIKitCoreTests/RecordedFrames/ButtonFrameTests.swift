import Foundation
import Testing

@testable import UIKitCore
@testable import UILists

/// Sizes and frames as recorded on iOS.
@Suite("Frames of buttons, cells and fields", .application) @MainActor
struct ButtonFrameTests {
    private func isOnPixels(_ value: CGFloat, scale: CGFloat = 3) -> Bool { abs((value * scale).rounded() - value * scale) < 0.001 }

    @Test("a system button with a short title is 30 wide, a longer one as wide as its title")
    func leastWidth() {
        let short = UIButton(type: .system)
        short.setTitle("OK", for: .normal)
        #expect(short.intrinsicContentSize.width == 30)
        let long = UIButton(type: .system)
        long.setTitle("Continue", for: .normal)
        #expect(long.intrinsicContentSize.width == long.titleLabel?.intrinsicContentSize.width)
        let custom = UIButton(type: .custom)
        custom.setTitle("i", for: .normal)
        #expect(custom.intrinsicContentSize.width < 30)
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
