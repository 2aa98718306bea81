import Foundation

/// One message of the recommend page.
struct Message: Equatable {
    let number: Int
    var title: String { "Message \(number)" }
    var text: String { "What message \(number) says, in a line or two." }
}

/// Provides messages: ten a page.
struct MessageSource {
    static let pageSize = 10
    func page(_ number: Int) -> [Message] {
        guard number >= 0 else { return [] }
        return (0..<Self.pageSize).map { Message(number: number * Self.pageSize + $0 + 1) }
    }
}
