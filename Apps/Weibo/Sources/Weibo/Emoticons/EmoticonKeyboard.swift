import UIKit

@MainActor protocol EmoticonKeyboardDelegate: AnyObject {
    func emoticonKeyboard(_ keyboard: EmoticonKeyboard, didChoose emoticon: Emoticon)
    func emoticonKeyboardDidTapDelete(_ keyboard: EmoticonKeyboard)
}

/// The places of emoticons on the keyboard's pages, the last place of each being the delete key's.
enum EmoticonPages {
    static let columns = 7
    static let rows = 3
    static let perPage = columns * rows - 1

    static func count(_ emoticons: Int) -> Int { max(1, (emoticons + perPage - 1) / perPage) }
}

/// The input view with emoticons: pages of keys that can be swiped, and a page control.
final class EmoticonKeyboard: UIInputView, UIScrollViewDelegate {
    weak var delegate: EmoticonKeyboardDelegate?
    private let scroll = UIScrollView()
    private let dots = UIPageControl()
    private var keys: [UIButton] = []
    private var deletes: [UIButton] = []
    private let emoticons = Emoticon.all

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 236), inputViewStyle: .keyboard)
        accessibilityIdentifier = "emoticon keyboard"
        backgroundColor = Palette.page
        scroll.isPagingEnabled = true
        scroll.showsHorizontalScrollIndicator = false
        scroll.delegate = self
        dots.numberOfPages = EmoticonPages.count(emoticons.count)
        dots.pageIndicatorTintColor = .tertiaryLabel
        dots.currentPageIndicatorTintColor = Palette.accent
        dots.hidesForSinglePage = true
        dots.isUserInteractionEnabled = false
        addSubview(scroll)
        addSubview(dots)
        for (index, emoticon) in emoticons.enumerated() {
            let key = UIButton(type: .custom)
            key.setImage(EmoticonDrawing.image(emoticon, side: 32), for: .normal)
            key.tag = index
            key.accessibilityLabel = emoticon.code
            key.addTarget(self, action: #selector(chosen), for: .touchUpInside)
            keys.append(key)
            scroll.addSubview(key)
        }
        for page in 0..<dots.numberOfPages {
            let key = UIButton(type: .system)
            key.setImage(UIImage(systemName: "delete.left"), for: .normal)
            key.tintColor = .secondaryLabel
            key.accessibilityLabel = words("Delete")
            key.accessibilityIdentifier = "delete \(page + 1)"
            key.addTarget(self, action: #selector(deleteTapped), for: .touchUpInside)
            deletes.append(key)
            scroll.addSubview(key)
        }
    }

    required init?(coder: NSCoder) { nil }

    @objc private func chosen(_ sender: UIButton) { delegate?.emoticonKeyboard(self, didChoose: emoticons[sender.tag]) }
    @objc private func deleteTapped() { delegate?.emoticonKeyboardDidTapDelete(self) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bounds.height - safeAreaInsets.bottom - 28
        scroll.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        scroll.contentSize = CGSize(width: bounds.width * CGFloat(dots.numberOfPages), height: height)
        dots.frame = CGRect(x: 0, y: height, width: bounds.width, height: 24)
        for (index, key) in keys.enumerated() { key.frame = place(index % EmoticonPages.perPage, page: index / EmoticonPages.perPage) }
        for (page, key) in deletes.enumerated() { key.frame = place(EmoticonPages.perPage, page: page) }
    }

    private func place(_ index: Int, page: Int) -> CGRect {
        let width = min(560, bounds.width - 16) / CGFloat(EmoticonPages.columns)
        let left = (bounds.width - width * CGFloat(EmoticonPages.columns)) / 2
        let height = scroll.bounds.height / CGFloat(EmoticonPages.rows)
        let (row, column) = (index / EmoticonPages.columns, index % EmoticonPages.columns)
        return CGRect(
            x: CGFloat(page) * bounds.width + left + CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard bounds.width > 0 else { return }
        dots.currentPage = Int((scroll.contentOffset.x / bounds.width).rounded())
    }
}
