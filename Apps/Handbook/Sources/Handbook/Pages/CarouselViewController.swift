import UIKit

/// Five images in an endless loop, advanced by a timer or by dragging.
class CarouselViewController: PageViewController, UIScrollViewDelegate {
    private let scroller = UIScrollView()
    private let dots = UIPageControl()
    private let state = UILabel()
    private let story = UITextView()
    private var cards: [UILabel] = []
    private var timer: Timer?

    private let seasons: [(name: String, color: UIColor)] = [
        ("Snow", .systemTeal), ("Blossom", .systemPink), ("Meadow", .systemGreen), ("Harvest", .systemOrange), ("Fog", .systemIndigo),
    ]

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        scroller.isPagingEnabled = true
        scroller.showsHorizontalScrollIndicator = false
        scroller.delegate = self
        scroller.layer.cornerRadius = 12
        scroller.accessibilityIdentifier = "carousel"
        content.addSubview(scroller)

        // One more card at each end: a copy of the last before the first, and of the first after the last.
        let order = [seasons.count - 1] + Array(seasons.indices) + [0]
        for index in order {
            let card = UILabel()
            card.text = localized(seasons[index].name)
            card.textAlignment = .center
            card.textColor = .white
            card.font = .systemFont(ofSize: 40, weight: .bold)
            card.backgroundColor = seasons[index].color.underWhite
            scroller.addSubview(card)
            cards.append(card)
        }

        dots.numberOfPages = seasons.count
        dots.pageIndicatorTintColor = .systemGray4
        dots.currentPageIndicatorTintColor = .label
        dots.addTarget(self, action: #selector(pickPage), for: .valueChanged)
        content.addSubview(dots)

        state.font = .preferredFont(forTextStyle: .subheadline)
        state.textColor = .secondaryLabel
        state.textAlignment = .center
        state.numberOfLines = 0
        content.addSubview(state)

        story.isEditable = false
        story.font = .preferredFont(forTextStyle: .body)
        story.text = localized("carousel.tale")
        story.textContainerInset = UIEdgeInsets(top: 16, left: 11, bottom: 16, right: 11)
        story.backgroundColor = .secondarySystemBackground
        story.layer.cornerRadius = 12
        story.alwaysBounceVertical = true
        story.accessibilityIdentifier = "story"
        content.addSubview(story)
        show(page: 0)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        start()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stop()
    }

    override func layoutContent(in area: CGRect) {
        let cardHeight = min(220, area.height * 0.4)
        let page = dots.currentPage
        scroller.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: cardHeight)
        for (index, card) in cards.enumerated() {
            card.frame = CGRect(x: area.width * CGFloat(index), y: 0, width: area.width, height: cardHeight)
        }
        scroller.contentSize = CGSize(width: area.width * CGFloat(cards.count), height: cardHeight)
        scroller.contentOffset.x = area.width * CGFloat(page + 1)
        dots.frame = CGRect(x: area.minX, y: scroller.frame.maxY + 4, width: area.width, height: 26)
        // Its text changes while the pages turn: with large text there are two lines for it.
        let lines: CGFloat = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 2 : 1
        let height = max(20, (state.font.lineHeight * lines).rounded(.up))
        state.frame = CGRect(x: area.minX, y: dots.frame.maxY, width: area.width, height: height)
        let top = state.frame.maxY + 12
        story.frame = CGRect(x: area.minX, y: top, width: area.width, height: max(140, area.maxY - top))
    }

    // MARK: Looping

    private func start() {
        stop()
        // In the common modes the timer also fires while another view is scrolled.
        let timer = Timer.scheduledTimer(timeInterval: 2, target: self, selector: #selector(turn), userInfo: nil, repeats: true)
        RunLoop.current.add(timer, forMode: .common)
        self.timer = timer
        state.text = localized("Turns by itself")
    }

    private func stop() {
        timer?.invalidate()
        timer = nil
        state.text = localized("Held")
    }

    @objc private func turn() {
        let width = scroller.bounds.width
        let next = (scroller.contentOffset.x / width).rounded() + 1
        scroller.setContentOffset(CGPoint(x: next * width, y: 0), animated: true)
    }

    @objc private func pickPage() {
        scroller.setContentOffset(CGPoint(x: scroller.bounds.width * CGFloat(dots.currentPage + 1), y: 0), animated: true)
    }

    private func show(page: Int) {
        dots.currentPage = page
        dots.accessibilityValue = localized("%@, %d of %d", localized(seasons[page].name), page + 1, seasons.count)
    }

    // MARK: Delegate

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let width = scrollView.bounds.width
        guard width > 0 else { return }
        let round = width * CGFloat(seasons.count)
        // The copies at both ends are a full loop away from their originals.
        if scrollView.contentOffset.x >= round + width {
            scrollView.contentOffset.x -= round
        } else if scrollView.contentOffset.x <= 0 {
            scrollView.contentOffset.x += round
        }
        // The page changes halfway.
        let place = scrollView.contentOffset.x / width
        let page = (Int(place.rounded()) - 1 + seasons.count) % seasons.count
        guard page != dots.currentPage else { return }
        show(page: page)
        if scrollView.isDragging {
            let part = Int((place - place.rounded(.down)) * 100)
            state.text = localized("Held; %@ came at %d %%", localized(seasons[page].name), part)
        }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { stop() }

    /// The timer continues when the carousel is at rest.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { start() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { start() }
}
