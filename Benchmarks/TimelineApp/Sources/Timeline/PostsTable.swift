import UIKit

/// The posts as a table, with heights that are asked for a row at a time.
final class PostsTable: UITableView, UITableViewDataSource, UITableViewDelegate {
    private let count: Int
    private let images: Pictures
    private static let reuse = "post"
    private static let estimate: CGFloat = 360

    init(settings: Settings, _ images: Pictures) {
        (count, self.images) = (settings.rows, images)
        super.init(frame: .zero, style: .plain)
        separatorStyle = .none
        allowsSelection = false
        isPrefetchingEnabled = settings.prefetches
        backgroundColor = .white
        // Without an estimate every row is measured before the first is shown.
        estimatedRowHeight = settings.heights == .measured ? 0 : Self.estimate
        register(PostCell.self, forCellReuseIdentifier: Self.reuse)
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        PostView.height(of: Post(index: indexPath.row), width: tableView.bounds.width)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.reuse, for: indexPath)
        (cell as? PostCell)?.post.show(Post(index: indexPath.row), images)
        return cell
    }
}

final class PostCell: UITableViewCell {
    let post = PostView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        post.frame = contentView.bounds
        post.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(post)
    }

    required init?(coder: NSCoder) { nil }
}
