internal import Glibc
package import HostInterface

/// Composites the frame: the app's screen from the renderer, the system's bars over it, the bezel around it.
///
/// The app's own pixels are stored separately, so that a change of the bars requires no drawing by the app's renderer.
/// > Isolation: the simulator's main thread.
package final class ScreenComposer {
    package private(set) var state: ChromeState
    package private(set) var layout: ChromeLayout
    package private(set) var frameCount = 0

    private var renderer: any SceneRenderer
    private let chrome: any DeviceChrome
    private var screen: PixelStore
    /// The whole frame; made for the first who asks for it. Scripts, tests and agents only look at the screen.
    private var picture: PixelStore?
    /// What of the frame has changed since it was last asked for.
    private var pictureDamage: [PixelRect] = []
    /// The bars or the bezel changed: the whole frame is composited again.
    private var needsAll = true
    private var ending: AppTermination?
    private var history = DamageHistory()

    package init(renderer: any SceneRenderer, chrome: any DeviceChrome, state: ChromeState) {
        self.renderer = renderer
        self.chrome = chrome
        self.state = state
        layout = chrome.layout(for: state)
        screen = PixelStore(size: PixelSize(width: layout.screen.width, height: layout.screen.height), scrolls: true)
        renderer.invalidate()
    }

    package func update(_ change: (inout ChromeState) -> Void) {
        var new = state
        change(&new)
        guard new != state else { return }
        let turned = new.orientation != state.orientation
        state = new
        needsAll = true
        guard turned else { return }
        layout = chrome.layout(for: state)
        screen = PixelStore(size: PixelSize(width: layout.screen.width, height: layout.screen.height), scrolls: true)
        (picture, pictureDamage) = (nil, [])
        renderer.invalidate()
    }

    /// The screen shows these layers from now on.
    package func show(_ renderer: any SceneRenderer) {
        guard renderer !== self.renderer else { return }
        self.renderer = renderer
        ending = nil
        needsAll = true
        renderer.invalidate()
    }

    /// The screen shows this instead of the app from now on; nil for the app.
    package func show(_ ending: AppTermination?) {
        self.ending = ending
        needsAll = true
        renderer.invalidate()
    }

    package func invalidate() { needsAll = true }

    /// When the frame changes next by itself; nil if it does not.
    package func nextChange(after time: Double) -> Double? { ending == nil ? renderer.nextChange(after: time) : nil }

    package func isSettling(at time: Double) -> Bool { ending == nil && renderer.isSettling(at: time) }

    /// Whether `compose` would change anything at `time`.
    package func needsFrame(at time: Double) -> Bool {
        if needsAll { return true }
        guard ending == nil, let change = renderer.nextChange(after: time) else { return false }
        return change <= time
    }

    /// Updates the frame; returns the damage.
    package func compose(at time: Double) -> [PixelRect] {
        var damage: [PixelRect]
        if let ending {
            guard needsAll else { return [] }
            chrome.drawTermination(ending, into: screen.buffer, state: state)
            damage = []
        } else {
            damage = renderer.render(at: time, into: screen)
        }
        let screenBounds = PixelRect(x: 0, y: 0, width: layout.screen.width, height: layout.screen.height)
        var imageDamage: [PixelRect]
        if needsAll {
            damage = [screenBounds]
            imageDamage = [PixelRect(x: 0, y: 0, width: layout.picture.width, height: layout.picture.height)]
        } else {
            damage = damage.compactMap { $0.clipped(to: screenBounds) }
            imageDamage = damage.map { $0.moved(x: layout.screen.x, y: layout.screen.y) }
        }
        needsAll = false
        guard !damage.isEmpty else { return [] }
        frameCount += 1
        history.add(damage, frame: frameCount)
        if picture != nil { pictureDamage = (pictureDamage + imageDamage).disjoint() }
        return imageDamage
    }

    /// The whole frame as last composited.
    package var imageBuffer: PixelBuffer {
        guard !chrome.isBare else { return screen.buffer }
        let picture = picture ?? makePicture()
        let damage = pictureDamage
        pictureDamage = []
        guard !damage.isEmpty else { return picture.buffer }
        let target = picture.buffer(of: layout.screen)
        let inside = damage.compactMap { $0.moved(x: -layout.screen.x, y: -layout.screen.y).clipped(to: screen.size.bounds) }
        for rect in inside { screen.copy(rect, to: target) }
        if ending == nil { chrome.drawSystemBars(over: target, damage: inside, state: state) }
        if state.invertsColors {
            for rect in inside { target.invert(rect) }
        }
        chrome.drawBezel(into: picture.buffer, damage: damage, state: state)
        return picture.buffer
    }

    private func makePicture() -> PixelStore {
        let picture = PixelStore(size: layout.picture)
        self.picture = picture
        // Before the first frame there is nothing to see.
        pictureDamage = frameCount > 0 ? [layout.picture.bounds] : []
        return picture
    }

    /// The screen as in a user's screenshot: the app and the bars with uninverted colours, no bezel, square corners. Does not
    /// composite anything.
    package func screenshot() -> PixelStore {
        let copy = PixelStore(size: screen.size)
        copyScreenshot(to: copy.buffer, since: nil)
        return copy
    }

    var screenSize: PixelSize { screen.size }

    /// Makes a buffer of the screen's size the screenshot. > Parameters: frame: the number of the frame that it has already; nil for none.
    func copyScreenshot(to target: PixelBuffer, since frame: Int?) {
        let all = PixelRect(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
        let damage = frame.flatMap { history.damage(since: $0) } ?? [all]
        for rect in damage { screen.copy(rect, to: target) }
        if ending == nil, !damage.isEmpty { chrome.drawSystemBars(over: target, damage: damage, state: state) }
    }
}
