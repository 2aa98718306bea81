import HTTP

/// The page of a deal for browsers on phones: a header, the offer, images and text, shops, reviews, more offers and a footer.
///
/// An app that embeds it wants one section, the element with the id `pictures-text`. Real pages are less tidy, so there are variants.
struct MobilePage {
    enum Variant: String, CaseIterable, Sendable {
        case plain
        /// A script adds the section after the page has loaded.
        case late
        /// The section is deep inside other elements.
        case nested
        /// Another element before it has the same class.
        case doubled
        /// A script puts a banner over the page, and puts it there again when it is removed.
        case overlaid
        /// There is no such section.
        case empty

        /// Most deals have plain pages; one of forty has no section.
        init(number: Int64) {
            let awkward: [Variant] = [.late, .nested, .doubled, .overlaid]
            self = number % 40 == 39 ? .empty : number % 2 == 0 ? .plain : awkward[Int(number / 2 % 4)]
        }
    }

    let deal: Deal
    let businesses: [Business]
    let catalog: Catalog
    let variant: Variant

    static func escape(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.append(character)
            }
        }
        return escaped
    }

    var html: String {
        Self.document(
            title: deal.title,
            body: """
                <header class="top"><a href="/">团购</a><span>\(Self.escape(catalog.regionName(deal.city)))</span></header>
                <div class="app-banner">下载客户端，优惠更多</div>
                \(offer)
                \(sections)
                \(shops)
                <section class="card reviews"><h2>网友点评</h2><p>★★★★☆ 分量足，环境好，下次还来。</p><p>★★★★★ 服务热情，值得推荐。</p></section>
                <section class="card more"><h2>看了又看</h2><ul><li>附近热门套餐</li><li>本周新单</li></ul></section>
                <footer><p>客服电话 000-0000000</p><p>本页内容为示例数据</p></footer>
                """)
    }

    private var offer: String {
        """
        <section class="card offer"><img src="/images/\(deal.image).png" alt=""><h1>\(Self.escape(deal.title))</h1>
        <p>\(Self.escape(deal.description))</p>
        <p class="price"><b>¥\(FixedPoint.text(deal.price, digits: 2))</b> <s>¥\(FixedPoint.text(deal.listPrice, digits: 2))</s>
        <a class="buy" href="/deal/\(deal.number)">立即抢购</a></p></section>
        """
    }

    /// Images and text.
    private var section: String {
        let terms = DealTerms(deal, catalog)
        func paragraphs(_ text: String) -> String {
            text.split(separator: "\n").map { "<p>\(Self.escape(String($0)))</p>" }.joined()
        }
        let images = (0..<3).map { offset in
            let variant = (deal.number + Int64(offset) + 1) % Int64(DealImage.variants)
            return "<img src=\"/images/\(deal.subcategory)-\(variant).png\" alt=\"\">"
        }
        return """
            <section id="pictures-text" class="card pictures-text"><h2>团购详情</h2>\(paragraphs(terms.details))<h2>购买须知</h2>\
            \(paragraphs(terms.notice))<h2>图文介绍</h2>\(images.joined())</section>
            """
    }

    private var sections: String {
        switch variant {
        case .plain: return section
        case .late:
            // As text in a template, so that the script needs no escapes of its own.
            return """
                <div id="slot"><p class="wait">加载中…</p></div><template id="later">\(section)</template>
                <script>setTimeout(function () {
                  var slot = document.getElementById('slot');
                  slot.replaceChildren(document.getElementById('later').content.cloneNode(true));
                }, 300);</script>
                """
        case .nested:
            return """
                <div class="wrap"><div class="ad">广告位</div><div class="wrap"><div class="wrap">\(section)</div>\
                <div class="ad">广告位</div></div></div>
                """
        case .doubled:
            return "<section class=\"card pictures-text\"><h2>精选推荐</h2><p>同类团购的图文介绍。</p></section>" + section
        case .overlaid:
            return section + """

                <script>setInterval(function () {
                  if (document.querySelector('.overlay')) { return; }
                  var banner = document.createElement('div');
                  banner.className = 'overlay';
                  banner.textContent = '打开客户端，立减 5 元';
                  document.body.appendChild(banner);
                }, 200);</script>
                """
        case .empty: return "<section class=\"card\"><h2>团购详情</h2><p>商家暂未提供图文介绍。</p></section>"
        }
    }

    private var shops: String {
        let items = businesses.map {
            "<li><b>\(Self.escape($0.name))</b><p>\(Self.escape($0.address))</p><p>\(Self.escape($0.telephone))</p></li>"
        }
        return "<section class=\"card shops\"><h2>适用商户</h2><ul>\(items.joined())</ul></section>"
    }

    // MARK: Answers

    /// Whether errors of a request are pages too.
    static func isPage(_ request: Request?) -> Bool { ["m", "deal"].contains(request?.target.segments.first) }

    static func refusal(_ error: HTTPError) -> Response {
        let title = error.status == 404 ? "没有找到这个团购" : "页面暂时无法打开"
        return .text(
            error.status,
            document(title: title, body: "<section class=\"card\"><h1>\(title)</h1><p>\(escape(error.message))</p></section>"),
            type: "text/html; charset=utf-8")
    }

    private static func document(title: String, body: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="zh-CN"><head><meta charset="utf-8"><title>\(escape(title))</title>
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <style>
        body { margin: 0; background: #f2f2f2; color: #333; font: 15px/1.6 sans-serif; }
        header, footer, .app-banner, .overlay { padding: 10px 14px; background: #fff; color: #888; text-align: center; }
        header { display: flex; justify-content: space-between; background: #f7774a; color: #fff; }
        header a { color: #fff; text-decoration: none; }
        .overlay { position: fixed; left: 0; right: 0; bottom: 0; background: #333; color: #fff; }
        .card { margin: 10px 0; padding: 12px 14px; background: #fff; }
        .card img { display: block; width: 100%; margin: 8px 0; border-radius: 6px; }
        h1 { font-size: 19px; margin: 6px 0; } h2 { font-size: 16px; margin: 10px 0 4px; color: #f7774a; } p { margin: 4px 0; }
        .price b { color: #f7774a; font-size: 24px; } .price s { color: #999; }
        .buy { float: right; padding: 4px 16px; border-radius: 4px; background: #f7774a; color: #fff; text-decoration: none; }
        .ad { padding: 14px; background: #ffe9c7; text-align: center; } ul { padding-left: 18px; }
        @media (prefers-color-scheme: dark) {
          body { background: #101012; color: #ddd; }
          footer, .app-banner, .card { background: #1c1c1e; }
          footer, .app-banner { color: #98989f; }
          h2, .price b { color: #ff8f66; }
          .ad { background: #3a3020; }
        }
        </style></head><body>
        \(body)
        </body></html>
        """
    }
}
