public import Foundation
internal import QuartzCore
public import UIKitCore
internal import WebEngine

/// Images and PDF of a page, and searches in it.
extension WKWebView {
    /// Makes an image of what the view shows; nil is all of it. > Errors: `WKError`, if there is no page or its process ends.
    public func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?, completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
    ) {
        let configuration = snapshotConfiguration?.copy() as? WKSnapshotConfiguration ?? WKSnapshotConfiguration()
        let finish: (CGImage?) -> Void = { [weak self] image in
            guard let self, let result = image.flatMap({ self.snapshot($0, configuration) }) else {
                return completionHandler(nil, WKError(code: .unknown, message: "There is no page, or nothing in that part of it."))
            }
            completionHandler(result, nil)
        }
        guard let page = navigator?.page else {
            Task { finish(nil) }
            return
        }
        if let pageImage, !configuration.afterScreenUpdates {
            Task { finish(pageImage) }
            return
        }
        // A page that has just arrived has no image yet.
        snapshots.append(finish)
        page.requestImage()
    }

    /// Makes an image of what the view shows; nil is all of it. > Errors: `WKError`, if there is no page or its process ends.
    public func takeSnapshot(configuration snapshotConfiguration: WKSnapshotConfiguration?) async throws -> UIImage {
        try await withCheckedThrowingContinuation { continuation in
            takeSnapshot(with: snapshotConfiguration) { image, error in
                if let image { continuation.resume(returning: image) } else { continuation.resume(throwing: error ?? Self.noPage) }
            }
        }
    }

    private static var noPage: WKError { WKError(code: .unknown, message: "There is no page.") }

    private func snapshot(_ image: CGImage, _ configuration: WKSnapshotConfiguration) -> UIImage? {
        let part = configuration.rect.isNull ? bounds : configuration.rect.intersection(bounds)
        let width = configuration.snapshotWidth.map { CGFloat($0.doubleValue) } ?? part.width
        guard part.width > 0, part.height > 0, width > 0, width.isFinite else { return nil }
        let factor = width / part.width
        let size = CGSize(width: width, height: part.height * factor)
        return UIGraphicsImageRenderer(size: size).image { _ in
            UIImage(cgImage: image).draw(
                in: CGRect(
                    x: (content.frame.minX - scroller.contentOffset.x - part.minX) * factor,
                    y: (content.frame.minY - scroller.contentOffset.y - part.minY) * factor,
                    width: bounds.width * factor, height: bounds.height * factor))
        }
    }

    /// Gives an image to those who wait for it; nil if there will be none.
    func finishSnapshots(_ image: CGImage?) {
        let waiting = snapshots
        snapshots = []
        for finish in waiting { finish(image) }
    }

    /// Makes a PDF of the page, as it is laid out, on one sheet.
    /// > Errors: `WKError`. > Partial: the part of `WKPDFConfiguration.rect` is not there.
    public func createPDF(
        configuration: WKPDFConfiguration = .init(), completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
    ) {
        guard let page = navigator?.page else {
            Task { completionHandler(.failure(Self.noPage)) }
            return
        }
        // The engine prints for paper; the sheet has a point for each of the page's pixels, as 96 of them are an inch there.
        let size = CGSize(width: zoomed.bounds.width / pageScale, height: zoomed.bounds.height / pageScale)
        // It rounds to 300ths of an inch, and down would put the last line on a sheet of its own.
        func inches(_ points: CGFloat) -> Double { Double((max(points, 1) * 300 / 72).rounded(.up) + 0.01) / 300 }
        let parameters: [String: Any] = [
            "printBackground": !configuration.allowTransparentBackground, "paperWidth": inches(size.width),
            "paperHeight": inches(size.height), "scale": 96.0 / 72, "marginTop": 0, "marginBottom": 0, "marginLeft": 0,
            "marginRight": 0, "pageRanges": "1",
        ]
        let settings = WebSettings(self)
        let (wanted, former) = (settings.mediaCommand(mediaType ?? "screen"), settings.mediaCommand())
        page.send(wanted.0, wanted.1)
        page.sendExclusively("Page.printToPDF", parameters) { result in
            page.send(former.0, former.1)
            let data = (try? result.get())?["data"] as? String
            guard let bytes = data.flatMap({ Data(base64Encoded: $0) }) else {
                return completionHandler(.failure(WKError(code: .unknown, message: "The engine made no PDF.")))
            }
            completionHandler(.success(bytes))
        }
    }

    /// Makes a PDF of the page, as it is laid out, on one sheet. > Errors: `WKError`.
    public func pdf(configuration: WKPDFConfiguration = .init()) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            createPDF(configuration: configuration) { continuation.resume(with: $0) }
        }
    }

    /// Selects the next place of a text in the page and scrolls to it.
    public func find(
        _ string: String, configuration: WKFindConfiguration = .init(), completionHandler: @escaping @MainActor (WKFindResult) -> Void
    ) {
        let flags = [configuration.caseSensitive, configuration.backwards, configuration.wraps, false, true].map(String.init)
        guard !string.isEmpty, let text = ScriptBridge.json([string]), navigator != nil else {
            Task { completionHandler(WKFindResult(matchFound: false)) }
            return
        }
        inspect("[window.find(\(text)[0], \(flags.joined(separator: ", "))), scrollX, scrollY]") { [weak self] value in
            let values = (value as? [NSNumber] ?? []).map(\.doubleValue)
            guard let self, values.count == 3, values[0] != 0 else { return completionHandler(WKFindResult(matchFound: false)) }
            let scale = geometry.scale
            let place = CGPoint(x: values[1] * scale, y: values[2] * scale)
            if place != shown.offset { scroller.contentOffset = place }
            completionHandler(WKFindResult(matchFound: true))
        }
    }

    /// Selects the next place of a text in the page and scrolls to it.
    public func find(_ string: String, configuration: WKFindConfiguration = .init()) async throws -> WKFindResult {
        await withCheckedContinuation { continuation in
            find(string, configuration: configuration) { continuation.resume(returning: $0) }
        }
    }
}
