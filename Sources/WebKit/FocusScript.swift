/// A script about the element that takes text.
enum FocusScript {
    /// Where that element of the frame is in the window of the outermost page: x, y, width and height in CSS pixels, and nothing in a frame of
    /// another site, which does not know where it is itself. Null if there is none.
    static let place = """
        (() => {
            // In frames without the focus an element may still be the active one.
            const element = document.hasFocus() && document.activeElement;
            if (!element || !(element.isContentEditable || /^(INPUT|TEXTAREA)$/.test(element.tagName))) return null;
            const box = element.getBoundingClientRect();
            let { x, y } = box;
            for (let here = window; here !== here.parent; here = here.parent) {
                let frame = null;
                try { frame = here.frameElement } catch {}
                if (!frame) return [];
                const around = frame.getBoundingClientRect();
                x += around.left + frame.clientLeft;
                y += around.top + frame.clientTop;
            }
            return [x, y, box.width, box.height];
        })()
        """
}
