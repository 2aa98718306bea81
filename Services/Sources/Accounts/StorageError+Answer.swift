public import HTTP
public import Storage

extension StorageError: AnswerableError {
    public var answer: HTTPError? {
        if case .full = self { return .diskFull }
        return nil
    }
}
