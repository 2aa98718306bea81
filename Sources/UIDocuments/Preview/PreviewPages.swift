internal import CoreGraphics
package import Foundation
package import UIKitCore

/// A file in a preview: where it is, and the name for the user.
package struct PreviewEntry: Equatable, Sendable {
    package var url: URL?
    package var title: String

    package init(url: URL?, title: String?) {
        self.url = url
        self.title = title ?? url?.lastPathComponent ?? ""
    }
}

/// Files side by side, with a bar that has their name, a button that shares, and one that ends the preview where nothing else does.
@MainActor package final class PreviewPages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    package private(set) var index = 0
    package private(set) var entries: [PreviewEntry] = []
    /// Called when the user turned to another file.
    package var onTurn: (Int) -> Void = { _ in }
    package var onDone: () -> Void = {}
    private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    private let bar = UINavigationBar()
    private let barItem = UINavigationItem()
    private weak var owner: UIViewController?

    package override init() {
        super.init()
        pages.dataSource = self
        pages.delegate = self
    }

    /// Adds the views to a controller's.
    package func attach(to owner: UIViewController) {
        self.owner = owner
        owner.view.backgroundColor = .systemBackground
        owner.addChild(pages)
        owner.view.addSubview(pages.view)
        pages.didMove(toParent: owner)
        owner.view.addSubview(bar)
        let done = UIBarButtonItem(
            title: FilesStrings.done, primaryAction: UIAction(title: FilesStrings.done) { [weak self] _ in self?.onDone() })
        done.style = .done
        barItem.leftBarButtonItem = done
        bar.setItems([barItem], animated: false)
    }

    package func show(_ entries: [PreviewEntry], at index: Int) {
        self.entries = entries
        self.index = max(0, min(index, entries.count - 1))
        if let page = page(self.index) { pages.setViewControllers([page], direction: .forward, animated: false) }
        updateTitle()
    }

    /// Reads the shown file again.
    package func refresh(_ entry: PreviewEntry) {
        guard entries.indices.contains(index) else { return }
        entries[index] = entry
        show(entries, at: index)
    }

    package func layOut() {
        guard let owner else { return }
        let hasBar = owner.navigationController == nil
        bar.isHidden = !hasBar
        let bounds = owner.view.bounds
        let top = owner.view.safeAreaInsets.top
        bar.frame = CGRect(x: 0, y: hasBar ? top : 0, width: bounds.width, height: hasBar ? 44 : 0)
        let start = hasBar ? bar.frame.maxY : 0
        pages.view.frame = CGRect(x: 0, y: start, width: bounds.width, height: max(0, bounds.height - start))
        owner.view.bringSubviewToFront(bar)
    }

    private func page(_ index: Int) -> FilePreviewController? {
        guard entries.indices.contains(index) else { return nil }
        return FilePreviewController(url: entries[index].url, title: entries[index].title)
    }

    private func updateTitle() {
        guard let owner else { return }
        let title = entries.indices.contains(index) ? entries[index].title : ""
        let place = entries.count > 1 ? FilesStrings.position(index + 1, entries.count) : nil
        let share = UIBarButtonItem(
            image: UIImage(systemName: "square.and.arrow.up"),
            primaryAction: UIAction(title: FilesStrings.share) { [weak self] _ in self?.share() })
        share.accessibilityLabel = FilesStrings.share
        share.isEnabled = entries.indices.contains(index) && entries[index].url != nil
        for item in [barItem, owner.navigationItem] {
            item.title = title
            item.prompt = nil
            item.rightBarButtonItem = share
        }
        bar.accessibilityValue = place
    }

    private func share() {
        guard let owner, entries.indices.contains(index), let url = entries[index].url else { return }
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: [PrintActivity()])
        sheet.popoverPresentationController?.barButtonItem = barItem.rightBarButtonItem
        owner.present(sheet, animated: true)
    }

    // MARK: Pages

    private func number(of controller: UIViewController) -> Int? {
        guard let shown = controller as? FilePreviewController else { return nil }
        return pages.viewControllers?.first === controller ? index : entries.firstIndex { $0.url == shown.url }
    }

    package func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { number(of: viewController).flatMap { page($0 - 1) } }

    package func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { number(of: viewController).flatMap { page($0 + 1) } }

    package func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {
        guard completed, let shown = pageViewController.viewControllers?.first as? FilePreviewController,
            let number = entries.firstIndex(where: { $0.url == shown.url })
        else { return }
        index = number
        updateTitle()
        onTurn(number)
    }
}
