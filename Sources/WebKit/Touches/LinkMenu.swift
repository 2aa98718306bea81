internal import CoreGraphics
internal import Foundation
internal import FoundationNetworking
internal import ObjectiveC
internal import UIKitCore

/// The menu of a link after a long press, that of the app or the system's.
@MainActor final class LinkMenu: NSObject {
    private unowned let view: WKWebView
    /// The link of the menu that is shown, and its first line in the visible part. > Units: points.
    private var link: (element: WKContextMenuElementInfo, line: CGRect)?

    init(_ view: WKWebView) {
        self.view = view
        super.init()
        view.content.addInteraction(UIContextMenuInteraction(delegate: self))
    }

    /// The link at a place of the page's window; nil for none.
    private func link(at place: CGPoint) -> (URL, CGRect)? {
        let script = """
            (() => {
                const element = document.elementFromPoint(\(place.x), \(place.y)), link = element && element.closest('a[href]');
                if (!link) return '';
                const inside = box => box.left <= \(place.x) && \(place.x) <= box.right && box.top <= \(place.y) && \(place.y) <= box.bottom;
                const boxes = [...link.getClientRects()], box = boxes.find(inside) || link.getBoundingClientRect();
                return JSON.stringify([link.href, box.x, box.y, box.width, box.height]);
            })()
            """
        guard view.navigator?.isAsking == false, let text = view.evaluateNow(script),
            let values = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any], values.count == 5,
            let url = (values[0] as? String).flatMap(URL.init(string:))
        else { return nil }
        let numbers = values.dropFirst().compactMap { ($0 as? NSNumber)?.doubleValue }
        guard numbers.count == 4 else { return nil }
        return (url, view.shown.rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])))
    }

    /// The system's menu.
    private func menu(_ url: URL) -> UIMenu {
        let view = view
        return UIMenu(
            title: url.absoluteString,
            children: [
                UIAction(title: SystemStrings.text("Open"), image: UIImage(systemName: "safari")) { _ in
                    view.load(URLRequest(url: url))
                },
                UIAction(title: SystemStrings.text("Copy Link"), image: UIImage(systemName: "doc.on.doc")) { _ in
                    UIPasteboard.general.url = url
                },
                UIAction(title: SystemStrings.text("Share…"), image: UIImage(systemName: "square.and.arrow.up")) { [weak self] _ in
                    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
                    sheet.popoverPresentationController?.sourceView = view.content
                    sheet.popoverPresentationController?.sourceRect = self?.link?.line ?? .zero
                    PresentingController.of(view)?.present(sheet, animated: true)
                },
            ])
    }
}

extension LinkMenu: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let (url, line) = link(at: view.shown.place(location)) else { return nil }
        let element = WKContextMenuElementInfo(url)
        link = (element, line)
        guard let delegate = view.uiDelegate else { return systemConfiguration(element) }
        var answer: UIContextMenuConfiguration??
        delegate.webView(view, contextMenuConfigurationForElement: element) { answer = .some($0) }
        // The press does not wait: an app that answers later shows no menu.
        guard let configuration = answer else { return nil }
        return configuration
    }

    func systemConfiguration(_ element: WKContextMenuElementInfo) -> UIContextMenuConfiguration? {
        guard let url = element.linkURL else { return nil }
        let isPage = ["http", "https"].contains(url.scheme?.lowercased())
        let preview: UIContextMenuContentPreviewProvider? =
            view.allowsLinkPreview && isPage
            ? { [weak self] in (self?.view).map { LinkPreviewController(url, like: $0) } } : nil
        return UIContextMenuConfiguration(identifier: nil, previewProvider: preview) { [weak self] _ in self?.menu(url) }
    }

    /// A tap on the preview of the system's menu opens the link.
    func open(_ element: WKContextMenuElementInfo, _ animator: any UIContextMenuInteractionCommitAnimating) {
        guard let url = element.linkURL else { return }
        animator.addCompletion { [weak view] in _ = view?.load(URLRequest(url: url)) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let line = link?.line.intersection(view.content.bounds), !line.isNull, !line.isEmpty, let image = view.pageImage else {
            return nil
        }
        let scale = CGFloat(image.width) / max(view.content.bounds.width, 1)
        let part = line.insetBy(dx: -4, dy: -4).intersection(view.content.bounds)
        let pixels = CGRect(x: part.minX * scale, y: part.minY * scale, width: part.width * scale, height: part.height * scale)
        guard let crop = image.cropping(to: pixels) else { return nil }
        let preview = UIImageView(image: UIImage(cgImage: crop, scale: scale, orientation: .up))
        preview.frame = part
        let target = UIPreviewTarget(container: view.content, center: CGPoint(x: part.midX, y: part.midY))
        return UITargetedPreview(view: preview, parameters: UIPreviewParameters(), target: target)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        if let link { view.uiDelegate?.webView(view, contextMenuWillPresentForElement: link.element) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let link else { return }
        guard let delegate = view.uiDelegate else { return open(link.element, animator) }
        delegate.webView(view, contextMenuForElement: link.element, willCommitWithAnimator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        if let link { view.uiDelegate?.webView(view, contextMenuDidEndForElement: link.element) }
    }
}
