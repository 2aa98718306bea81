public import Foundation

/// Rules about what pages may load and show, ready to use. > Contract: WebKit, WKContentRuleList.
@preconcurrency @MainActor open class WKContentRuleList: NSObject {
    /// The name under which the store keeps it.
    public let identifier: String
    let rules: ContentRules

    init(identifier: String, rules: ContentRules) {
        self.identifier = identifier
        self.rules = rules
        super.init()
    }
}

/// Keeps lists of content rules as files. > Contract: WebKit, WKContentRuleListStore.
/// > Partial: the actions are `block`, `css-display-none` and `ignore-previous-rules`; lists with others are refused.
@preconcurrency @MainActor open class WKContentRuleListStore: NSObject {
    private static let shared: WKContentRuleListStore? = {
        let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        return support.map { WKContentRuleListStore(folder: $0.appendingPathComponent("ContentRuleLists")) }
    }()

    private let folder: URL

    /// The store in the app's own folder.
    open class func `default`() -> WKContentRuleListStore! { shared }

    /// A store in a folder, which is made when the first list is kept.
    public convenience init!(url: URL!) { self.init(folder: url) }

    private init(folder: URL) {
        self.folder = folder
        super.init()
    }

    private func file(_ identifier: String) -> URL {
        // A name may have any characters, and is not a path.
        let name = identifier.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return folder.appendingPathComponent(name + ".json")
    }

    /// Reads rules and keeps them; a list of the same name is replaced. > Errors: `WKError.contentRuleListStoreCompileFailed`.
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        let (identifier, text): (String, String) = (identifier ?? "", encodedContentRuleList ?? "")
        finish(completionHandler, .contentRuleListStoreCompileFailed) { [self] in
            let list = WKContentRuleList(identifier: identifier, rules: try ContentRules(text))
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file(identifier), options: .atomic)
            return list
        }
    }

    /// Reads a list that was kept. > Errors: `WKError.contentRuleListStoreLookUpFailed`.
    open func lookUpContentRuleList(
        forIdentifier identifier: String!, completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        let identifier: String = identifier ?? ""
        finish(completionHandler, .contentRuleListStoreLookUpFailed) { [self] in
            let text = String(decoding: try Data(contentsOf: file(identifier)), as: UTF8.self)
            return WKContentRuleList(identifier: identifier, rules: try ContentRules(text))
        }
    }

    /// Removes a list that was kept; web views that use it go on. > Errors: `WKError.contentRuleListStoreRemoveFailed`.
    open func removeContentRuleList(forIdentifier identifier: String!, completionHandler: (@MainActor ((any Error)?) -> Void)!) {
        let identifier: String = identifier ?? ""
        finish({ _, error in completionHandler?(error) }, .contentRuleListStoreRemoveFailed) { [self] in
            try FileManager.default.removeItem(at: file(identifier))
            return nil
        }
    }

    /// Reads the names of the lists that are kept.
    open func getAvailableContentRuleListIdentifiers(_ completionHandler: (@MainActor ([String]?) -> Void)!) {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let names = files.filter { $0.hasSuffix(".json") }.compactMap { String($0.dropLast(5)).removingPercentEncoding }
        Task { completionHandler?(names.sorted()) }
    }

    private func finish(
        _ completion: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)?, _ code: WKError.Code,
        _ action: () throws -> WKContentRuleList?
    ) {
        let result = Result { try action() }
        Task {
            switch result {
            case .success(let list): completion?(list, nil)
            case .failure(let error):
                let message = (error as? ContentRuleError)?.message ?? error.localizedDescription
                completion?(nil, WKError(code: code, message: message))
            }
        }
    }
}

extension WKContentRuleListStore {
    /// Reads rules and keeps them; a list of the same name is replaced. > Errors: `WKError.contentRuleListStoreCompileFailed`.
    public func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!
    ) async throws -> WKContentRuleList? {
        try await withCheckedThrowingContinuation { continuation in
            compileContentRuleList(forIdentifier: identifier, encodedContentRuleList: encodedContentRuleList) { list, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: list) }
            }
        }
    }

    /// Reads a list that was kept. > Errors: `WKError.contentRuleListStoreLookUpFailed`.
    public func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList? {
        try await withCheckedThrowingContinuation { continuation in
            lookUpContentRuleList(forIdentifier: identifier) { list, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: list) }
            }
        }
    }

    /// Removes a list that was kept. > Errors: `WKError.contentRuleListStoreRemoveFailed`.
    public func removeContentRuleList(forIdentifier identifier: String!) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            removeContentRuleList(forIdentifier: identifier) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    /// Reads the names of the lists that are kept.
    public func availableIdentifiers() async -> [String]? {
        await withCheckedContinuation { continuation in
            getAvailableContentRuleListIdentifiers { continuation.resume(returning: $0) }
        }
    }
}
