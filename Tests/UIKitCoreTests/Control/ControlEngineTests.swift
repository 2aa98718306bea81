import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("ControlTracking", .application)
struct ControlTrackingTests {
    @Test("CO-3: sends touchDown, and touchDownRepeat for a second tap", .contract("CO-3"))
    func down() {
        var tracking = ControlTracking()
        #expect(tracking.events(for: .began(tapCount: 1)) == [.touchDown])
        #expect(tracking.isTracking)
        #expect(tracking.isInside)
        var again = ControlTracking()
        #expect(again.events(for: .began(tapCount: 2)) == [.touchDown, .touchDownRepeat])
    }

    @Test("CO-4: sends the crossing event before the drag event", .contract("CO-4"))
    func crossing() {
        var tracking = ControlTracking()
        _ = tracking.events(for: .began(tapCount: 1))
        #expect(tracking.events(for: .moved(inside: true)) == [.touchDragInside])
        #expect(tracking.events(for: .moved(inside: false)) == [.touchDragExit, .touchDragOutside])
        #expect(tracking.events(for: .moved(inside: false)) == [.touchDragOutside])
        #expect(tracking.events(for: .moved(inside: true)) == [.touchDragEnter, .touchDragInside])
    }

    @Test("CO-6, CO-7: ends inside or outside, and cancels", .contract("CO-6", "CO-7"))
    func ending() {
        for (moment, event) in [
            (ControlTracking.Moment.ended(inside: true), UIControl.Event.touchUpInside), (.ended(inside: false), .touchUpOutside),
            (.cancelled, .touchCancel),
        ] {
            var tracking = ControlTracking()
            _ = tracking.events(for: .began(tapCount: 1))
            #expect(tracking.events(for: moment) == [event])
            #expect(!tracking.isTracking)
            #expect(tracking.events(for: moment).isEmpty)
        }
    }
}

@Suite("ControlStateTable", .application)
struct ControlStateTableTests {
    @Test("CO-14: falls back to the normal state, never to a partial state", .contract("CO-14"))
    func fallback() {
        var table = ControlStateTable<String>()
        #expect(table.value(for: .highlighted) == nil)
        table[.normal] = "normal"
        table[.selected] = "selected"
        #expect(table.value(for: .selected) == "selected")
        #expect(table.value(for: .highlighted) == "normal")
        #expect(table.value(for: [.highlighted, .selected]) == "normal")
    }
}

@Suite("ButtonContentLayout", .application)
struct ButtonContentLayoutTests {
    private func layout(
        _ horizontal: UIControl.ContentHorizontalAlignment = .center, rightToLeft: Bool = false, titleInsets: UIEdgeInsets = .zero,
        imageInsets: UIEdgeInsets = .zero, width: CGFloat = 200
    ) -> ButtonContentLayout {
        ButtonContentLayout(
            content: CGRect(x: 0, y: 0, width: width, height: 40), imageSize: CGSize(width: 20, height: 20),
            titleSize: CGSize(width: 80, height: 18), imageInsets: imageInsets, titleInsets: titleInsets, horizontal: horizontal,
            vertical: .center, isRightToLeft: rightToLeft)
    }

    @Test("puts the image left of the title and centres both")
    func center() {
        #expect(layout().imageRect == CGRect(x: 50, y: 10, width: 20, height: 20))
        #expect(layout().titleRect == CGRect(x: 70, y: 11, width: 80, height: 18))
    }

    @Test("mirrors in right-to-left")
    func rightToLeft() {
        #expect(layout(rightToLeft: true).titleRect.minX == 50)
        #expect(layout(rightToLeft: true).imageRect.minX == 130)
    }

    @Test("aligns the block left and right")
    func sides() {
        #expect(layout(.left).imageRect.minX == 0)
        #expect(layout(.right).titleRect.maxX == 200)
    }

    @Test("opposite insets separate image and title")
    func insets() {
        let apart = layout(
            titleInsets: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: -4),
            imageInsets: UIEdgeInsets(top: 0, left: -4, bottom: 0, right: 4))
        #expect(apart.imageRect.minX == 46)
        #expect(apart.titleRect.minX == 74)
    }

    @Test("the title gets the width left by the image")
    func narrow() {
        #expect(layout(width: 60).titleRect.width == 40)
    }

    @Test("is six points higher above and below than its title: facts 2.3")
    func natural() {
        let size = ButtonContentLayout.naturalSize(image: nil, title: CGSize(width: 50, height: 18), insets: .zero)
        #expect(size == CGSize(width: 50, height: 30))
    }

    @Test("an image or content insets replace the margins and the least width: facts 2.3")
    func ownMargins() {
        let title = CGSize(width: 9, height: 18)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(ButtonContentLayout.naturalSize(image: nil, title: title, insets: .zero) == CGSize(width: 30, height: 30))
        #expect(ButtonContentLayout.naturalSize(image: nil, title: title, insets: insets) == CGSize(width: 15, height: 22))
        let image = CGSize(width: 5, height: 5)
        #expect(ButtonContentLayout.naturalSize(image: image, title: title, insets: .zero) == CGSize(width: 14, height: 18))
        #expect(ButtonContentLayout.naturalSize(image: image, title: .zero, insets: .zero) == image)
        let tall = CGSize(width: 20, height: 20)
        #expect(ButtonContentLayout.naturalSize(image: tall, title: title, insets: insets) == CGSize(width: 35, height: 24))
    }
}

@Suite("ButtonConfigurationLayout", .application)
struct ButtonConfigurationLayoutTests {
    private func layout(_ placement: ButtonConfigurationLayout.Placement) -> ButtonConfigurationLayout {
        ButtonConfigurationLayout(
            imageSize: CGSize(width: 20, height: 20), titleSize: CGSize(width: 60, height: 22), subtitleSize: CGSize(width: 40, height: 14),
            placement: placement, imagePadding: 8, titlePadding: 1, insets: UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12))
    }

    @Test("is as large as its content and insets")
    func natural() {
        #expect(layout(.left).naturalSize == CGSize(width: 20 + 8 + 60 + 24, height: 37 + 14))
        #expect(layout(.top).naturalSize == CGSize(width: 60 + 24, height: 20 + 8 + 37 + 14))
    }

    @Test("puts the image on the requested side", arguments: [ButtonConfigurationLayout.Placement.left, .right, .top, .bottom])
    func sides(_ placement: ButtonConfigurationLayout.Placement) {
        let value = layout(placement)
        let frames = value.frames(in: CGRect(origin: .zero, size: value.naturalSize), horizontal: 0.5, vertical: 0.5, text: 0)
        switch placement {
        case .left: #expect(frames.image.maxX + 8 == frames.title.minX)
        case .right: #expect(frames.title.maxX + 8 == frames.image.minX)
        case .top: #expect(frames.image.maxY + 8 == frames.title.minY)
        case .bottom: #expect(frames.subtitle.maxY + 8 == frames.image.minY)
        }
        #expect(frames.title.maxY + 1 == frames.subtitle.minY)
    }

    @Test("truncates the title when there is no space")
    func narrow() {
        let frames = layout(.left).frames(
            in: CGRect(x: 0, y: 0, width: 80, height: 51), horizontal: 0.5, vertical: 0.5, text: 0)
        #expect(frames.title.width == 28)
    }
}

@Suite("SliderLayout", .application)
struct SliderLayoutTests {
    private let track = CGRect(x: 2, y: 14, width: 196, height: 4)
    private let thumb = CGSize(width: 28, height: 28)

    @Test("CO-17: clamps values, and NaN to the minimum", .contract("CO-17"))
    func clamping() {
        let layout = SliderLayout(minimum: -1, maximum: 3)
        #expect(layout.clamp(9) == 3)
        #expect(layout.clamp(-9) == -1)
        #expect(layout.clamp(.nan) == -1)
    }

    @Test("moves the thumb from end to end and converts its position back", arguments: [false, true])
    func roundTrip(rightToLeft: Bool) {
        let layout = SliderLayout(minimum: 0, maximum: 10)
        for value: Float in [0, 2.5, 5, 10] {
            let rect = layout.thumbRect(track: track, thumb: thumb, value: value, rightToLeft: rightToLeft)
            #expect(rect.minX >= 0)
            #expect(rect.maxX <= 200)
            #expect(layout.value(thumbCenter: rect.midX, track: track, thumb: thumb, rightToLeft: rightToLeft) == value)
        }
    }

    @Test("is at the start when the range is empty or there is no space")
    func degenerate() {
        #expect(SliderLayout(minimum: 1, maximum: 1).fraction(of: 1) == 0)
        #expect(
            SliderLayout(minimum: 0, maximum: 1).value(thumbCenter: 5, track: .zero, thumb: thumb, rightToLeft: false) == 0)
    }
}

@Suite("SwitchMetrics", .application)
struct SwitchMetricsTests {
    @Test("insets the thumb by two points in the track, wider while pressed")
    func thumb() {
        #expect(SwitchMetrics.thumbFrame(isOn: false, pressed: false, rightToLeft: false) == CGRect(x: 2, y: 2, width: 27, height: 27))
        #expect(SwitchMetrics.thumbFrame(isOn: true, pressed: false, rightToLeft: false).maxX == 49)
        #expect(SwitchMetrics.thumbFrame(isOn: true, pressed: true, rightToLeft: false).minX == 15)
        #expect(SwitchMetrics.thumbFrame(isOn: true, pressed: false, rightToLeft: true).minX == 2)
    }
}
