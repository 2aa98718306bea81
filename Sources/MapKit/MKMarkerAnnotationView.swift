internal import CoreGraphics
public import Foundation
public import UIKitCore

/// A balloon with a glyph above the annotation's position.
///
/// > Contract: MapKit, MKMarkerAnnotationView. > Partial: the title below the balloon is always of one line.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
    private let balloon = MarkerBalloon()
    private let titleLabel = UILabel()

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        setUp()
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        bounds = CGRect(x: 0, y: 0, width: 40, height: 48)
        centerOffset = CGPoint(x: 0, y: -24)
        collisionMode = .circle
        balloon.frame = bounds
        balloon.isUserInteractionEnabled = false
        addSubview(balloon)
        titleLabel.font = .systemFont(ofSize: 11, weight: .semibold)
        titleLabel.textAlignment = .center
        titleLabel.isUserInteractionEnabled = false
        addSubview(titleLabel)
        show()
    }

    open override var annotation: (any MKAnnotation)? { didSet { show() } }
    /// Whether the title is below the balloon: adaptive is always here.
    open var titleVisibility: MKFeatureVisibility = .adaptive { didSet { show() } }
    /// Whether the subtitle is below the selected balloon: it is only in the callout here.
    open var subtitleVisibility: MKFeatureVisibility = .adaptive
    /// The color of the balloon; nil is red.
    open var markerTintColor: UIColor? { didSet { show() } }
    /// The color of the glyph; nil is white.
    open var glyphTintColor: UIColor? { didSet { show() } }
    /// A text in the balloon, of two or three characters; instead of the image.
    open var glyphText: String? { didSet { show() } }
    /// An image in the balloon, of 20 by 20 points.
    open var glyphImage: UIImage? { didSet { show() } }
    /// An image for the selected balloon, of 40 by 40 points.
    open var selectedGlyphImage: UIImage? { didSet { show() } }
    /// Whether it appears with an animation; no effect here.
    open var animatesWhenAdded = false {
        didSet { if animatesWhenAdded { MapLog.note("MKMarkerAnnotationView: markers appear at once; animatesWhenAdded has no effect") } }
    }

    open override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        let change = {
            // The tip stays where it is.
            self.balloon.transform = selected ? CGAffineTransform(a: 1.4, b: 0, c: 0, d: 1.4, tx: 0, ty: -9.6) : .identity
        }
        if animated { UIView.animate(withDuration: 0.2, animations: change) } else { change() }
        show()
    }

    private func show() {
        let members = (annotation as? MKClusterAnnotation)?.memberAnnotations.count
        balloon.tint = markerTintColor ?? .systemRed
        balloon.glyphTint = glyphTintColor ?? .white
        balloon.image = isSelected ? selectedGlyphImage ?? glyphImage : glyphImage
        balloon.text = glyphText ?? members.map { "\($0)" }
        balloon.setNeedsDisplay()
        let title = annotation.flatMap { Titles.title($0) }
        titleLabel.text = title
        titleLabel.isHidden = titleVisibility == .hidden || title == nil
        let width = min(titleLabel.sizeThatFits(CGSize(width: 200, height: 20)).width, 120)
        titleLabel.frame = CGRect(x: (40 - width) / 2, y: 49, width: width, height: 14)
    }
}

/// Draws a balloon.
@MainActor final class MarkerBalloon: UIView {
    var tint: UIColor = .systemRed
    var glyphTint: UIColor = .white
    var image: UIImage?
    var text: String?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 20, y: 47))
        path.addCurve(to: CGPoint(x: 8, y: 33.5), controlPoint1: CGPoint(x: 16, y: 42), controlPoint2: CGPoint(x: 12, y: 37))
        path.addArc(withCenter: CGPoint(x: 20, y: 20), radius: 18, startAngle: 2.3, endAngle: .pi * 2 + 0.84, clockwise: true)
        path.addCurve(to: CGPoint(x: 20, y: 47), controlPoint1: CGPoint(x: 28, y: 37), controlPoint2: CGPoint(x: 24, y: 42))
        path.close()
        tint.setFill()
        path.fill()
        if let text {
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 15, weight: .semibold), .foregroundColor: glyphTint,
            ]
            let size = (text as NSString).size(withAttributes: attributes)
            (text as NSString).draw(at: CGPoint(x: 20 - size.width / 2, y: 20 - size.height / 2), withAttributes: attributes)
        } else if let image {
            image.withTintColor(glyphTint).draw(in: CGRect(x: 10, y: 10, width: 20, height: 20))
        } else {
            glyphTint.setFill()
            UIBezierPath(ovalIn: CGRect(x: 15, y: 15, width: 10, height: 10)).fill()
        }
    }
}

/// A pin; the older form of a marker. > Contract: MapKit, MKPinAnnotationView
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
    private let head = PinDrawing(frame: CGRect(x: 0, y: 0, width: 24, height: 38))

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        setUp()
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    private func setUp() {
        bounds = head.frame
        centerOffset = CGPoint(x: 0, y: -19)
        head.isUserInteractionEnabled = false
        head.isOpaque = false
        addSubview(head)
    }
    /// The color of the pin's head; nil is red.
    open var pinTintColor: UIColor! {
        get { head.tint }
        set {
            head.tint = newValue ?? .systemRed
            head.setNeedsDisplay()
        }
    }
    /// Whether it falls on the map; no effect here.
    open var animatesDrop = false {
        didSet { if animatesDrop { MapLog.note("MKPinAnnotationView: pins appear at once; animatesDrop has no effect") } }
    }
    open class func redPinColor() -> UIColor { .systemRed }
    open class func greenPinColor() -> UIColor { .systemGreen }
    open class func purplePinColor() -> UIColor { .systemPurple }
}

/// Draws a pin.
@MainActor final class PinDrawing: UIView {
    var tint: UIColor = .systemRed
    override func draw(_ rect: CGRect) {
        UIColor.systemGray.setFill()
        UIBezierPath(rect: CGRect(x: 11, y: 18, width: 2, height: 20)).fill()
        tint.setFill()
        UIBezierPath(ovalIn: CGRect(x: 3, y: 1, width: 18, height: 18)).fill()
    }
}

/// A blue dot at the user's location. > Contract: MapKit, MKUserLocationView
@preconcurrency @MainActor open class MKUserLocationView: MKAnnotationView {
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        setUp()
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    private func setUp() {
        bounds = CGRect(x: 0, y: 0, width: 22, height: 22)
        layer.cornerRadius = 11
        layer.borderWidth = 3
        layer.borderColor = UIColor.white.cgColor
        backgroundColor = .systemBlue
        canShowCallout = true
        zPriority = .max
    }
}
