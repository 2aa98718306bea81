/// Scripts that find the elements of a page that scroll their content, and scroll them. They leave nothing in the page: what they found is held
/// by the engine, as an object of its own.
enum ScrollAreaScript {
    /// More are left alone.
    private static let most = 100

    /// A list of the elements, outer ones before those inside them. Frames of the page's own site are looked into.
    static let find = """
        (() => {
            const found = [];
            const look = root => {
                for (const element of root.querySelectorAll('*')) {
                    if (found.length >= \(most)) return;
                    if (element.tagName === 'IFRAME') {
                        // Frames of other sites show nothing of themselves.
                        const inner = element.contentDocument, whole = inner && inner.scrollingElement;
                        if (!whole) continue;
                        found.push(whole);
                        look(inner);
                        continue;
                    }
                    const wide = element.scrollWidth > element.clientWidth + 1, high = element.scrollHeight > element.clientHeight + 1;
                    if (!wide && !high) continue;
                    const page = element.ownerDocument;
                    if (element === page.documentElement || element === page.scrollingElement) continue;
                    const style = element.ownerDocument.defaultView.getComputedStyle(element);
                    // The page takes the overflow of its body for its own.
                    if (element === page.body && getComputedStyle(page.documentElement).overflowY === 'visible') continue;
                    const scrolls = value => value === 'auto' || value === 'scroll';
                    if ((wide && scrolls(style.overflowX)) || (high && scrolls(style.overflowY))) found.push(element);
                }
            };
            look(document);
            return found;
        })()
        """

    /// A function of the list that says where its elements are, as `PageScrollArea` reads it; its argument is the list before.
    static let describe = """
        function (former) {
            const list = this, places = new Map(list.map((element, index) => [element, index]));
            const isWhole = element => element === element.ownerDocument.scrollingElement;
            const frameOf = element => element.ownerDocument.defaultView.frameElement;
            // The box of the content's visible part, in the window of the outermost page.
            const box = element => {
                let x = 0, y = 0, width = element.clientWidth, height = element.clientHeight;
                let here = element;
                if (isWhole(element)) {
                    here = frameOf(element);
                    (width = here.clientWidth), (height = here.clientHeight);
                }
                while (here) {
                    const around = here.getBoundingClientRect();
                    x += around.left + here.clientLeft;
                    y += around.top + here.clientTop;
                    here = here.ownerDocument === document ? null : frameOf(here);
                }
                return { x, y, width, height };
            };
            const above = element => isWhole(element) ? frameOf(element) : element.parentElement || frameOf(element);
            return list.map(element => {
                const style = element.ownerDocument.defaultView.getComputedStyle(element), around = box(element);
                let parent = -1, fixed = 0;
                if (!isWhole(element) && style.position === 'fixed') fixed = 1;
                for (let outer = above(element); outer && parent < 0; outer = above(outer)) {
                    if (places.has(outer)) parent = places.get(outer);
                    else if (outer.ownerDocument.defaultView.getComputedStyle(outer).position === 'fixed') fixed = 1;
                }
                if (parent >= 0) {
                    const inside = box(list[parent]);
                    fixed = 0;
                    around.x += list[parent].scrollLeft - inside.x;
                    around.y += list[parent].scrollTop - inside.y;
                } else if (!fixed) {
                    around.x += scrollX;
                    around.y += scrollY;
                }
                const isOpen = value => value === 'auto' || value === 'scroll' || isWhole(element) && value === 'visible';
                const touch = style.touchAction, off = style.pointerEvents === 'none' || style.visibility !== 'visible';
                const allows = pan => !off && (touch === 'auto' || touch === 'manipulation' || touch.includes(pan));
                return [around.x, around.y, around.width, around.height, element.scrollWidth, element.scrollHeight,
                    element.scrollLeft, element.scrollTop,
                    isOpen(style.overflowX) && allows('pan-x') ? 1 : 0, isOpen(style.overflowY) && allows('pan-y') ? 1 : 0,
                    parent, fixed, former ? former.indexOf(element) : -1];
            });
        }
        """

    /// A function of the list that scrolls one of its elements. While the user does, nothing snaps.
    static let scroll = """
        function (index, left, top, isHeld) {
            const element = this[index];
            if (isHeld && !element.style.scrollSnapType) element.style.scrollSnapType = 'none';
            element.scrollTo({ left, top, behavior: 'instant' });
            if (!isHeld && element.style.scrollSnapType === 'none') element.style.scrollSnapType = '';
        }
        """
}
