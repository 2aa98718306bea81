import UIKit

/// The base of pages that show one response of the service: shows a spinner, the content or an error.
class LoadingPage<Answer>: UIViewController {
    let workplace: Workplace
    private let spinner = UIActivityIndicatorView(style: .large)
    private let failed = EmptyView()
    private var work: Task<Void, Never>?
    private let observation = Observation()
    private(set) var answer: Answer?

    init(_ workplace: Workplace) {
        self.workplace = workplace
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func fetch() async throws -> Answer { throw ShareError.cancelled }
    func show(_ answer: Answer) {}

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.grouped
        failed.isHidden = true
        view.addSubview(spinner)
        view.addSubview(failed)
        failed.onAction = { [weak self] in self?.load() }
        observation.on(Theme.didChange) { [weak self] _ in
            if let self, let answer = self.answer { self.show(answer) }
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        load()
    }

    private func load() {
        guard work == nil else { return }
        failed.isHidden = true
        if answer == nil { spinner.startAnimating() }
        work = Task { [weak self] in
            do {
                guard let answer = try await self?.fetch() else { return }
                self?.answer = answer
                self?.show(answer)
            } catch {
                self?.fail(ShareError(error))
            }
            self?.spinner.stopAnimating()
            self?.work = nil
        }
    }

    private func fail(_ error: ShareError) {
        if error == .signedOut { return workplace.sessionEnded() }
        guard answer == nil else { return Toast.show(error.words, over: view) }
        failed.show(
            symbol: error.isConnection ? "wifi.slash" : "exclamationmark.triangle", title: words("This cannot be loaded"),
            detail: error.words, action: words("Retry"))
        failed.isHidden = false
        view.bringSubviewToFront(failed)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        spinner.center = CGPoint(x: area.midX, y: area.midY)
        failed.frame = area
    }
}
