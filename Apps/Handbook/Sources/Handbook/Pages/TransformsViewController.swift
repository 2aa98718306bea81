import UIKit

/// Affine transforms set once or accumulated, their effect on `frame`, and 3D transforms of layers.
class TransformsViewController: PageViewController {
    private let stage = UIView()
    private let picture = PictureView()
    private let outline = UIView()
    private let report = ReportLabel()
    private var onceButtons: [UIButton] = []
    private var addedButtons: [UIButton] = []
    private var otherButtons: [UIButton] = []

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        stage.backgroundColor = .secondarySystemBackground
        stage.layer.cornerRadius = 10
        stage.clipsToBounds = true
        content.addSubview(stage)
        outline.layer.borderColor = UIColor.systemRed.cgColor
        outline.layer.borderWidth = 1
        outline.isUserInteractionEnabled = false
        stage.addSubview(outline)
        picture.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        stage.addSubview(picture)

        report.accessibilityIdentifier = "report"
        content.addSubview(report)

        onceButtons = [
            makeButton("Move once", action: #selector(moveOnce)), makeButton("Turn once", action: #selector(turnOnce)),
            makeButton("Scale once", action: #selector(scaleOnce)),
        ]
        addedButtons = [
            makeButton("Move more", action: #selector(moveMore)), makeButton("Turn more", action: #selector(turnMore)),
            makeButton("Scale more", action: #selector(scaleMore)),
        ]
        otherButtons = [
            makeButton("Identity", action: #selector(reset)), makeButton("3D tilt", action: #selector(tilt)),
            makeButton("3D flip", action: #selector(flip)),
        ]
        for button in onceButtons + addedButtons + otherButtons { content.addSubview(button) }
    }

    override func layoutContent(in area: CGRect) {
        stage.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: max(160, area.height - 230))
        picture.center = CGPoint(x: stage.bounds.midX, y: stage.bounds.midY)
        report.frame = CGRect(x: area.minX, y: stage.frame.maxY + 8, width: area.width, height: fit(report, in: area.width, atLeast: 48))
        var y = report.frame.maxY + 12
        y = place(onceButtons, columns: 3, height: 36, in: area, from: y)
        y = place(addedButtons, columns: 3, height: 36, in: area, from: y)
        place(otherButtons, columns: 3, height: 36, in: area, from: y)
        showReport()
    }

    // Set once: pressing again changes nothing, as the transform is created from identity each time.
    @objc private func moveOnce() { show { self.picture.transform = CGAffineTransform(translationX: 40, y: 0) } }
    @objc private func turnOnce() { show { self.picture.transform = CGAffineTransform(rotationAngle: .pi / 6) } }
    @objc private func scaleOnce() { show { self.picture.transform = CGAffineTransform(scaleX: 1.4, y: 1.4) } }

    // Accumulated: each press starts from the current transform.
    @objc private func moveMore() { show { self.picture.transform = self.picture.transform.translatedBy(x: 20, y: 0) } }
    @objc private func turnMore() { show { self.picture.transform = self.picture.transform.rotated(by: .pi / 12) } }
    @objc private func scaleMore() { show { self.picture.transform = self.picture.transform.scaledBy(x: 1.15, y: 1.15) } }

    @objc private func reset() {
        show {
            self.picture.layer.transform = CATransform3DIdentity
            self.picture.transform = .identity
        }
    }

    /// Perspective is the reciprocal of the eye's distance, in m34.
    private var perspective: CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 400
        return transform
    }

    @objc private func tilt() { show { self.picture.layer.transform = CATransform3DRotate(self.perspective, .pi / 4, 0, 1, 0) } }
    @objc private func flip() { show { self.picture.layer.transform = CATransform3DRotate(self.perspective, .pi / 3, 1, 0, 0) } }

    private func show(_ change: @escaping () -> Void) {
        UIView.animate(withDuration: 0.3, animations: change)
        showReport()
    }

    private func showReport() {
        let frame = picture.frame
        outline.frame = frame
        func text(_ value: CGFloat) -> String { String(format: "%.2f", Double(value)) }
        let transform = picture.transform
        report.text = """
            a \(text(transform.a)) b \(text(transform.b)) c \(text(transform.c)) d \(text(transform.d))
            tx \(text(transform.tx)) ty \(text(transform.ty))
            frame \(Int(frame.width.rounded()))×\(Int(frame.height.rounded())), bounds \(Int(picture.bounds.width))×\(Int(picture.bounds.height))
            """
    }
}
