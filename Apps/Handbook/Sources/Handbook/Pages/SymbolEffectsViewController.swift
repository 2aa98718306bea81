import UIKit

/// Symbols that move: effects that run once, effects that go on, and one symbol that replaces another.
class SymbolEffectsViewController: PageViewController {
    private let bell = UIImageView(image: UIImage(systemName: "bell.fill"))
    private let network = UIImageView(image: UIImage(systemName: "wifi"))
    private let player = UIImageView(image: UIImage(systemName: "play.fill"))
    private let log = LogLabel()
    private let meter = ReportLabel()
    private var bounces = 0
    private var isPulsing = false
    private var isPlaying = false
    private var link: UIUpdateLink?
    private lazy var buttons = [
        makeButton("Bounce", action: #selector(bounce)), makeButton("Pulse", action: #selector(pulse)),
        makeButton("Replace", action: #selector(replace)), makeButton("Disappear", action: #selector(disappear)),
    ]
    private var frames = 0

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (view, color) in [(bell, UIColor.systemOrange), (network, .systemTeal), (player, .systemIndigo)] {
            view.tintColor = color
            view.contentMode = .center
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 56)
            content.addSubview(view)
        }
        log.text = localized("Nothing moves.")
        meter.text = localized("%d updates of the screen", 0)
        for item in [log, meter] + buttons { content.addSubview(item) }
    }

    override func layoutContent(in area: CGRect) {
        place([bell, network, player], columns: 3, height: 110, in: area, from: area.minY)
        let y = place(buttons, columns: 2, height: 44, in: area, from: bell.frame.maxY + 8)
        log.frame = CGRect(x: area.minX, y: y, width: area.width, height: fit(log, in: area.width, atLeast: 20))
        meter.frame = CGRect(x: area.minX, y: log.frame.maxY + 8, width: area.width, height: fit(meter, in: area.width, atLeast: 20))
    }

    /// Discrete: it runs as often as it is asked to, and its completion comes at the end.
    @objc private func bounce() {
        log.text = localized("The bell bounces")
        bell.addSymbolEffect(.bounce.up, options: .repeat(2)) { [weak self] context in
            guard let self, context.isFinished else { return }
            self.bounces += 1
            self.log.text = localized("Bounces that ended: %d", self.bounces)
        }
    }

    /// Indefinite: it goes on until it is removed.
    @objc private func pulse() {
        isPulsing.toggle()
        if isPulsing {
            network.addSymbolEffect(.pulse)
        } else {
            network.removeSymbolEffect(ofType: .pulse)
        }
        log.text = localized(isPulsing ? "The waves pulse" : "The waves rest")
        count(isPulsing)
    }

    /// A transition of the content, from the old symbol to the new one.
    @objc private func replace() {
        isPlaying.toggle()
        guard let symbol = UIImage(systemName: isPlaying ? "pause.fill" : "play.fill") else { return }
        player.setSymbolImage(symbol, contentTransition: .replace.downUp)
        log.text = localized(isPlaying ? "Now a pause" : "Now a triangle")
    }

    /// It stays away until the effect for coming back is added.
    @objc private func disappear(_ sender: UIButton) {
        let isAway = sender.isSelected
        sender.isSelected.toggle()
        if isAway { bell.addSymbolEffect(.appear) } else { bell.addSymbolEffect(.disappear) }
        log.text = localized(isAway ? "The bell is back" : "The bell is away")
    }

    /// An update link is called in a phase of each update of the screen, here before the layer tree is committed.
    private func count(_ isOn: Bool) {
        guard isOn else {
            link?.isEnabled = false
            link = nil
            return
        }
        frames = 0
        let made = UIUpdateLink(view: view)
        made.addAction(to: .beforeCATransactionCommit) { [weak self] link, info in
            guard let self else { return }
            self.frames += 1
            guard self.frames % 30 == 0 else { return }
            self.meter.text = localized("%d updates of the screen", self.frames)
        }
        made.requiresContinuousUpdates = true
        made.isEnabled = true
        link = made
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        count(false)
    }
}
