import Foundation

extension ShareError {
    /// What to tell the user.
    var words: String {
        switch self {
        case .offline: Sharebox.words("There is no connection to Sharebox.")
        case .slow: Sharebox.words("Sharebox takes too long to answer.")
        case .cut: Sharebox.words("The connection broke off.")
        case .signedOut: Sharebox.words("Your session is over. Please sign in again.")
        case .broken(let status): Sharebox.words("Sharebox has a problem (%d).", status)
        case .malformed: Sharebox.words("Sharebox gave an answer that this app does not understand.")
        case .damaged: Sharebox.words("The file arrived damaged. Please try again.")
        case .local(let message): message
        case .cancelled: Sharebox.words("Cancelled")
        case .refused(let refusal): refusal.words
        }
    }
}

extension ShareError.Refusal {
    var words: String {
        switch code {
        case "name_taken": Sharebox.words("This name is taken in its folder.")
        case "quota_exceeded": Sharebox.words("There is not enough room left.")
        case "share_deleted", "no_such_share": Sharebox.words("This share is gone.")
        case "no_such_folder": Sharebox.words("This folder is gone.")
        case "too_many_attempts": Sharebox.words("Too many attempts. Please wait %d seconds.", retryAfter ?? 60)
        case "account_taken": Sharebox.words("This account is taken.")
        case "wrong_credentials": Sharebox.words("Account or password is wrong.")
        case "upload_incomplete": Sharebox.words("This file is not whole yet.")
        case "unsupported_picture": Sharebox.words("This is no picture that can be used.")
        default: message.isEmpty ? Sharebox.words("Sharebox refused this (%@).", code) : message
        }
    }
}

extension FileName.Problem {
    var words: String {
        switch self {
        case .empty: Sharebox.words("A name is needed.")
        case .reserved: Sharebox.words("“.” and “..” are no names.")
        case .slash: Sharebox.words("A name cannot hold “/”.")
        case .nul: Sharebox.words("A name cannot hold a NUL character.")
        case .invisible(let code): Sharebox.words("A name cannot hold %@, which cannot be seen.", code)
        case .edgeSpace: Sharebox.words("A name cannot begin or end with a space.")
        case .tooLong(let count): Sharebox.words("The name is too long: %d of 255 bytes.", count)
        case .notUnicode: Sharebox.words("The name is not valid text.")
        }
    }
}
