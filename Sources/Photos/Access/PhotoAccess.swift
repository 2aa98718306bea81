internal import Foundation
package import PhotoLibrary
internal import ProgrammerErrors
internal import Synchronization
package import UIKitCore

/// What the process, which is one app, has of the device's photo library: the library, the user's answers, and the questions.
package final class PhotoAccess: Sendable {
    /// The two questions.
    package enum Question: Sendable {
        case reading, adding

        var key: String { self == .reading ? "NSPhotoLibraryUsageDescription" : "NSPhotoLibraryAddUsageDescription" }
    }

    private static let installed = Mutex(PhotoAccess(library: .device, permissions: .app))
    package static var shared: PhotoAccess { installed.withLock { $0 } }
    /// Replaces the process's. For tests.
    package static func install(_ access: PhotoAccess) { installed.withLock { $0 = access } }

    package let library: PhotoLibraryStore
    package let permissions: PhotoPermissionStore
    let observers = LibraryObservers()
    private let usage: @Sendable (String) -> String?
    /// The device's time.
    package let now: @Sendable () -> Date
    private let waiting = Mutex<[Question: [@Sendable () -> Void]]>([:])

    package init(
        library: PhotoLibraryStore, permissions: PhotoPermissionStore,
        usage: @escaping @Sendable (String) -> String? = { AppInformation.text($0) },
        now: @escaping @Sendable () -> Date = { Date() }
    ) { (self.library, self.permissions, self.usage, self.now) = (library, permissions, usage, now) }

    /// What the app sees of the library.
    package var visible: PhotoLibraryContents { permissions.permission.visible(of: library.contents) }

    /// Lets the user choose photos for an app with limited access; UIKit sets it.
    @MainActor package static var chooser: Chooser?
    package typealias Chooser =
        @MainActor (
            _ context: ApplicationContext, _ chosen: Set<String>, _ done: @escaping @MainActor (Set<String>) -> Void
        ) -> Void

    // MARK: Questions

    /// Calls `response` once there is an answer, on a queue of the system, after asking the user if that is needed.
    ///
    /// > Precondition: `Info.plist` has the question's reason.
    package func ask(_ question: Question, _ response: @escaping @Sendable () -> Void) {
        guard isUndecided(question) else { return DispatchQueue.global().async(execute: response) }
        guard let reason = usage(question.key), !reason.isEmpty else {
            ProgrammerError.trap(
                """
                This app has crashed because it attempted to access privacy-sensitive data without a usage description. The app's \
                Info.plist must contain an \(question.key) key with a string value explaining to the user how the app uses this data.
                """)
        }
        let isFirst = waiting.withLock { waiting in
            waiting[question, default: []].append(response)
            return waiting[question]?.count == 1
        }
        if isFirst { ApplicationContext.later { self.show(question, reason) } }
    }

    private func isUndecided(_ question: Question) -> Bool {
        let permission = permissions.permission
        return question == .reading ? permission.reading == .undecided : permission.adding == .undecided && !permission.canRead
    }

    @MainActor private func show(_ question: Question, _ reason: String) {
        let context = ApplicationContext.of(nil)
        let device = context.device
        let text = PhotoQuestionText(
            question, app: SystemAlert.appName, systemVersion: device.systemVersion, locale: device.localeIdentifier)
        SystemAlert().ask(for: context, title: text.title, message: reason, answers: text.answers.map(\.title)) { index in
            self.take(text.answers[index].answer, question, context)
        }
    }

    @MainActor private func take(_ answer: PhotoQuestionText.Answer, _ question: Question, _ context: ApplicationContext) {
        switch (question, answer) {
        case (.adding, let answer): permissions.change { $0.adding = answer == .deny ? .denied : .granted }
        case (.reading, .deny): permissions.change { $0.reading = .denied }
        case (.reading, .allow): permissions.change { $0.reading = .full }
        case (.reading, .select):
            guard let chooser = Self.chooser else {
                permissions.change { $0.reading = .limited }
                break
            }
            return chooser(context, []) { chosen in
                self.permissions.change { ($0.reading, $0.selected) = (.limited, chosen) }
                self.finish(question)
            }
        }
        finish(question)
    }

    private func finish(_ question: Question) {
        let responses = waiting.withLock { $0.removeValue(forKey: question) ?? [] }
        DispatchQueue.global().async { for response in responses { response() } }
        if question == .reading { observers.libraryChanged(self) }
    }

    /// The user changes what an app with limited access sees.
    package func select(_ chosen: Set<String>) {
        permissions.change { $0.selected = chosen }
        observers.libraryChanged(self)
    }

    // MARK: Changes

    /// Changes the library. What an app with limited access adds, it sees.
    package func commit(_ changes: [PhotoLibraryChange], files: [String: Data]) throws(PhotoLibraryError) {
        try library.commit(changes, files: files)
        let added = changes.compactMap { change in if case .add(let asset) = change { asset.id } else { nil } }
        if permissions.permission.reading == .limited, !added.isEmpty { permissions.change { $0.selected.formUnion(added) } }
        observers.libraryChanged(self)
    }
}
