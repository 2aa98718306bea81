/// What is done with the list, in this order.
enum ListStep: String, CaseIterable {
    /// All rows are inserted and saved.
    case insert = "inserted"
    /// All rows are read in order, with the values of each.
    case open = "opened"
    /// Rows whose title contains a text are read.
    case filter = "filtered by a text"
    /// Rows are counted by a number.
    case count = "counted"
    /// Every hundredth row gets another number and is saved.
    case edit = "a hundredth edited"

    static let words = ["apple", "Pear", "plum", "Quince", "lime", "Fig", "date", "Kiwi"]
    static func title(_ row: Int) -> String { "\(words[row % words.count]) \(row)" }
}
