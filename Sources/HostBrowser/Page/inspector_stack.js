"use strict";
// The layers of the screen as planes one above the other, each with its own image.
(() => {
  const { model, parts, make, ask, choose, hover } = window.ferryInspector;
  const angles = { x: -14, y: 34, zoom: 1, spacing: 26, from: 0, to: Infinity, clips: true, outlines: true, images: true };
  const front = { x: 0, y: 0 };
  let stack = null, highest = 0, planes = [], isVisible = false, isReading = false, rootId = 0;
  const own = {};

  window.ferryInspector.showLayers = (shows) => {
    isVisible = shows;
    if (!shows) return;
    if (!own.space) build();
    read();
  };
  window.ferryInspector.markPlanes = mark;

  function slider(label, least, most, value, input) {
    const range = make("input", { type: "range", min: least, max: most, value, "aria-label": label });
    range.addEventListener("input", () => input(Number(range.value)));
    return range;
  }
  function toggle(label, name) {
    const box = make("input", { type: "checkbox", checked: angles[name] });
    box.addEventListener("change", () => {
      angles[name] = box.checked;
      show();
    });
    return make("label", { className: "switch" }, box, label);
  }

  function build() {
    own.spacing = slider("Spacing", 0, 90, angles.spacing, (value) => { angles.spacing = value; turn(true); });
    own.from = slider("Lowest layer", 0, 1, 0, (value) => { angles.from = value; if (value > angles.to) own.to.value = angles.to = value; filter(); });
    own.to = slider("Highest layer", 0, 1, 1, (value) => { angles.to = value; if (value < angles.from) own.from.value = angles.from = value; filter(); });
    const view = make("button", { type: "button" }, "From the front");
    view.addEventListener("click", () => {
      const isFront = angles.x === front.x && angles.y === front.y;
      Object.assign(angles, isFront ? { x: -14, y: 34 } : { ...front, zoom: 1 });
      view.textContent = isFront ? "From the front" : "From the side";
      turn();
    });
    own.view = view;
    const again = make("button", { type: "button" }, "Read again");
    again.addEventListener("click", () => read());
    own.scope = make("button", { type: "button", "aria-pressed": "false" }, "Chosen view only");
    own.scope.addEventListener("click", () => {
      rootId = rootId ? 0 : model.chosen;
      own.scope.setAttribute("aria-pressed", rootId !== 0);
      read();
    });
    own.world = make("div", { className: "world" });
    own.space = make("div", { id: "inspector-space" }, own.world);
    own.status = make("p", { className: "status", role: "status" });
    own.status.style.margin = 0;
    parts.layers.append(
      make("div", { className: "controls" }, make("span", {}, "Spacing"), own.spacing, make("span", {}, "Range"), make("div", {}, own.from, own.to),
        make("div", { className: "wide" }, toggle("Clip content", "clips"), toggle("Outlines", "outlines"), toggle("Images", "images"), view, own.scope, again)),
      own.space, own.status);
    const { space } = own;
    let start = null;
    space.addEventListener("pointerdown", (event) => {
      space.setPointerCapture(event.pointerId);
      start = { x: event.clientX, y: event.clientY, angleX: angles.x, angleY: angles.y, moved: false };
    });
    space.addEventListener("pointermove", (event) => {
      if (!start) return hover(planeAt(event));
      const across = event.clientX - start.x, down = event.clientY - start.y;
      if (!start.moved && Math.hypot(across, down) < 4) return;
      start.moved = true;
      space.classList.add("turning");
      angles.y = Math.min(Math.max(start.angleY + across / 3, -85), 85);
      angles.x = Math.min(Math.max(start.angleX - down / 3, -85), 85);
      view.textContent = "From the front";
      turn();
    });
    const end = (event) => {
      if (start && !start.moved && event.type === "pointerup") {
        const id = planeAt(event);
        if (id) choose(id);
      }
      start = null;
      space.classList.remove("turning");
    };
    space.addEventListener("pointerup", end);
    space.addEventListener("pointercancel", end);
    space.addEventListener("pointerleave", () => !start && hover(0));
    space.addEventListener("wheel", (event) => {
      event.preventDefault();
      angles.zoom = Math.min(Math.max(angles.zoom * Math.exp(-event.deltaY / 600), 0.3), 6);
      turn();
    }, { passive: false });
    new ResizeObserver(() => turn()).observe(space);
  }

  function planeAt(event) {
    const element = document.elementFromPoint(event.clientX, event.clientY);
    return Number(element?.closest?.(".plane")?.dataset.id ?? 0);
  }

  async function read() {
    if (isReading) return;
    isReading = true;
    if (rootId && !model.byId.has(rootId)) {
      rootId = 0;
      own.scope.setAttribute("aria-pressed", "false");
    }
    own.status.textContent = "Reading the layers…";
    const root = model.byId.get(rootId);
    const view = root?.kind === "controller" ? model.tree.nodes[model.tree.nodes.indexOf(root) + 1]?.id ?? 0 : rootId;
    const answer = await ask({ ask: "layers", view });
    isReading = false;
    if (!answer.layers) {
      own.status.textContent = `Nothing to show: ${answer.refused}.`;
      return;
    }
    stack = answer.layers;
    highest = Math.max(0, ...stack.planes.map((plane) => plane.level));
    for (const range of [own.from, own.to]) range.max = highest;
    own.from.value = angles.from = 0;
    own.to.value = angles.to = highest;
    show();
  }

  function show() {
    if (!stack) return;
    own.space.classList.toggle("bare", !angles.outlines);
    planes = stack.planes.map((plane) => {
      const element = make("div", { className: plane.image ? "plane drawn" : "plane", title: plane.type });
      element.dataset.id = plane.id;
      element.style.width = `${plane.width}px`;
      element.style.height = `${plane.height}px`;
      element.style.opacity = plane.image ? Math.max(plane.opacity, 0.15) : 1;
      if (plane.image && angles.images) element.style.backgroundImage = `url(data:image/png;base64,${plane.image})`;
      if (plane.clip && angles.clips) element.style.clipPath = clipPath(plane);
      return { plane, element };
    });
    own.world.replaceChildren(...planes.map((each) => each.element));
    turn(true);
    filter();
    mark();
  }

  /** What is visible of a plane, in its own coordinates; planes that are turned on the screen are not cut. */
  function clipPath({ transform: [a, b, c, d, x, y], clip, width, height }) {
    if (Math.abs(b) > 1e-6 || Math.abs(c) > 1e-6 || a <= 0 || d <= 0) return "none";
    const left = Math.max(0, (clip[0] - x) / a), top = Math.max(0, (clip[1] - y) / d);
    const right = Math.max(0, width - (clip[0] + clip[2] - x) / a), bottom = Math.max(0, height - (clip[1] + clip[3] - y) / d);
    return `inset(${top}px ${right}px ${bottom}px ${left}px)`;
  }

  /** Turns the whole; with `lifts` each plane is placed again at its height. */
  function turn(lifts = false) {
    if (!stack || !isVisible) return;
    const room = own.space.getBoundingClientRect();
    const fits = Math.min((room.width * 0.62) / stack.width, (room.height * 0.82) / stack.height);
    own.world.style.transform = `scale3d(${fits * angles.zoom}, ${fits * angles.zoom}, ${fits * angles.zoom}) rotateX(${angles.x}deg) rotateY(${angles.y}deg)`;
    if (!lifts) return;
    for (const { plane, element } of planes) {
      const [a, b, c, d, x, y] = plane.transform;
      const height = (plane.level - highest / 2) * angles.spacing;
      element.style.transform = `matrix3d(${a}, ${b}, 0, 0, ${c}, ${d}, 0, 0, 0, 0, 1, 0, ${x - stack.width / 2}, ${y - stack.height / 2}, ${height}, 1)`;
    }
  }

  function filter() {
    let count = 0;
    for (const { plane, element } of planes) {
      element.hidden = plane.level < angles.from || plane.level > angles.to;
      if (!element.hidden) count += 1;
    }
    const left = stack.omitted ? `, ${stack.omitted} without image or left out` : "";
    own.status.textContent = `${count} of ${planes.length} planes, levels ${angles.from} to ${Math.min(angles.to, highest)} of ${highest}${left}`;
  }

  function mark() {
    for (const { plane, element } of planes) {
      element.classList.toggle("chosen", plane.id === model.chosen);
      element.classList.toggle("hover", plane.id === model.hovered);
    }
  }
})();
