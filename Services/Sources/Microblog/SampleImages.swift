import Images
import Samples

/// The images of the seeded world. They are drawn when they are asked for, from the number in their name, the same bytes each time.
enum SampleImages {
    /// Names in the order of their numbers: `s1.png` and on, `g1.gif` and on.
    static let stillCount = 96
    static let animatedCount = 12

    static func still(_ number: Int) -> String { "s\(number % stillCount + 1).png" }
    static func animated(_ number: Int) -> String { "g\(number % animatedCount + 1).gif" }

    /// Nil for other names.
    static func image(_ name: String, _ size: MediaSize) -> [UInt8]? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let kind = parts[0].first, let number = Int(parts[0].dropFirst()), "\(kind)\(number).\(parts[1])" == name
        else { return nil }
        switch (kind, parts[1]) {
        case ("s", "png") where (1...stillCount).contains(number): return PNG.encode(scene(number, size))
        case ("g", "gif") where (1...animatedCount).contains(number):
            let frames = (0..<12).map { scene(1000 + number, size, animation: $0) }
            return GIF.encode(frames, delay: 8)
        default: return nil
        }
    }

    /// The shapes of images: width to height.
    private static let shapes = [(4, 3), (3, 4), (1, 1), (16, 9), (3, 2), (2, 3), (9, 16), (21, 9)]

    private static func size(_ number: Int, _ size: MediaSize, isAnimated: Bool) -> ImageSize {
        let shape = isAnimated ? (4, 3) : shapes[number % shapes.count]
        let longest = isAnimated ? min(size.longestSide, 320) : size.longestSide
        return ImageSize(
            width: shape.0 >= shape.1 ? longest : longest * shape.0 / shape.1,
            height: shape.0 >= shape.1 ? longest * shape.1 / shape.0 : longest)
    }

    /// The size of the large image; nil for other names.
    static func size(_ name: String) -> ImageSize? {
        let isAnimated = name.utf8.first == UInt8(ascii: "g")
        let (digits, rest) = (name.utf8.dropFirst().prefix { (48...57).contains($0) }, isAnimated ? ".gif" : ".png")
        guard isAnimated || name.utf8.first == UInt8(ascii: "s"), (1...3).contains(digits.count), digits.first != UInt8(ascii: "0"),
            name.utf8.dropFirst(1 + digits.count).elementsEqual(rest.utf8)
        else { return nil }
        let number = digits.reduce(0) { $0 * 10 + Int($1 - 48) }
        return number <= (isAnimated ? animatedCount : stillCount) ? size(number, .large, isAnimated: isAnimated) : nil
    }

    static func scene(_ number: Int, _ size: MediaSize, animation frame: Int? = nil) -> IndexedImage {
        let space = Self.size(number, size, isAnimated: frame != nil)
        let (width, height) = (space.width, space.height)
        var numbers = SeededNumbers(state: UInt64(number) &* 7919)
        var image = IndexedImage(width: width, height: height)
        let moods: [(top: IndexedImage.Colour, bottom: IndexedImage.Colour, sun: IndexedImage.Colour)] = [
            (.init(72, 134, 214), .init(214, 234, 248), .init(255, 246, 214)),
            (.init(44, 42, 98), .init(246, 142, 96), .init(255, 214, 128)),
            (.init(22, 28, 58), .init(72, 92, 150), .init(238, 238, 220)),
            (.init(250, 176, 130), .init(255, 236, 202), .init(255, 255, 240)),
            (.init(86, 170, 180), .init(232, 246, 226), .init(255, 236, 150)),
            (.init(120, 96, 168), .init(244, 190, 206), .init(255, 240, 230)),
        ]
        let mood = numbers.pick(moods)
        let sky = image.add(from: mood.top, to: mood.bottom, steps: 128)
        let sun = image.add(mood.sun)
        for row in 0..<height { image.fill(row: row, from: 0, to: width, with: sky + UInt8(row * 127 / max(1, height - 1))) }
        let radius = min(width, height) / (7 + numbers.next(below: 4))
        let sunX = width * (20 + numbers.next(below: 60)) / 100
        var sunY = height * (18 + numbers.next(below: 22)) / 100
        if let frame { sunY += (abs(6 - frame) - 3) * height / 40 }
        image.fillEllipse(x: sunX, y: sunY, radiusX: radius, radiusY: radius, with: sun)
        let near = IndexedImage.Colour(
            UInt8(16 + numbers.next(below: 60)), UInt8(36 + numbers.next(below: 70)), UInt8(40 + numbers.next(below: 50)))
        for layer in 1...4 {
            let colour = image.add(mood.bottom.mixed(with: near, layer + 1, of: 5))
            let base = height * (48 + layer * 11) / 100
            let (swing, step) = (Double(height) * 0.11 / Double(layer), Double(width) / Double(3 + numbers.next(below: 4)))
            var shift = numbers.unit() * step
            if let frame { shift += step * Double(frame * (layer - 1)) / 12 }
            for column in 0..<width {
                let (coarse, fine) = (wave(Double(column) + shift, step), wave(Double(column) * 2.7 + shift, step))
                image.fill(
                    column: column, from: base + (Int(exactly: (swing * coarse + swing * 0.35 * fine).rounded(.down)) ?? 0), with: colour)
            }
        }
        return image
    }

    /// A smooth periodic curve from -1 to 1, of parabolas: the same digits on each machine.
    private static func wave(_ place: Double, _ period: Double) -> Double {
        let part = place / period - (place / period).rounded(.down)
        return part < 0.5 ? 1 - 8 * (part * 2 - 0.5) * (part * 2 - 0.5) / 2 : -1 + 8 * (part * 2 - 1.5) * (part * 2 - 1.5) / 2
    }

    /// A profile image. > Parameters: name: `u` and a number. > Units: side: pixels.
    static func avatar(_ name: String, side: Int) -> [UInt8]? {
        guard name.hasPrefix("u"), name.hasSuffix(".png"), let number = UInt64(name.dropFirst().dropLast(4)), "u\(number).png" == name
        else {
            return nil
        }
        var numbers = SeededNumbers(state: number &* 104_729)
        func colour(_ low: Int, _ spread: Int) -> IndexedImage.Colour {
            .init(
                UInt8(low + numbers.next(below: spread)), UInt8(low + numbers.next(below: spread)), UInt8(low + numbers.next(below: spread))
            )
        }
        var image = IndexedImage(width: side, height: side)
        let back = image.add(from: colour(150, 90), to: colour(90, 120), steps: 64)
        for row in 0..<side { image.fill(row: row, from: 0, to: side, with: back + UInt8(row * 63 / side)) }
        let skins: [IndexedImage.Colour] = [.init(255, 224, 196), .init(240, 196, 160), .init(206, 156, 118), .init(150, 104, 74)]
        let (shirt, skin, hair) = (image.add(colour(40, 200)), image.add(numbers.pick(skins)), image.add(colour(20, 90)))
        let dark = image.add(.init(40, 34, 34))
        let (middle, unit) = (side / 2, max(1, side / 40))
        image.fillEllipse(x: middle, y: side * 108 / 100, radiusX: side * 38 / 100, radiusY: side * 34 / 100, with: shirt)
        image.fillEllipse(x: middle, y: side * 74 / 100, radiusX: side * 9 / 100, radiusY: side * 12 / 100, with: skin)
        let isLong = numbers.isTrue(percent: 50)
        image.fillEllipse(
            x: middle, y: side * (isLong ? 48 : 39) / 100, radiusX: side * 27 / 100, radiusY: side * (isLong ? 33 : 24) / 100, with: hair)
        image.fillEllipse(x: middle, y: side * 50 / 100, radiusX: side * 21 / 100, radiusY: side * 24 / 100, with: skin)
        for sign in [-1, 1] {
            image.fillEllipse(x: middle + sign * side * 8 / 100, y: side * 49 / 100, radiusX: unit, radiusY: unit + unit / 2, with: dark)
        }
        let (mouth, lip) = (side * 8 / 100, side * 59 / 100)
        image.fillEllipse(x: middle, y: lip, radiusX: mouth, radiusY: side * 6 / 100, with: dark)
        for row in (lip - mouth)...lip { image.fill(row: row, from: middle - mouth, to: middle + mouth + 1, with: skin) }
        return PNG.encode(image)
    }

    /// A face for a text in brackets. > Parameters: number: its place in the list of emoticons.
    static func emotion(_ number: Int, side: Int = 66) -> [UInt8] {
        var numbers = SeededNumbers(state: UInt64(number + 1) &* 15_485_863)
        var image = IndexedImage(width: side, height: side)
        image.transparent = image.add(.init(255, 255, 255))
        let rim = image.add(.init(214, 150, 24))
        let faces: [IndexedImage.Colour] = [.init(255, 213, 74), .init(255, 200, 60), .init(255, 170, 120), .init(250, 222, 120)]
        let (face, dark, cheek) = (image.add(numbers.pick(faces)), image.add(.init(92, 54, 20)), image.add(.init(248, 130, 96)))
        let (middle, radius) = (side / 2, side / 2 - 1)
        image.fillEllipse(x: middle, y: middle, radiusX: radius, radiusY: radius, with: rim)
        image.fillEllipse(x: middle, y: middle, radiusX: radius - 2, radiusY: radius - 2, with: face)
        let hasCheeks = numbers.isTrue(percent: 50)
        let eye = (x: side / 10 + numbers.next(below: 3), y: side / 12 + numbers.next(below: 5))
        for sign in [-1, 1] {
            image.fillEllipse(x: middle + sign * side / 5, y: side * 2 / 5, radiusX: eye.x / 2 + 1, radiusY: eye.y, with: dark)
            if hasCheeks {
                image.fillEllipse(x: middle + sign * side * 3 / 10, y: side * 3 / 5, radiusX: side / 12, radiusY: side / 16, with: cheek)
            }
        }
        let mouth = (x: side / 8 + numbers.next(below: side / 8), y: 2 + numbers.next(below: side / 8))
        image.fillEllipse(x: middle, y: side * 7 / 10, radiusX: mouth.x, radiusY: mouth.y, with: dark)
        if numbers.isTrue(percent: 60) {
            image.fillEllipse(x: middle, y: side * 7 / 10 - mouth.y / 2 - 1, radiusX: mouth.x, radiusY: mouth.y, with: face)
        }
        return PNG.encode(image)
    }
}
