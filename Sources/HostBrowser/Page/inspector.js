"use strict";
// The inspector: the tree of the app's views next to the device, and what is chosen in it. The app answers; InspectionProtocol describes the messages.
(() => {
  const page = window.ferryPage;
  const byId = (id) => document.getElementById(id);
  const panel = byId("inspector");
  const opener = byId("inspector-button");

  /** An element with properties, and children or text. */
  function make(tag, properties = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(properties)) {
      if (name.includes("-") || name === "role" || name === "for") element.setAttribute(name, value);
      else element[name] = value;
    }
    element.append(...children);
    return element;
  }
  const icon = (path) => {
    const holder = make("template");
    holder.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
    return holder.content.firstChild;
  };

  // ---- Questions --------------------------------------------------------------------------------------------------------------------

  const pending = new Map();
  let lastNumber = 0;

  /** Asks the app or the simulator. > Returns: the answer, or a refusal with a reason. */
  function ask(request) {
    return new Promise((done) => {
      lastNumber += 1;
      pending.set(lastNumber, done);
      if (!page.send({ t: "inspect", n: lastNumber, s: JSON.stringify(request) })) settle(lastNumber, { refused: "the device is not connected" });
    });
  }
  function settle(number, answer) {
    pending.get(number)?.(answer);
    pending.delete(number);
  }
  page.onInspected = (message) => {
    model.place = { x: message.x, y: message.y };
    let answer = { refused: "the app's answer is not readable" };
    try { answer = JSON.parse(message.s); } catch { /* It stays refused. */ }
    settle(message.n, answer);
  };
  page.onLost = () => { for (const number of [...pending.keys()]) settle(number, { refused: "the connection was lost" }); };

  // ---- State ------------------------------------------------------------------------------------------------------------------------

  const model = {
    isOpen: false, tab: "views", detailTab: "properties", isPicking: false,
    /** The screen's corner in the device's frame, in its pixels. */
    place: { x: 0, y: 0 },
    tree: { nodes: [], digest: "", width: 0, height: 0, omitted: 0 }, byId: new Map(), parents: new Map(), problem: "",
    folded: new Set(), rows: [], hovered: 0, chosen: 0, view: null, query: "",
    /** First values by view and property, to go back to. */
    originals: new Map(), note: "", damage: [],
  };
  const parts = {};
  const inspector = (window.ferryInspector = { model, parts, make, icon, ask, choose, hover, overlay: drawOverlay });

  // ---- Opening ----------------------------------------------------------------------------------------------------------------------

  function open(isOpen) {
    if (model.isOpen === isOpen) return;
    if (!panel.firstChild) build();
    model.isOpen = isOpen;
    panel.hidden = !isOpen;
    document.body.classList.toggle("inspecting", isOpen);
    opener.setAttribute("aria-pressed", isOpen);
    if (isOpen) {
      refresh();
      parts.search.focus({ preventScroll: true });
    } else {
      pick(false);
      model.hovered = 0;
      byId("keys").focus({ preventScroll: true });
    }
    showTab(model.tab);
    drawOverlay();
  }
  opener.addEventListener("click", () => open(!model.isOpen));
  addEventListener("keydown", (event) => {
    if (event.code === "F8" && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      event.stopPropagation();
      open(!model.isOpen);
    } else if (event.key === "Escape" && model.isPicking) {
      event.preventDefault();
      event.stopPropagation();
      pick(false);
    }
  }, true);

  function tabs(names, label, current, show) {
    const list = make("div", { className: "tabs", role: "tablist", "aria-label": label });
    for (const [name, title] of names) {
      const tab = make("button", { role: "tab", type: "button", "aria-selected": name === current }, title);
      tab.dataset.tab = name;
      tab.addEventListener("click", () => show(name));
      list.append(tab);
    }
    return list;
  }
  const select = (list, name) => { for (const tab of list.children) tab.setAttribute("aria-selected", tab.dataset.tab === name); };

  function build() {
    parts.picker = make("button", { type: "button", className: "icon", title: "Pick a view on the device", "aria-label": "Pick a view on the device", "aria-pressed": "false" },
      icon("M5 12V6.5A1.5 1.5 0 0 1 6.5 5h11A1.5 1.5 0 0 1 19 6.5V11M11 11l8.5 3.2-3.6 1.7-1.7 3.6z"));
    parts.picker.addEventListener("click", () => pick(!model.isPicking));
    parts.mainTabs = tabs([["views", "Views"], ["layers", "Layers"], ["frames", "Frames"]], "Inspector", model.tab, showTab);
    const close = make("button", { type: "button", className: "icon", title: "Close (F8)", "aria-label": "Close the inspector" }, icon("M6.5 6.5l11 11M17.5 6.5l-11 11"));
    close.addEventListener("click", () => open(false));
    parts.search = make("input", { type: "search", placeholder: "Class, identifier or text", "aria-label": "Search the views", spellcheck: false });
    parts.search.addEventListener("input", () => {
      model.query = parts.search.value;
      layoutRows();
      if (!model.query && model.chosen) scrollToChosen();
    });
    parts.search.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== "ArrowDown") return;
      event.preventDefault();
      const match = model.rows.find((row) => row.matches);
      if (match) choose(match.node.id, true);
      parts.tree.focus({ preventScroll: true });
    });
    parts.count = make("span", { className: "count" });
    parts.rows = make("div", { className: "rows", role: "presentation" });
    parts.tree = make("div", { id: "inspector-tree", role: "tree", tabIndex: 0, "aria-label": "Views" }, parts.rows);
    parts.heading = make("div", { className: "heading" });
    parts.note = make("p", { className: "note", role: "status", hidden: true });
    parts.detailTabs = tabs([["properties", "Properties"], ["layout", "Constraints"], ["responders", "Responders"], ["gestures", "Gestures"]],
      "Chosen view", model.detailTab, showDetailTab);
    parts.body = make("div", { className: "scroll" });
    parts.detail = make("div", { className: "detail" }, parts.heading, make("div", { className: "bar" }, parts.detailTabs), parts.note, parts.body);
    const divider = make("div", { className: "divider" });
    parts.views = make("div", { className: "pane" }, make("div", { className: "bar" }, parts.search, parts.count), parts.tree, divider, parts.detail);
    parts.layers = make("div", { className: "pane", hidden: true });
    parts.frames = make("div", { className: "pane", hidden: true });
    const grip = make("div", { className: "grip" });
    panel.append(make("div", { className: "bar" }, parts.picker, parts.mainTabs, make("span", { className: "gap" }), close), parts.views, parts.layers, parts.frames, grip);
    parts.overlay = make("div", { id: "inspector-overlay" });
    byId("device").append(parts.overlay);
    drag(grip, (event) => {
      const width = Math.min(Math.max(innerWidth - event.clientX - 12, 320), innerWidth - 260);
      document.body.style.setProperty("--inspector", `${Math.round(width)}px`);
    });
    drag(divider, (event) => {
      const box = parts.views.getBoundingClientRect();
      parts.tree.style.height = `${Math.min(Math.max(event.clientY - parts.tree.getBoundingClientRect().top, 80), box.height - 160)}px`;
      drawRows();
    });
    listenToTree();
    showView();
  }

  function drag(handle, move) {
    handle.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      handle.setPointerCapture(event.pointerId);
      handle.onpointermove = move;
      handle.onpointerup = handle.onpointercancel = () => (handle.onpointermove = null);
    });
  }

  function showTab(name) {
    model.tab = name;
    select(parts.mainTabs, name);
    for (const each of ["views", "layers", "frames"]) parts[each].hidden = each !== name;
    model.damage = [];
    inspector.showLayers?.(model.isOpen && name === "layers");
    inspector.showFrames?.(model.isOpen && name === "frames");
    if (name === "views") drawRows();
    drawOverlay();
  }

  // ---- Refreshing -------------------------------------------------------------------------------------------------------------------

  // The tree is read again after the screen changed, and now and then; each question waits for the answer to the last one.
  const shortest = 250, longest = 1000;
  let isRefreshing = false, refreshAgain = false, timer = 0;

  function later(delay) {
    if (!model.isOpen) return;
    clearTimeout(timer);
    timer = setTimeout(refresh, delay);
  }
  page.onDrawn = () => { if (model.isOpen) isRefreshing ? (refreshAgain = true) : later(shortest); };
  document.addEventListener("visibilitychange", () => { if (!document.hidden) later(0); });

  async function refresh() {
    if (!model.isOpen || document.hidden || isRefreshing) return;
    isRefreshing = true;
    refreshAgain = false;
    clearTimeout(timer);
    if (model.tab !== "frames") {
      const answer = await ask({ ask: "tree", known: model.tree.digest });
      if (answer.tree) takeTree(answer.tree);
      model.problem = answer.refused ?? "";
      // Another process counts its views anew.
      if (answer.refused) model.originals.clear();
      if (answer.refused) takeTree({ nodes: [], digest: "", width: 0, height: 0, omitted: 0 });
      if (model.chosen && model.tab === "views" && model.byId.has(model.chosen)) await readView();
    }
    isRefreshing = false;
    later(refreshAgain ? shortest : longest);
  }

  function takeTree(tree) {
    const isFirst = model.tree.nodes.length === 0;
    model.tree = tree;
    model.byId = new Map(tree.nodes.map((node) => [node.id, node]));
    model.parents = new Map();
    const path = [];
    tree.nodes.forEach((node, index) => {
      path.length = node.depth;
      if (node.depth > 0) model.parents.set(node.id, path[node.depth - 1]);
      path.push(node.id);
      node.hasChildren = tree.nodes[index + 1]?.depth > node.depth;
    });
    if (isFirst && tree.nodes.length) model.folded = new Set();
    if (model.chosen && !model.byId.has(model.chosen)) {
      model.chosen = 0;
      model.view = null;
      showView();
    }
    layoutRows();
    drawOverlay();
  }

  async function readView() {
    const id = model.chosen;
    const answer = await ask({ ask: "view", view: id });
    if (id !== model.chosen) return;
    if (answer.view) {
      model.view = answer.view;
      showView();
      drawOverlay();
    }
  }

  // ---- The tree ---------------------------------------------------------------------------------------------------------------------

  const rowHeight = 22;

  function matches(node, words) {
    const text = `${node.type} ${node.identifier ?? ""} ${node.label ?? ""}`.toLowerCase();
    return words.every((word) => text.includes(word));
  }

  function layoutRows() {
    const words = model.query.toLowerCase().split(/\s+/).filter(Boolean);
    const { nodes } = model.tree;
    const rows = [];
    let count = 0;
    if (words.length) {
      const shown = new Set();
      const hits = new Set();
      for (const node of nodes) {
        if (!matches(node, words)) continue;
        hits.add(node.id);
        for (let id = node.id; id !== undefined && !shown.has(id); id = model.parents.get(id)) shown.add(id);
      }
      for (const node of nodes) if (shown.has(node.id)) rows.push({ node, matches: hits.has(node.id), isOpen: true });
      count = hits.size;
    } else {
      let hiddenBelow = Infinity;
      for (const node of nodes) {
        if (node.depth > hiddenBelow) continue;
        const isOpen = !model.folded.has(node.id);
        hiddenBelow = isOpen || !node.hasChildren ? Infinity : node.depth;
        rows.push({ node, matches: false, isOpen });
      }
      count = nodes.length;
    }
    model.rows = rows;
    const noun = words.length ? (count === 1 ? "match" : "matches") : count === 1 ? "object" : "objects";
    parts.count.textContent = nodes.length ? `${count} ${noun}${model.tree.omitted ? `, ${model.tree.omitted} more` : ""}` : "";
    drawRows();
  }

  /** Only the rows in sight are in the document. */
  function drawRows() {
    if (!parts.tree || parts.views.hidden) return;
    const { rows } = model;
    if (!rows.length) {
      const why = model.problem ? `Nothing to show: ${model.problem}.` : model.query ? "No view has these words." : "Reading the views…";
      parts.rows.style.height = "";
      parts.rows.replaceChildren(make("p", { className: "empty" }, why));
      return;
    }
    const first = Math.max(0, Math.floor(parts.tree.scrollTop / rowHeight) - 4);
    const last = Math.min(rows.length, Math.ceil((parts.tree.scrollTop + parts.tree.clientHeight) / rowHeight) + 4);
    parts.rows.style.height = `${rows.length * rowHeight}px`;
    parts.rows.replaceChildren(...rows.slice(first, last).map((row, index) => rowElement(row, first + index)));
    parts.tree.setAttribute("aria-activedescendant", model.chosen ? `inspector-row-${model.chosen}` : "");
  }

  function marked(text) {
    const words = model.query.toLowerCase().split(/\s+/).filter(Boolean);
    const at = words.map((word) => [text.toLowerCase().indexOf(word), word.length]).filter(([index]) => index >= 0)[0];
    if (!at) return [text];
    return [text.slice(0, at[0]), make("mark", {}, text.slice(at[0], at[0] + at[1])), text.slice(at[0] + at[1])];
  }

  function rowElement({ node, isOpen }, index) {
    const row = make("div", { className: "row", id: `inspector-row-${node.id}`, role: "treeitem", "aria-level": node.depth + 1 });
    row.dataset.id = node.id;
    row.style.top = `${index * rowHeight}px`;
    row.style.paddingLeft = `${6 + node.depth * 13}px`;
    row.classList.toggle("chosen", node.id === model.chosen);
    row.classList.toggle("hover", node.id === model.hovered);
    row.classList.toggle("faint", isInvisible(node));
    row.setAttribute("aria-selected", node.id === model.chosen);
    if (node.hasChildren) row.setAttribute("aria-expanded", isOpen);
    row.append(make("span", { className: `fold ${node.hasChildren ? (isOpen ? "open" : "") : "leaf"}` }));
    row.append(make("span", { className: `mark ${node.kind} ${node.draws ? "draws" : ""}` }));
    row.append(make("span", { className: "type" }, ...marked(node.type)));
    if (node.label) row.append(make("span", { className: "label" }, ...marked(`“${node.label}”`)));
    if (node.identifier) row.append(make("span", { className: "name" }, ...marked(node.identifier)));
    if (node.isHidden) row.append(make("span", { className: "badge" }, "hidden"));
    else if (node.alpha !== undefined) row.append(make("span", { className: "badge" }, `alpha ${node.alpha}`));
    return row;
  }

  function isInvisible(node) {
    for (let id = node.id; id !== undefined; id = model.parents.get(id)) {
      const each = model.byId.get(id);
      if (each?.isHidden || each?.alpha === 0) return true;
    }
    return false;
  }

  function listenToTree() {
    const { tree } = parts;
    const nodeOf = (event) => Number(event.target.closest?.(".row")?.dataset.id ?? 0);
    tree.addEventListener("scroll", drawRows);
    tree.addEventListener("pointermove", (event) => hover(nodeOf(event)));
    tree.addEventListener("pointerleave", () => hover(0));
    tree.addEventListener("click", (event) => {
      const id = nodeOf(event);
      if (!id) return;
      if (event.target.classList.contains("fold")) fold(id, !model.folded.has(id));
      else choose(id);
    });
    tree.addEventListener("dblclick", (event) => {
      const id = nodeOf(event);
      if (id && !event.target.classList.contains("fold")) fold(id, !model.folded.has(id));
    });
    tree.addEventListener("keydown", (event) => {
      const index = model.rows.findIndex((row) => row.node.id === model.chosen);
      const row = model.rows[index];
      const go = (to) => { const next = model.rows[Math.min(Math.max(to, 0), model.rows.length - 1)]; if (next) choose(next.node.id, true); };
      if (event.key === "ArrowDown") go(index + 1);
      else if (event.key === "ArrowUp") go(index - 1);
      else if (event.key === "Home") go(0);
      else if (event.key === "End") go(model.rows.length - 1);
      else if (event.key === "ArrowRight" && row) row.node.hasChildren && !row.isOpen ? fold(row.node.id, false) : go(index + 1);
      else if (event.key === "ArrowLeft" && row) {
        if (row.node.hasChildren && row.isOpen && !model.query) fold(row.node.id, true);
        else if (model.parents.has(row.node.id)) choose(model.parents.get(row.node.id), true);
      } else if (event.key === "Escape") byId("keys").focus({ preventScroll: true });
      else return;
      event.preventDefault();
    });
  }

  function fold(id, isFolded) {
    if (isFolded) model.folded.add(id);
    else model.folded.delete(id);
    layoutRows();
  }

  function hover(id) {
    if (model.hovered === id) return;
    model.hovered = id;
    for (const row of parts.rows.children) row.classList?.toggle("hover", Number(row.dataset.id) === id);
    inspector.markPlanes?.();
    drawOverlay();
  }

  /** Chooses a view, unfolds what contains it, and scrolls to it if asked. */
  function choose(id, scrolls = false) {
    if (!model.byId.has(id)) return;
    if (id !== model.chosen) {
      model.view = null;
      model.note = "";
    }
    model.chosen = id;
    for (let up = model.parents.get(id); up !== undefined; up = model.parents.get(up)) model.folded.delete(up);
    if (model.query && !model.rows.some((row) => row.node.id === id)) model.query = parts.search.value = "";
    layoutRows();
    if (scrolls) scrollToChosen();
    showView();
    inspector.markPlanes?.();
    drawOverlay();
    readView();
  }

  function scrollToChosen() {
    const { tree } = parts;
    const top = model.rows.findIndex((row) => row.node.id === model.chosen) * rowHeight;
    if (top < tree.scrollTop + rowHeight || top > tree.scrollTop + tree.clientHeight - 2 * rowHeight) tree.scrollTop = top - tree.clientHeight / 2;
    tree.scrollLeft = Math.max(0, (model.byId.get(model.chosen)?.depth ?? 0) * 13 - tree.clientWidth / 2.4);
    drawRows();
  }

  // ---- On the device ----------------------------------------------------------------------------------------------------------------

  /** A rectangle of the screen in points, as percentages of the device's frame. */
  function put(element, x, y, width, height) {
    const { picture } = page;
    const across = (value) => `${(value * 100) / picture.width}%`, down = (value) => `${(value * 100) / picture.height}%`;
    element.style.left = across(model.place.x + x * picture.scale);
    element.style.top = down(model.place.y + y * picture.scale);
    if (width === undefined) return element;
    element.style.width = across(width * picture.scale);
    element.style.height = down(height * picture.scale);
    return element;
  }

  function outline(node, name, into) {
    const [x, y, width, height] = node.screen;
    into.push(put(make("div", { className: `box ${name}` }), x, y, width, height));
    for (const [kind, edges] of [["margins", node.margins], ["safe", node.safeArea]]) {
      // Margins are of interest where there is something to place in them.
      if (!edges || !node.hasChildren || !edges.some((edge) => edge > 0)) continue;
      const [top, left, bottom, right] = edges;
      if (left + right >= width || top + bottom >= height) continue;
      into.push(put(make("div", { className: kind }), x + left, y + top, width - left - right, height - top - bottom));
    }
  }

  /** The screen rectangle of a node: a controller has that of its view, which follows it. */
  function placed(id) {
    const node = model.byId.get(id);
    if (!node || node.kind !== "controller") return node;
    const view = model.tree.nodes[model.tree.nodes.indexOf(node) + 1];
    return view && { ...view, type: node.type, label: node.label, identifier: node.identifier };
  }

  function drawOverlay() {
    if (!parts.overlay) return;
    const found = [];
    if (model.isOpen) {
      for (const [x, y, width, height] of model.damage) {
        const { scale } = page.picture;
        found.push(put(make("div", { className: "damage" }), (x - model.place.x) / scale, (y - model.place.y) / scale, width / scale, height / scale));
      }
      const chosen = model.chosen && placed(model.chosen), hovered = model.hovered && placed(model.hovered);
      if (chosen?.screen && model.tab !== "frames") outline(chosen, "chosen", found);
      if (hovered?.screen) {
        outline(hovered, "", found);
        const [x, y, width, height] = hovered.screen;
        const words = make("div", { className: "words" }, make("b", {}, hovered.type), ` ${hovered.identifier ?? (hovered.label ? `“${hovered.label}”` : "")} `,
          make("span", {}, `${round(width)} × ${round(height)}`));
        const above = y > 34;
        put(words, Math.max(4, x), above ? y : Math.min(y + height, model.tree.height - 34));
        words.style.transform = above ? "translateY(calc(-100% - 5px))" : "translateY(5px)";
        found.push(words);
      }
    }
    parts.overlay.replaceChildren(...found);
    // Inside the frame, whatever the length of the words.
    const words = found.at(-1);
    if (words?.className === "words") {
      words.style.left = `${Math.max(4, Math.min(words.offsetLeft, parts.overlay.clientWidth - words.offsetWidth - 4))}px`;
    }
  }
  const round = (value) => Math.round(value * 10) / 10;

  function pick(isPicking) {
    model.isPicking = isPicking;
    document.body.classList.toggle("picking", isPicking);
    parts.picker.setAttribute("aria-pressed", isPicking);
    if (!isPicking) hover(0);
  }

  /** The front view at a place of the screen that shows something; where none does, the deepest one. */
  function viewAt(x, y) {
    const clips = [];
    let front = 0, drawn = 0, hiddenBelow = Infinity;
    for (const node of model.tree.nodes) {
      if (node.depth > hiddenBelow) continue;
      hiddenBelow = Infinity;
      clips.length = Math.min(clips.length, node.depth);
      const inherited = clips[node.depth - 1] ?? null;
      if (node.kind === "controller") {
        clips[node.depth] = inherited;
        continue;
      }
      if (node.isHidden || node.alpha < 0.01) {
        hiddenBelow = node.depth;
        continue;
      }
      const inside = (box) => !box || (x >= box[0] && y >= box[1] && x < box[0] + box[2] && y < box[1] + box[3]);
      const cut = node.clips ? [...(inherited ?? []), node.screen] : inherited;
      clips[node.depth] = cut;
      if (!inside(node.screen) || !(inherited ?? []).every(inside)) continue;
      front = node.id;
      if (node.draws) drawn = node.id;
    }
    return drawn || front;
  }

  function placeOf(event) {
    const at = page.place(event);
    return { x: (at.x - model.place.x) / page.picture.scale, y: (at.y - model.place.y) / page.picture.scale };
  }
  const screen = byId("screen");
  // In the capture phase of what contains the canvas: while a view is picked, the device gets no touches.
  for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel", "wheel"]) {
    byId("stage").addEventListener(type, (event) => {
      if (!model.isOpen || event.target !== screen) return;
      if (!model.isPicking) {
        // States of gestures change with touches.
        if (type !== "wheel" && event.buttons && model.tab === "views") watchGestures();
        return;
      }
      event.stopPropagation();
      if (type === "wheel") return;
      event.preventDefault();
      const { x, y } = placeOf(event);
      const id = viewAt(x, y);
      if (type === "pointermove") hover(id);
      if (type === "pointerdown" && event.button === 0 && id) {
        showTab(model.tab === "frames" ? "views" : model.tab);
        choose(id, true);
        pick(false);
      }
    }, true);
  }
  byId("stage").addEventListener("pointerleave", () => model.isPicking && hover(0));

  let gestureTimer = 0;
  function watchGestures() {
    if (model.detailTab !== "gestures" || !model.chosen || gestureTimer) return;
    gestureTimer = setTimeout(async () => {
      await readView();
      gestureTimer = 0;
    }, 80);
  }

  // ---- What is chosen ---------------------------------------------------------------------------------------------------------------

  function showDetailTab(name) {
    model.detailTab = name;
    select(parts.detailTabs, name);
    showView();
  }

  let shape = "";
  function showView() {
    const { view } = model;
    const node = model.byId.get(model.chosen);
    parts.note.textContent = model.note;
    parts.note.hidden = !model.note;
    parts.heading.hidden = !node;
    if (node) {
      parts.heading.replaceChildren(make("h2", {}, node.type, node.label ? ` “${node.label}”` : ""), make("p", {}, view ? view.classes.slice(1).join(" › ") : ""));
    }
    if (!view) {
      shape = "";
      parts.body.replaceChildren(make("p", { className: "empty" }, node ? "Reading…" : "Choose a view in the tree, or pick one on the device."));
      return;
    }
    const subject = `${view.id} ${model.detailTab}`, next = `${subject} ${structure(view)}`;
    if (next === shape && parts.body.firstChild) return update(view);
    const top = shape.startsWith(`${subject} `) ? parts.body.scrollTop : 0;
    shape = next;
    parts.body.replaceChildren(...contents[model.detailTab](view));
    parts.body.scrollTop = top;
    update(view);
  }

  function structure(view) {
    if (model.detailTab === "properties") return view.groups.map((group) => group.title + group.properties.map((each) => each.title + (each.key ?? "") + each.kind)).join();
    if (model.detailTab === "layout") return JSON.stringify([view.layout, view.constraints.map((each) => [each.id, each.identifier, each.place, each.isMadeByFramework])]);
    return JSON.stringify(model.detailTab === "responders" ? view.responders : view.gestures);
  }

  // Functions that show new values in the elements of the current tab.
  let updates = [];
  function update(view) { for (const each of updates) each(view); }

  const contents = {
    properties(view) {
      updates = [];
      return view.groups.flatMap((group, groupIndex) => [
        make("h3", {}, group.title), ...group.properties.map((property, index) => row(view, property, (next) => next.groups[groupIndex]?.properties[index])),
      ]);
    },
    layout(view) {
      updates = [];
      const found = view.layout.map((sentence) => make("p", { className: "sentence" }, sentence));
      if (!view.constraints.length) found.push(make("p", { className: "empty" }, "No constraint names this view."));
      for (const [title, isHorizontal] of [["Horizontal", true], ["Vertical", false]]) {
        const own = view.constraints.filter((each) => each.isHorizontal === isHorizontal);
        if (own.length) found.push(make("h3", {}, title), ...own.map((each) => constraintCard(view, each)));
      }
      return found;
    },
    responders(view) {
      updates = [];
      return view.responders.map((each, index) => {
        const title = each.id ? make("button", { type: "button" }, each.type) : make("span", {}, each.type);
        if (each.id) {
          title.addEventListener("click", () => choose(each.id, true));
          title.addEventListener("pointerenter", () => hover(each.id));
          title.addEventListener("pointerleave", () => hover(0));
        }
        const line = make("div", { className: "chain" }, make("span", { className: "count" }, `${index + 1}`), title);
        if (each.label) line.append(make("span", { className: "count" }, `“${each.label}”`));
        if (each.isFirstResponder) line.append(make("span", { className: "tag live" }, "first responder"));
        else if (each.canBecomeFirstResponder) line.append(make("span", { className: "tag" }, "can become first"));
        return line;
      });
    },
    gestures(view) {
      updates = [];
      if (!view.gestures.length) return [make("p", { className: "empty" }, "Neither the view nor what contains it has gesture recognisers.")];
      return view.gestures.map((each) => {
        const isLive = !["possible", "failed", "cancelled"].includes(each.state);
        const card = make("div", { className: `card ${each.isEnabled ? "" : "off"}` }, make("code", {}, each.type));
        const facts = make("div", { className: "facts" }, make("span", { className: `tag ${isLive ? "live" : ""}` }, each.state));
        if (each.name) facts.append(make("span", {}, each.name));
        if (!each.isEnabled) facts.append(make("span", { className: "tag" }, "disabled"));
        if (each.touches) facts.append(make("span", {}, `${each.touches} ${each.touches === 1 ? "touch" : "touches"}`));
        if (each.owner) facts.append(make("span", {}, `of ${each.owner}`));
        if (each.delegate) facts.append(make("span", {}, `delegate ${each.delegate}`));
        for (const target of each.targets) facts.append(make("span", {}, `→ ${target}`));
        card.append(facts);
        return card;
      });
    },
  };

  // ---- Editing ----------------------------------------------------------------------------------------------------------------------

  /** Sends a change and shows what became of it; the reason of a refusal goes to `refuse`. */
  async function change(request, refuse) {
    const answer = await ask(request);
    refuse(answer.refused ?? "");
    if (!answer.view) return false;
    if (answer.view.id === model.chosen) {
      model.view = answer.view;
      model.note = answer.view.note ?? "";
      showView();
    }
    later(0);
    return true;
  }

  function row(view, property, find) {
    const line = make("div", { className: "property" });
    const name = `inspector-${property.key ?? property.title}`.replace(/\s+/g, "-");
    const value = make("div", { className: property.key ? "value" : "value read" });
    line.append(make("label", { title: property.title, for: name }, property.title), value);
    if (!property.key) {
      readOnly(value, property, find);
      return line;
    }
    const reason = make("div", { className: "reason", role: "alert", hidden: true });
    const revert = make("button", { type: "button", className: "revert", title: "Back to the first value", "aria-label": `${property.title}: back to the first value` }, icon("M9 8H5V4M5 8a8 8 0 1 1-1 6"));
    const memory = `${view.id} ${property.key}`;
    if (!model.originals.has(memory)) model.originals.set(memory, property.value);
    const control = editors[property.kind](property, name, (text) => send(text));
    const refuse = (why) => {
      reason.textContent = why;
      reason.hidden = !why;
      control.mark(!!why);
    };
    const send = (text) => change({ ask: "set", view: view.id, key: property.key, value: text }, refuse);
    revert.addEventListener("click", () => send(model.originals.get(memory)));
    value.append(...control.elements);
    line.append(revert, reason);
    updates.push((next) => {
      const now = find(next);
      if (!now) return;
      if (!control.elements.some(holdsDirty)) control.show(now.value);
      line.classList.toggle("changed", now.value !== model.originals.get(memory));
    });
    return line;
  }
  /** What the user is writing, and what was refused, stays until it is accepted or Escape is pressed. */
  const isDirty = (input) => input.dataset?.dirty === "true";
  const holdsDirty = (element) => isDirty(element) || [...element.querySelectorAll("input")].some(isDirty);
  function markField(input, isWrong) {
    input.classList.toggle("wrong", isWrong);
    if (isWrong) input.dataset.dirty = "true";
  }

  function readOnly(value, property, find) {
    const text = make("span");
    value.append(text);
    const swatch = property.kind === "color" ? make("span", { className: "swatch" }) : null;
    if (swatch) value.prepend(swatch);
    updates.push((next) => {
      const now = find(next)?.value ?? "";
      text.textContent = property.kind === "toggle" ? (now === "true" ? "yes" : "no") : now || "—";
      if (swatch) swatch.style.background = now.startsWith("#") ? now : "none";
    });
  }

  /** A field that sends on Enter, on leaving it and with the arrow keys, and forgets on Escape. */
  function field(id, label, step, send) {
    const input = make("input", { type: "text", id, "aria-label": label, spellcheck: false, autocomplete: "off" });
    let shown = "";
    const commit = () => {
      if (input.value === shown) return;
      input.dataset.dirty = "false";
      send(input.value);
    };
    input.addEventListener("input", () => (input.dataset.dirty = "true"));
    input.addEventListener("change", commit);
    input.addEventListener("keydown", (event) => {
      if (event.key === "Escape") {
        input.value = shown;
        input.dataset.dirty = "false";
        input.classList.remove("wrong");
        const reason = input.closest(".property, .card")?.querySelector(".reason");
        if (reason) reason.hidden = true;
        input.blur();
      } else if (step && (event.key === "ArrowUp" || event.key === "ArrowDown") && input.value.trim() !== "" && Number.isFinite(Number(input.value))) {
        event.preventDefault();
        const by = step * (event.shiftKey ? 10 : event.altKey ? 0.1 : 1) * (event.key === "ArrowUp" ? 1 : -1);
        input.value = String(Math.round((Number(input.value) + by) * 1000) / 1000);
        commit();
      }
    });
    return { input, show: (text) => { shown = text; input.value = text; } };
  }

  function single(property, id, send, step) {
    const one = field(id, property.title, step, send);
    return { elements: [one.input], show: one.show, mark: (isWrong) => markField(one.input, isWrong) };
  }
  function several(letters) {
    return (property, id, send) => {
      const fields = letters.map((letter, index) => field(index ? `${id}-${letter}` : id, `${property.title} ${letter}`, 1, () => send(fields.map((each) => each.input.value).join(", "))));
      return {
        elements: fields.map((each, index) => make("span", { className: "part" }, make("i", {}, letters[index]), each.input)),
        show: (text) => text.split(",").forEach((part, index) => fields[index]?.show(part.trim())),
        mark: (isWrong) => fields.forEach((each) => markField(each.input, isWrong)),
      };
    };
  }

  const editors = {
    text: (property, id, send) => single(property, id, send, 0),
    identifier: (property, id, send) => single(property, id, send, 0),
    number: (property, id, send) => single(property, id, send, property.key === "alpha" || property.key === "progress" ? 0.05 : 1),
    rect: several(["X", "Y", "W", "H"]), point: several(["X", "Y"]), size: several(["W", "H"]), edges: several(["T", "L", "B", "R"]),
    toggle: (property, id, send) => {
      const box = make("input", { type: "checkbox", id });
      box.addEventListener("change", () => send(String(box.checked)));
      return { elements: [box], show: (text) => (box.checked = text === "true"), mark: (isWrong) => box.classList.toggle("wrong", isWrong) };
    },
    choice: (property, id, send) => {
      const list = make("select", { id }, ...property.choices.map((choice) => new Option(choice)));
      list.addEventListener("change", () => send(list.value));
      return { elements: [list], show: (text) => (list.value = text), mark: (isWrong) => list.classList.toggle("wrong", isWrong) };
    },
    color: (property, id, send) => {
      const well = make("input", { type: "color", "aria-label": `${property.title}: choose` });
      const text = field(id, property.title, 0, send);
      well.addEventListener("input", () => send(well.value + (text.input.value.length === 9 ? text.input.value.slice(7) : "")));
      return {
        elements: [well, text.input],
        show: (value) => {
          text.show(value);
          well.value = /^#[0-9a-f]{6}/i.test(value) ? value.slice(0, 7) : "#000000";
          well.style.opacity = value.startsWith("#") ? 1 : 0.35;
        },
        mark: (isWrong) => markField(text.input, isWrong),
      };
    },
  };

  function constraintCard(view, constraint) {
    const code = make("code");
    const facts = make("div", { className: "facts" });
    const state = make("span", { className: "tag" });
    facts.append(state);
    const reason = make("div", { className: "reason", role: "alert", hidden: true });
    const card = make("div", { className: "card" }, code, facts, reason);
    if (constraint.identifier) facts.append(make("span", {}, constraint.identifier));
    if (constraint.place) facts.append(make("span", { title: "The app's call in which it was made; for a storyboard, the one that loaded it" }, `from ${constraint.place}`));
    const controls = [];
    if (!constraint.isMadeByFramework) {
      const line = make("div", { className: "facts" });
      const send = (key) => (text) => change({ ask: "constrain", constraint: constraint.id, view: view.id, key, value: text }, (why) => {
        reason.textContent = why;
        reason.hidden = !why;
      });
      for (const key of ["constant", "priority"]) {
        const one = field(`inspector-${key}-${constraint.id}`, key, 1, send(key));
        line.append(make("label", {}, key, one.input));
        controls.push((now) => { if (!(document.activeElement === one.input && isDirty(one.input))) one.show(String(Math.round(now[key] * 1000) / 1000)); });
      }
      const active = editors.toggle({}, `inspector-active-${constraint.id}`, send("active"));
      line.append(make("label", {}, ...active.elements, "active"));
      controls.push((now) => active.show(String(now.isActive)));
      card.append(line);
    }
    updates.push((next) => {
      const now = next.constraints.find((each) => each.id === constraint.id);
      if (!now) return;
      code.textContent = now.words;
      state.textContent = now.isBroken ? "broken" : now.isActive ? (now.isMadeByFramework ? "made by UIKit" : "active") : "inactive";
      state.className = `tag ${now.isBroken ? "bad" : now.isActive && !now.isMadeByFramework ? "live" : ""}`;
      card.classList.toggle("bad", now.isBroken);
      card.classList.toggle("off", !now.isActive);
      for (const each of controls) each(now);
    });
    return card;
  }
})();
