import HostInterface
import Testing

@testable import HostSDL

@Suite("MouseTouches and WindowLayout")
struct MouseTouchesTests {
    private typealias Place = MouseTouches.Place

    @Test("the second touch mirrors the first about the centre, and keeps its distance with Shift")
    func pair() {
        var mouse = MouseTouches()
        let centre = Place(x: 100, y: 100)
        #expect(
            mouse.press(at: Place(x: 90, y: 100), mirroredAbout: centre) == [
                .down(finger: 0, Place(x: 90, y: 100)), .down(finger: 1, Place(x: 110, y: 100)),
            ])
        #expect(mouse.press(at: centre, mirroredAbout: nil).isEmpty)
        #expect(
            mouse.move(to: Place(x: 80, y: 90), isParallel: false) == [
                .moved(finger: 0, Place(x: 80, y: 90)), .moved(finger: 1, Place(x: 120, y: 110)),
            ])
        #expect(
            mouse.move(to: Place(x: 85, y: 95), isParallel: true) == [
                .moved(finger: 0, Place(x: 85, y: 95)), .moved(finger: 1, Place(x: 125, y: 115)),
            ])
        #expect(
            mouse.release(at: Place(x: 85, y: 95)) == [.up(finger: 0, Place(x: 85, y: 95)), .up(finger: 1, Place(x: 125, y: 115))])
        #expect(mouse.release(at: centre).isEmpty)
        #expect(mouse.pair.isEmpty)
    }

    @Test("Alt shows both touches before they begin")
    func preview() {
        var mouse = MouseTouches()
        mouse.hover(at: Place(x: 90, y: 100), mirroredAbout: Place(x: 100, y: 100))
        #expect(mouse.pair == [Place(x: 90, y: 100), Place(x: 110, y: 100)])
        _ = mouse.press(at: Place(x: 90, y: 100), mirroredAbout: nil)
        #expect(mouse.pair.isEmpty)
        _ = mouse.release(at: Place(x: 90, y: 100))
        mouse.hover(at: Place(x: 90, y: 100), mirroredAbout: nil)
        #expect(mouse.pair.isEmpty)
    }

    @Test("the frame is centred with its aspect ratio, and window positions convert to it")
    func layout() {
        let layout = WindowLayout(
            picture: PixelSize(width: 600, height: 1200), drawable: PixelSize(width: 800, height: 800),
            window: PixelSize(width: 400, height: 400))
        #expect(layout.frame == PixelRect(x: 200, y: 0, width: 400, height: 800))
        #expect(layout.textureSize == PixelSize(width: 400, height: 800))
        #expect(layout.imagePosition(x: 100, y: 0) == (0, 0))
        #expect(layout.imagePosition(x: 300, y: 400) == (600, 1200))
        let large = WindowLayout(
            picture: PixelSize(width: 100, height: 100), drawable: PixelSize(width: 300, height: 200),
            window: PixelSize(width: 300, height: 200))
        #expect(large.textureSize == large.picture)
        #expect(
            WindowLayout.initialWindow(
                picture: PixelSize(width: 1170, height: 2532), scale: 3, screen: PixelSize(width: 1920, height: 2000))
                == PixelSize(width: 390, height: 844))
        #expect(
            WindowLayout.initialWindow(picture: PixelSize(width: 1170, height: 2532), scale: 3, screen: PixelSize(width: 1280, height: 800))
                .height
                == 720)
    }
}
