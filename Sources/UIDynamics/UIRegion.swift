internal import CoreGraphics
public import Foundation

/// The area in which a field acts, relative to its position.
///
/// > Contract: UIKit, UIRegion. > Units: points.
open class UIRegion: NSObject, NSCopying, NSSecureCoding {
    private indirect enum Form: Hashable, Sendable {
        case infinite
        case circle(CGFloat)
        case box(CGSize)
        case inverse(Form)
        case union(Form, Form)
        case difference(Form, Form)
        case intersection(Form, Form)

        func contains(_ point: CGPoint) -> Bool {
            switch self {
            case .infinite: true
            case .circle(let radius): hypot(point.x, point.y) < radius
            case .box(let size): abs(point.x) < size.width / 2 && abs(point.y) < size.height / 2
            case .inverse(let form): !form.contains(point)
            case .union(let one, let other): one.contains(point) || other.contains(point)
            case .difference(let one, let other): one.contains(point) && !other.contains(point)
            case .intersection(let one, let other): one.contains(point) && other.contains(point)
            }
        }

        /// The region in prefix notation, as tokens.
        var words: [String] {
            switch self {
            case .infinite: ["all"]
            case .circle(let radius): ["circle", "\(radius)"]
            case .box(let size): ["box", "\(size.width)", "\(size.height)"]
            case .inverse(let form): form.words + ["inverse"]
            case .union(let one, let other): one.words + other.words + ["union"]
            case .difference(let one, let other): one.words + other.words + ["difference"]
            case .intersection(let one, let other): one.words + other.words + ["intersection"]
            }
        }

        /// Nil for invalid tokens.
        init?(words: [String]) {
            var stack: [Form] = []
            var rest = words[...]
            while let word = rest.popFirst() {
                switch word {
                case "all": stack.append(.infinite)
                case "circle":
                    guard let radius = rest.popFirst().flatMap(Double.init) else { return nil }
                    stack.append(.circle(CGFloat(radius)))
                case "box":
                    guard let width = rest.popFirst().flatMap(Double.init), let height = rest.popFirst().flatMap(Double.init) else {
                        return nil
                    }
                    stack.append(.box(CGSize(width: width, height: height)))
                case "inverse":
                    guard let form = stack.popLast() else { return nil }
                    stack.append(.inverse(form))
                default:
                    guard let other = stack.popLast(), let one = stack.popLast() else { return nil }
                    switch word {
                    case "union": stack.append(.union(one, other))
                    case "difference": stack.append(.difference(one, other))
                    case "intersection": stack.append(.intersection(one, other))
                    default: return nil
                    }
                }
            }
            guard stack.count == 1 else { return nil }
            self = stack[0]
        }
    }
    private let form: Form

    private init(_ form: Form) { self.form = form }

    /// The whole plane.
    open class var infinite: UIRegion { UIRegion(.infinite) }
    /// A circle around the origin; points on its edge are outside.
    public convenience init(radius: CGFloat) { self.init(.circle(radius)) }
    /// A rectangle around the origin; points on its edges are outside.
    public convenience init(size: CGSize) { self.init(.box(size)) }

    /// The points that are not in this region.
    open func inverse() -> UIRegion { UIRegion(.inverse(form)) }
    /// The points that are in either region.
    open func byUnion(with region: UIRegion) -> UIRegion { UIRegion(.union(form, region.form)) }
    /// The points of this region that are not in the other one.
    open func byDifference(from region: UIRegion) -> UIRegion { UIRegion(.difference(form, region.form)) }
    /// The points that are in both regions.
    open func byIntersection(with region: UIRegion) -> UIRegion { UIRegion(.intersection(form, region.form)) }
    /// Whether a point is in the region; one on its edge is not.
    ///
    /// The point is relative to the region's centre.
    open func contains(_ point: CGPoint) -> Bool { form.contains(point) }

    /// The region itself: it is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// True: regions are coded securely.
    public static var supportsSecureCoding: Bool { true }
    /// Writes the region as text under the key `form`.
    public func encode(with coder: NSCoder) { coder.encode(form.words.joined(separator: " "), forKey: "form") }
    /// Reads what `encode(with:)` wrote; nil for anything else.
    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "form").map({ $0 as String }),
            let form = Form(words: text.split(separator: " ").map(String.init))
        else { return nil }
        self.form = form
    }
}
