extension UITableView {
    /// Cells created since the table was; reused ones count once. For tools.
    package var numberOfCellsMade: Int { reuse.cellsMade }
}
