internal import CoreGraphics
internal import Foundation

/// Scripts that give touches to a page, as touch events and as pointer events.
///
/// They run over an object of the engine's that knows the touches under way. The page's own events come from its listeners being called, so the
/// answer says at once whether the page has prevented the default. Events of the engine would be recognised as gestures there, in real time, and
/// scroll the page a second time.
enum TouchScript {
    /// The object.
    static let state = "({ active: new Map() })"

    /// A function of the object. Its arguments are "start", "move", "end" or "cancel", and the touches concerned: number, x, y in the page's window.
    ///
    /// Its value is what `PageTouchAnswer` reads. A touch that starts in a frame of another site is left to the scripts of that frame: the value
    /// says where the frame's content begins, and `frame` is the object of its element.
    static let send = """
        function (kind, changed) {
            const active = this.active, ended = kind === 'end' || kind === 'cancel';
            const find = (x, y) => {
                let root = document, target = null, left = 0, top = 0;
                for (;;) {
                    target = root.elementFromPoint(x - left, y - top);
                    for (let inner = target; inner && inner.shadowRoot; target = inner) {
                        const next = inner.shadowRoot.elementFromPoint(x - left, y - top);
                        if (!next || next === inner) break;
                        inner = next;
                    }
                    if (!target || target.tagName !== 'IFRAME') return target && { target, left, top };
                    const box = target.getBoundingClientRect();
                    left += box.left + target.clientLeft;
                    top += box.top + target.clientTop;
                    root = target.contentDocument;
                    if (!root) return { target, left, top, isForeign: true };
                }
            };
            for (const [id, x, y] of changed) {
                const found = kind === 'start' ? find(x, y) : active.get(id);
                if (found && found.isForeign) {
                    // Only its own scripts see what is in it.
                    this.frame = found.target;
                    return [found.left, found.top];
                }
                if (found) active.set(id, Object.assign(found, { x, y }));
            }
            const isChanged = ([id]) => changed.some(entry => entry[0] === id);
            const values = touch => {
                const view = touch.target.ownerDocument.defaultView, [clientX, clientY] = [touch.x - touch.left, touch.y - touch.top];
                return { clientX, clientY, screenX: touch.x, screenY: touch.y, pageX: clientX + view.scrollX, pageY: clientY + view.scrollY };
            };
            const make = ([identifier, touch]) => new (touch.target.ownerDocument.defaultView.Touch)(
                { identifier, target: touch.target, radiusX: 20, radiusY: 20, force: ended ? 0 : 1, ...values(touch) });
            const names = { start: 'pointerdown', move: 'pointermove', end: 'pointerup', cancel: 'pointercancel' };
            let prevented = false, takes = 0, x = true, y = true;
            for (const target of new Set([...active].filter(isChanged).map(([, touch]) => touch.target))) {
                const page = target.ownerDocument, view = page.defaultView;
                if (!view) continue;
                const all = [...active].filter(([, touch]) => touch.target.ownerDocument === page);
                const own = all.filter(([, touch]) => touch.target === target), now = own.filter(isChanged);
                const still = touches => ended ? touches.filter(touch => !isChanged(touch)) : touches;
                for (const [id, touch] of now) {
                    // The first one has the number of the mouse, which is always there, so that an element can capture it.
                    target.dispatchEvent(new view.PointerEvent(names[kind], {
                        bubbles: true, composed: true, cancelable: kind !== 'cancel', view, pointerId: id + 1, pointerType: 'touch',
                        isPrimary: id === 0, width: 40, height: 40, pressure: ended ? 0 : 0.5, buttons: ended ? 0 : 1,
                        button: kind === 'move' ? -1 : 0, ...values(touch) }));
                }
                const event = new view.TouchEvent('touch' + kind, {
                    bubbles: true, composed: true, cancelable: kind !== 'cancel', view, touches: still(all).map(make),
                    targetTouches: still(own).map(make), changedTouches: now.map(make) });
                if (!target.dispatchEvent(event)) prevented = true;
                if (kind !== 'start') continue;
                if (target.matches('input[type=range]:enabled')) takes = 1;
                for (let element = target; element; element = element.parentElement || (element.getRootNode().host || null)) {
                    const action = view.getComputedStyle(element).touchAction;
                    if (action === 'auto' || action === 'manipulation') continue;
                    x = x && /pan-x|pan-left|pan-right/.test(action);
                    y = y && /pan-y|pan-up|pan-down/.test(action);
                }
            }
            if (ended) for (const [id] of changed) active.delete(id);
            return [prevented ? 1 : 0, takes, x ? 1 : 0, y ? 1 : 0];
        }
        """

    /// Keeps the engine's own pointer events of the mouse, with which a tap arrives, from a page that has had those of the touch.
    static let filter = """
        for (const name of ['over', 'enter', 'down', 'move', 'up', 'out', 'leave', 'cancel', 'rawupdate'])
            addEventListener('pointer' + name, event => { if (event.isTrusted) event.stopImmediatePropagation(); }, true);
        """
    /// A function of the object.
    static let frame = "function () { return this.frame; }"

    /// The world in which that runs.
    static let world = "Ferry input"
}

/// What a page makes of a touch.
struct PageTouchAnswer: Equatable {
    /// A listener has prevented the default: the page is neither scrolled nor clicked.
    var isPrevented = false
    /// The element follows the touch by itself, as a slider does.
    var isSlider = false
    /// The directions in which the page may be scrolled from there.
    var (scrollsX, scrollsY) = (true, true)

    /// The touch is in a frame of another site, whose content begins here in the window. > Units: CSS pixels.
    var frame: CGPoint?

    /// What `TouchScript.send` returns; a page that says something else has no say.
    init(_ value: Any?) {
        let numbers = (value as? [Any])?.compactMap { ($0 as? NSNumber)?.doubleValue } ?? []
        if numbers.count == 2 { frame = CGPoint(x: numbers[0], y: numbers[1]) }
        guard numbers.count == 4 else { return }
        (isPrevented, isSlider) = (numbers[0] != 0, numbers[1] != 0)
        (scrollsX, scrollsY) = (numbers[2] != 0, numbers[3] != 0)
    }
}
