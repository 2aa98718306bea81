import UIKit

/// 81 images at 24 a second in an image view, and their memory use.
class FrameAnimationViewController: PageViewController {
    private static let frameCount = 81
    private static let framesPerSecond = 24.0

    private let screen = UIImageView()
    private let meter = PageLabel()
    private let status = PageLabel()
    private var buttons: [UIButton] = []
    private var generation = 0

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        screen.contentMode = .scaleAspectFit
        screen.backgroundColor = .secondarySystemBackground
        screen.layer.cornerRadius = 10
        screen.clipsToBounds = true
        content.addSubview(screen)
        meter.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .monospacedDigitSystemFont(ofSize: 15, weight: .regular))
        status.font = .preferredFont(forTextStyle: .body)
        for label in [meter, status] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            label.textAlignment = .center
        }
        content.addSubview(meter)
        status.text = localized("Ready")
        status.textColor = .secondaryLabel
        status.accessibilityIdentifier = "status"
        content.addSubview(status)
        buttons = [
            makeButton("Cached", action: #selector(playCached)), makeButton("Uncached", action: #selector(playUncached)),
            makeButton("Stop", action: #selector(stop)),
        ]
        for button in buttons { content.addSubview(button) }
        showMemory()
    }

    override func layoutContent(in area: CGRect) {
        let side = min(area.width, area.height - 150)
        screen.frame = CGRect(x: area.midX - side / 2, y: area.minY, width: side, height: side)
        meter.frame = CGRect(
            x: area.minX, y: screen.frame.maxY + 12, width: area.width, height: fit(meter, in: area.width, atLeast: 22))
        status.frame = CGRect(
            x: area.minX, y: meter.frame.maxY + 4, width: area.width, height: fit(status, in: area.width, atLeast: 22))
        place(buttons, columns: 3, height: 40, in: area, from: status.frame.maxY + 16)
    }

    /// `UIImage(named:)` caches the images.
    @objc private func playCached() {
        play("Playing cached") { UIImage(named: FrameAnimationViewController.name($0)) }
    }

    /// `UIImage(contentsOfFile:)` does not cache: images are freed when the image view releases them.
    @objc private func playUncached() {
        play("Playing uncached") { number in
            Bundle.main.path(forResource: FrameAnimationViewController.name(number), ofType: "png").flatMap(UIImage.init(contentsOfFile:))
        }
    }

    private static func name(_ number: Int) -> String { String(format: "juggler_%02d", number) }

    private func play(_ kind: String, load: (Int) -> UIImage?) {
        let images = (0..<Self.frameCount).compactMap(load)
        guard images.count == Self.frameCount else {
            status.text = localized("Only %d of %d pictures were found.", images.count, Self.frameCount)
            return
        }
        generation += 1
        screen.animationImages = images
        screen.animationDuration = Double(images.count) / Self.framesPerSecond
        screen.animationRepeatCount = 1
        screen.startAnimating()
        status.text = localized(kind)
        showMemory()
        perform(#selector(finished(_:)), with: generation, afterDelay: screen.animationDuration + 0.1)
    }

    @objc private func finished(_ number: Any?) {
        guard number as? Int == generation else { return }
        // Releases the images as soon as they have been shown.
        screen.animationImages = nil
        status.text = localized("Played once, freed")
        showMemory()
    }

    @objc private func stop() {
        generation += 1
        screen.stopAnimating()
        screen.animationImages = nil
        status.text = localized("Stopped")
        showMemory()
    }

    private func showMemory() {
        meter.text =
            ResidentMemory.megabytes.map { localized("Resident memory %.0f MB", $0) } ?? localized("Resident memory not known here")
    }
}

/// The process's resident memory.
enum ResidentMemory {
    static var megabytes: Double? {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
        for line in status.split(separator: "\n") where line.hasPrefix("VmRSS:") {
            return line.split(separator: " ").compactMap { Double($0) }.first.map { $0 / 1024 }
        }
        return nil
    }
}
