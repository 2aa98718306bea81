internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UILists

/// The panel where the user chooses how to print, with small versions of the pages.
@MainActor final class PrintPanel: UITableViewController {
    /// What the user is asked for.
    struct Options {
        var copies: Bool
        var paper: Bool
        var orientation: Bool
    }

    private enum Row { case printer, copies, paper, orientation, pages }

    private var job: PrintJob
    private let base: UIPrintPaper
    private let rows: [[Row]]
    private var copies = 1
    private var isLandscape: Bool
    /// Gets the job, or nil if the user cancelled. Called once.
    var onEnd: (PrintJob?) -> Void = { _ in }
    private var isOver = false

    init(job: PrintJob, options: Options) {
        self.job = job
        isLandscape = job.paper.paperSize.width > job.paper.paperSize.height
        base = isLandscape ? job.paper.turned : job.paper
        var choices: [Row] = []
        if options.copies { choices.append(.copies) }
        if job.pageCount != nil {
            if options.paper { choices.append(.paper) }
            if options.orientation { choices.append(.orientation) }
        }
        rows = [[.printer], choices, job.pageCount == nil ? [] : [.pages]].filter { !$0.isEmpty }
        super.init(style: .insetGrouped)
        title = FilesStrings.options
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: FilesStrings.cancel, primaryAction: UIAction(title: FilesStrings.cancel) { [weak self] _ in self?.cancel() })
        let print = UIBarButtonItem(
            title: FilesStrings.print, primaryAction: UIAction(title: FilesStrings.print) { [weak self] _ in self?.printNow() })
        print.style = .done
        navigationItem.rightBarButtonItem = print
        update()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Swiped down.
        if navigationController?.presentingViewController == nil { end(nil) }
    }

    private func update() {
        navigationItem.rightBarButtonItem?.isEnabled = job.pageCount.map { $0 > 0 } ?? true
        tableView.reloadData()
    }

    func cancel() { end(nil) }

    func printNow() { end(job) }

    private func end(_ job: PrintJob?) {
        guard !isOver else { return }
        isOver = true
        onEnd(job)
    }

    private func use(_ paper: UIPrintPaper, isLandscape: Bool) {
        self.isLandscape = isLandscape
        job.paper = isLandscape ? paper.turned : paper
        update()
    }

    /// The chosen paper, upright.
    private var upright: UIPrintPaper { isLandscape ? job.paper.turned : job.paper }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        // Large texts need more lines.
        for label in [cell.textLabel, cell.detailTextLabel] { label?.numberOfLines = 0 }
        cell.selectionStyle = .none
        switch rows[indexPath.section][indexPath.row] {
        case .printer:
            cell.textLabel?.text = FilesStrings.printer
            cell.detailTextLabel?.text = FilesStrings.outbox
        case .copies:
            cell.textLabel?.text = FilesStrings.copies(copies)
            cell.accessoryView = stepper
        case .paper:
            cell.textLabel?.text = FilesStrings.paper
            cell.accessoryView = choice(papers.map(\.name), chosen: upright.name) { panel, index in
                panel.use(panel.papers[index], isLandscape: panel.isLandscape)
            }
        case .orientation:
            cell.textLabel?.text = FilesStrings.orientation
            let names = [FilesStrings.portrait, FilesStrings.landscape]
            cell.accessoryView = choice(names, chosen: names[isLandscape ? 1 : 0]) { panel, index in
                panel.use(panel.upright, isLandscape: index == 1)
            }
        case .pages:
            let strip = PrintPageStrip(job)
            strip.frame = cell.contentView.bounds
            strip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            cell.contentView.addSubview(strip)
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        rows[indexPath.section][indexPath.row] == .pages ? PrintPageStrip.height : UITableView.automaticDimension
    }

    private var papers: [UIPrintPaper] {
        let region = Locale(identifier: DocumentService.current.context.device.localeIdentifier).region?.identifier
        let known = UIPrintPaper.papers(region: region)
        return known.contains { $0.name == base.name } ? known : [base] + known
    }

    private var stepper: UIStepper {
        let stepper = UIStepper()
        (stepper.minimumValue, stepper.maximumValue, stepper.value) = (1, 99, Double(copies))
        stepper.accessibilityLabel = FilesStrings.copies
        stepper.addAction(
            UIAction { [weak self, weak stepper] _ in
                guard let self, let stepper else { return }
                copies = Int(saturating: stepper.value)
                // A document has no copies: the number is shown and the outbox gets one file.
                update()
            }, for: .valueChanged)
        return stepper
    }

    private func choice(_ names: [String], chosen: String, _ choose: @escaping @MainActor (PrintPanel, Int) -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(chosen, for: .normal)
        button.menu = UIMenu(
            children: names.enumerated().map { index, name in
                UIAction(title: name, state: name == chosen ? .on : .off) { [weak self] _ in if let self { choose(self, index) } }
            })
        button.showsMenuAsPrimaryAction = true
        button.sizeToFit()
        return button
    }
}
