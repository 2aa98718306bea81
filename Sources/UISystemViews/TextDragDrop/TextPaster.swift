internal import Foundation
internal import ObjectiveC
internal import UIKitCore

/// Pastes items into a text: gives each its result, combines them, and inserts the text.
@MainActor final class TextPaster {
    typealias Input = UIView & UITextInput

    private let input: any Input
    private let range: UITextRange
    private weak var delegate: (any UITextPasteDelegate)?
    private var items: [PasteItem] = []
    private var completion: ((UITextRange) -> Void)?

    /// - Parameter completion: receives the range of the inserted text; not called if nothing was.
    static func paste(
        _ contents: [(provider: NSItemProvider, local: Any?)], into input: any Input, _ range: UITextRange,
        _ delegate: (any UITextPasteDelegate)?, completion: ((UITextRange) -> Void)? = nil
    ) {
        let paster = TextPaster(input, range, delegate)
        paster.completion = completion
        paster.run(contents)
    }

    private init(_ input: any Input, _ range: UITextRange, _ delegate: (any UITextPasteDelegate)?) {
        (self.input, self.range, self.delegate) = (input, range, delegate)
    }

    private func run(_ contents: [(provider: NSItemProvider, local: Any?)]) {
        let attributes = Self.attributes(of: input)
        // The items retain the paster until the last has its result.
        items = contents.map { content in
            let done: () -> Void = { self.finishIfComplete() }
            return input is UISearchTextField
                ? SearchPasteItem(content.provider, content.local, attributes, done)
                : PasteItem(content.provider, content.local, attributes, done)
        }
        let waiting = items
        for item in waiting {
            if let delegate, let target = input as? any UITextPasteConfigurationSupporting {
                delegate.textPasteConfigurationSupporting(target, transform: item)
            } else {
                item.setDefaultResult()
            }
        }
    }

    private func finishIfComplete() {
        guard !items.isEmpty, items.allSatisfy({ $0.result != nil }) else { return }
        let results = items.compactMap(\.result)
        items = []
        for case .token(let token) in results {
            if let field = input as? UISearchTextField { field.insertToken(token, at: field.tokens.count) }
        }
        let strings = results.compactMap { result -> NSAttributedString? in if case .text(let text) = result { text } else { nil } }
        guard !strings.isEmpty else { return }
        let target = input as? any UITextPasteConfigurationSupporting
        let whole: NSAttributedString
        if strings.count > 1, let delegate, let target {
            whole = delegate.textPasteConfigurationSupporting(target, combineItemAttributedStrings: strings, for: range)
        } else {
            whole = Self.joined(strings)
        }
        let made: UITextRange
        if let delegate, let target {
            made = delegate.textPasteConfigurationSupporting(target, performPasteOf: whole, to: range)
        } else {
            made = Self.replace(range, with: whole, in: input)
        }
        completion?(made)
    }

    static func attributes(of input: any Input) -> [NSAttributedString.Key: Any] {
        (input as? UITextView)?.typingAttributes ?? (input as? UITextField)?.defaultTextAttributes ?? [:]
    }

    static func joined(_ strings: [NSAttributedString]) -> NSAttributedString {
        let whole = NSMutableAttributedString(string: "")
        for string in strings { whole.append(string) }
        return whole
    }

    /// Replaces a range as if the user had typed; attributes and attachments remain where the view shows them. > Returns: the new range.
    static func replace(_ range: UITextRange, with text: NSAttributedString, in input: any Input) -> UITextRange {
        let start = input.offset(from: input.beginningOfDocument, to: range.start)
        let length = input.offset(from: range.start, to: range.end)
        if let view = input as? UITextView, view.allowsEditingTextAttributes || text.containsAttachments {
            view.textStorage.replaceCharacters(in: NSRange(location: start, length: length), with: text)
            view.selectedRange = NSRange(location: start + text.length, length: 0)
        } else {
            input.replace(range, withText: input is UITextField ? text.string.replacing("\n", with: " ") : text.string)
        }
        guard let first = input.position(from: input.beginningOfDocument, offset: start),
            let last = input.position(from: first, offset: text.length), let made = input.textRange(from: first, to: last)
        else { return range }
        return made
    }
}

extension NSAttributedString {
    fileprivate var containsAttachments: Bool {
        var found = false
        enumerateAttribute(.attachment, in: NSRange(location: 0, length: length), options: []) { value, _, stop in
            guard value != nil else { return }
            found = true
            stop.pointee = true
        }
        return found
    }
}

/// An item that waits for its result.
@MainActor private class PasteItem: NSObject, UITextPasteItem {
    enum Result {
        case text(NSAttributedString)
        case token(UISearchToken)
        case nothing
    }

    let itemProvider: NSItemProvider
    let localObject: Any?
    let defaultAttributes: [NSAttributedString.Key: Any]
    private(set) var result: Result?
    private var done: (() -> Void)?

    init(_ provider: NSItemProvider, _ local: Any?, _ attributes: [NSAttributedString.Key: Any], _ done: @escaping () -> Void) {
        (itemProvider, localObject, defaultAttributes, self.done) = (provider, local, attributes, done)
        super.init()
    }

    /// The first result counts.
    func set(_ new: Result) {
        guard result == nil else { return }
        result = new
        done?()
        done = nil
    }

    func setResult(string: String) { set(.text(NSAttributedString(string: string, attributes: defaultAttributes))) }
    func setResult(attributedString string: NSAttributedString) { set(.text(string)) }
    func setResult(attachment textAttachment: NSTextAttachment) { set(.text(NSAttributedString(attachment: textAttachment))) }
    func setNoResult() { set(.nothing) }

    func setDefaultResult() {
        guard itemProvider.canLoadObject(ofClass: NSString.self) else { return setNoResult() }
        let context = ApplicationContext.of(nil)
        _ = itemProvider.loadObject(ofClass: NSString.self) { [weak self] object, _ in
            let string = (object as? NSString).map { $0 as String }
            MainActor.assumeIsolated {
                context.perform { if let string { self?.setResult(string: string) } else { self?.setNoResult() } }
            }
        }
    }
}

/// An item for a search field.
@MainActor private final class SearchPasteItem: PasteItem, UISearchTextFieldPasteItem {
    func setSearchTokenResult(_ token: UISearchToken) { set(.token(token)) }
}
