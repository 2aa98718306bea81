internal import CoreGraphics
internal import Foundation

/// Parses symbol paths: SVG path commands, and shapes common in icons.
///
/// `O cx cy r` circle, `E cx cy rx ry` ellipse, `R x y w h r` rounded rectangle, `K cx cy r from to` arc, `P cx cy n r from` polygon,
/// `T cx cy n r1 r2 from` star, `G cx cy n r1 r2` gear, `W cx cy n r depth` wavy disc, `Y cx cy n r1 r2 from` rays. Angles in degrees,
/// clockwise from the right. > Units: the symbols' grid, y axis down.
struct SymbolPath {
    private let path = CGMutablePath()
    private var scanner: PathScanner
    private var current = CGPoint.zero
    private var start = CGPoint.zero

    private init(_ text: Substring) { scanner = PathScanner(text) }

    /// Nil for invalid text.
    static func parse(_ text: Substring) -> CGPath? {
        var reader = SymbolPath(text)
        return reader.read() ? reader.path : nil
    }

    private mutating func read() -> Bool {
        var command: Character?
        while !scanner.isAtEnd {
            if let next = scanner.command() { command = next }
            guard let known = command, step(known) else { return false }
            if known == "M" || known == "m" { command = known == "m" ? "l" : "L" }
        }
        return !path.isEmpty
    }

    /// The origin of relative (lowercase) commands.
    private func origin(_ command: Character) -> CGPoint { command.isLowercase ? current : .zero }

    private mutating func point(from origin: CGPoint) -> CGPoint? {
        scanner.point().map { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) }
    }

    private mutating func step(_ command: Character) -> Bool {
        let origin = origin(command)
        switch command {
        case "M", "m":
            guard let point = point(from: origin) else { return false }
            path.move(to: point)
            (current, start) = (point, point)
        case "L", "l": return point(from: origin).map { line(to: $0) } != nil
        case "H", "h": return scanner.number().map { line(to: CGPoint(x: $0 + origin.x, y: current.y)) } != nil
        case "V", "v": return scanner.number().map { line(to: CGPoint(x: current.x, y: $0 + origin.y)) } != nil
        case "C", "c":
            guard let first = point(from: origin), let second = point(from: origin), let end = point(from: origin) else { return false }
            path.addCurve(to: end, control1: first, control2: second)
            current = end
        case "A", "a":
            guard let values = scanner.numbers(5), let end = point(from: origin) else { return false }
            let radii = CGSize(width: values[0], height: values[1])
            EllipticalArc(from: current, to: end, radii: radii, isLarge: values[3] != 0, isClockwise: values[4] != 0).add(to: path)
            current = end
        case "Z", "z":
            path.closeSubpath()
            current = start
        default: return shape(command)
        }
        return true
    }

    private mutating func line(to point: CGPoint) {
        path.addLine(to: point)
        current = point
    }

    private mutating func shape(_ command: Character) -> Bool {
        guard let count = SymbolShape.parameterCounts[command], let values = scanner.numbers(count) else { return false }
        SymbolShape(center: CGPoint(x: values[0], y: values[1]), values: Array(values.dropFirst(2))).add(command, to: path)
        return true
    }
}

/// Numbers and letters of a path.
struct PathScanner {
    private var rest: Substring.UTF8View

    init(_ text: Substring) { rest = text.utf8 }

    private mutating func skipBlanks() {
        while let next = rest.first, next == 0x20 || next == 0x2C || next == 0x0A || next == 0x09 || next == 0x0D { rest.removeFirst() }
    }

    var isAtEnd: Bool {
        mutating get {
            skipBlanks()
            return rest.isEmpty
        }
    }

    /// The next command letter, if there is one.
    mutating func command() -> Character? {
        skipBlanks()
        guard let next = rest.first, (0x41...0x5A).contains(next) || (0x61...0x7A).contains(next) else { return nil }
        rest.removeFirst()
        return Character(UnicodeScalar(next))
    }

    mutating func number() -> CGFloat? {
        skipBlanks()
        var text: [UInt8] = []
        var hasPoint = false
        while let next = rest.first {
            let isDigit = (0x30...0x39).contains(next)
            let isSign = next == 0x2D && text.isEmpty
            let isPoint = next == 0x2E && !hasPoint
            guard isDigit || isSign || isPoint else { break }
            hasPoint = hasPoint || isPoint
            text.append(next)
            rest.removeFirst()
        }
        return Double(String(decoding: text, as: UTF8.self)).map { CGFloat($0) }
    }

    mutating func point() -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: x, y: y)
    }

    mutating func numbers(_ count: Int) -> [CGFloat]? {
        var values: [CGFloat] = []
        while values.count < count {
            guard let value = number() else { return nil }
            values.append(value)
        }
        return values
    }
}

/// An arc between two points, in SVG's parameters.
private struct EllipticalArc {
    let from: CGPoint
    let to: CGPoint
    let radii: CGSize
    let isLarge: Bool
    let isClockwise: Bool

    func add(to path: CGMutablePath) {
        guard radii.width > 0, radii.height > 0, from != to else {
            path.addLine(to: to)
            return
        }
        // In a space where the ellipse is a circle of radius 1.
        var (rx, ry) = (radii.width, radii.height)
        let (dx, dy) = ((from.x - to.x) / 2, (from.y - to.y) / 2)
        let excess = dx * dx / (rx * rx) + dy * dy / (ry * ry)
        if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
        let (x, y) = (dx / rx, dy / ry)
        let length = x * x + y * y
        let factor = max(1 / length - 1, 0).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let (middleX, middleY) = (factor * y, -factor * x)
        let first = atan2(y - middleY, x - middleX)
        var sweep = atan2(-y - middleY, -x - middleX) - first
        if isClockwise && sweep < 0 { sweep += 2 * .pi }
        if !isClockwise && sweep > 0 { sweep -= 2 * .pi }
        let center = CGPoint(x: middleX * rx + (from.x + to.x) / 2, y: middleY * ry + (from.y + to.y) / 2)
        path.addRelativeArc(
            center: .zero, radius: 1, startAngle: first, delta: sweep,
            transform: CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: center.x, ty: center.y)
        )
    }
}
