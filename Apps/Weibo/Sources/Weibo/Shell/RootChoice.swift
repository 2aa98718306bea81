import Foundation

/// What the window shows first.
enum RootChoice: Equatable {
    case newFeatures, signIn, main

    init(shownVersion: String?, runningVersion: String, account: Account?, now: Date) {
        if shownVersion != runningVersion {
            self = .newFeatures
        } else {
            self = account?.isValid(at: now) == true ? .main : .signIn
        }
    }
}
