import HostInterface

/// Where the picture stands in the window: as large as fits, centred, its proportions kept.
struct WindowLayout: Equatable {
    let picture: PixelSize
    /// The window's drawable area in real pixels.
    let drawable: PixelSize
    /// The window's size in the units of mouse events.
    let window: PixelSize
    /// The picture's place in the drawable.
    let frame: PixelRect

    init(picture: PixelSize, drawable: PixelSize, window: PixelSize) {
        self.picture = picture
        self.drawable = PixelSize(width: max(1, drawable.width), height: max(1, drawable.height))
        self.window = PixelSize(width: max(1, window.width), height: max(1, window.height))
        let factor = min(
            Double(self.drawable.width) / Double(picture.width), Double(self.drawable.height) / Double(picture.height))
        let width = max(1, Int((Double(picture.width) * factor).rounded()))
        let height = max(1, Int((Double(picture.height) * factor).rounded()))
        frame = PixelRect(x: (self.drawable.width - width) / 2, y: (self.drawable.height - height) / 2, width: width, height: height)
    }

    /// What the picture is scaled to before it is handed to the renderer, which enlarges well but shrinks badly.
    var textureSize: PixelSize {
        frame.width < picture.width ? PixelSize(width: frame.width, height: frame.height) : picture
    }

    /// The picture's pixel under a place in the window.
    func imagePosition(x: Double, y: Double) -> (x: Double, y: Double) {
        let drawableX = x * Double(drawable.width) / Double(window.width)
        let drawableY = y * Double(drawable.height) / Double(window.height)
        return (
            (drawableX - Double(frame.x)) * Double(picture.width) / Double(frame.width),
            (drawableY - Double(frame.y)) * Double(picture.height) / Double(frame.height)
        )
    }

    /// The window a picture opens with: one unit a point of the device, less when the screen has no room for it.
    static func initialWindow(picture: PixelSize, scale: Double, screen: PixelSize) -> PixelSize {
        let width = Double(picture.width) / max(1, scale)
        let height = Double(picture.height) / max(1, scale)
        // The share of the screen left to the title bar and panels.
        let space = 0.9
        let factor = min(1, Double(screen.width) * space / width, Double(screen.height) * space / height)
        return PixelSize(width: max(1, Int((width * factor).rounded())), height: max(1, Int((height * factor).rounded())))
    }
}
