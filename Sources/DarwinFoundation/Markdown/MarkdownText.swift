internal import Foundation

/// Text that was read from Markdown, run by run.
struct MarkdownText {
    struct Run {
        var text: String
        var inline: InlinePresentationIntent = []
        var blocks: PresentationIntent?
        var link: URL?
        var image: URL?
        var description: String?
        var language: String?

        func hasSameAppearance(_ other: Run) -> Bool {
            inline == other.inline && link == other.link && image == other.image && description == other.description
                && blocks?.components.first == other.blocks?.components.first
        }
    }

    private(set) var runs: [Run] = []

    mutating func append(_ run: Run) {
        guard !run.text.isEmpty else { return }
        if let last = runs.indices.last, runs[last].hasSameAppearance(run) { runs[last].text += run.text } else { runs.append(run) }
    }

    var attributed: AttributedString {
        var whole = AttributedString()
        for run in runs {
            var part = AttributedString(run.text)
            if !run.inline.isEmpty { part.inlinePresentationIntent = run.inline }
            part.presentationIntent = run.blocks
            part.link = run.link
            part.imageURL = run.image
            part.alternateDescription = run.description
            part.languageIdentifier = run.language
            whole.append(part)
        }
        return whole
    }

    var bridged: NSAttributedString {
        let whole = NSMutableAttributedString(string: "")
        for run in runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            if !run.inline.isEmpty { attributes[.inlinePresentationIntent] = NSNumber(value: run.inline.rawValue) }
            attributes[.presentationIntentAttributeName] = run.blocks
            attributes[NSAttributedString.Key(rawValue: "NSLink")] = run.link
            attributes[.imageURL] = run.image
            attributes[.alternateDescription] = run.description
            attributes[.languageIdentifier] = run.language
            whole.append(NSAttributedString(string: run.text, attributes: attributes))
        }
        return whole
    }
}
