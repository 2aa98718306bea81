/* The list of tests: by target and suite, or by target and file. */
const list = { text: "", state: "all", byFile: false, folded: new Set(), chosen: null, more: new Set(), rows: [], nodes: new Map() };
/** Lists of more tests begin with closed groups. */
const mostOpen = 300;
/** The most rows at a time, for which the page is quick. */
const mostRows = 600;
const stateFilters = {
    all: () => true,
    failed: (test) => isFailure(test.state),
    passed: (test) => test.state === "passed",
    skipped: (test) => test.state === "skipped",
    idle: (test) => test.state === "idle" || test.state === "stopped",
    watched: (test) => test.isWatched,
};
const filterNames = { all: "All", failed: "Failed", passed: "Passed", skipped: "Skipped", idle: "Not run", watched: "Watched" };

const fileOf = (test) => (test.place ? test.place.file : "");
const lastPart = (path) => path.split("/").pop();
const isFiltered = () => list.text !== "" || list.state !== "all";

function isShown(test) {
    const words = list.text.toLowerCase().split(/\s+/).filter(Boolean);
    const text = [test.target, test.suite, test.name, fileOf(test)].join(" ").toLowerCase();
    // What runs stays, so that it does not jump away from under the pointer.
    const isActive = list.state !== "all" && (test.state === "running" || test.state === "queued");
    return words.every((word) => text.includes(word)) && (stateFilters[list.state](test) || isActive);
}

/** What is looked for is not hidden. */
const isFolded = (node) => list.folded.has(node.key) && list.text === "";

/** The groups of a long list, which is new. */
function foldLong() {
    if (session.order.length <= mostOpen) return;
    const groups = allTests().flatMap((test) => ["group " + test.target + " " + test.suite, "group " + test.target + " " + fileOf(test)]);
    list.folded = new Set(groups);
}

const shownTests = () => allTests().filter(isShown).map((test) => test.id);

/** The nodes of the tree, in their order; groups before what is in them. */
function treeNodes() {
    const nodes = [];
    const groups = new Map();
    const group = (key, name, note, level, parent) => {
        let node = groups.get(key);
        if (!node) {
            node = { key, name, note, level, isGroup: true, tests: [], children: [] };
            groups.set(key, node);
            (parent ? parent.children : nodes).push(node);
        }
        return node;
    };
    for (const test of allTests().filter(isShown)) {
        const target = group("target " + test.target, test.target, "", 1, null);
        const file = fileOf(test);
        const name = list.byFile ? lastPart(file) || "no file" : test.suite || "Functions";
        const inner = group("group " + test.target + " " + (list.byFile ? file : test.suite), name, list.byFile ? "" : lastPart(file), 2, target);
        target.tests.push(test.id);
        inner.tests.push(test.id);
        const label = list.byFile && test.suite ? test.suite + " › " + test.name : test.name;
        inner.children.push({ key: test.id, name: label, note: "", level: 3, tests: [test.id], children: [] });
    }
    const flat = [];
    const add = (node) => {
        flat.push(node);
        if (!node.isGroup || !isFolded(node)) node.children.forEach(add);
    };
    nodes.forEach(add);
    const hidden = flat.splice(mostRows).filter((node) => !node.isGroup).length;
    return [flat, hidden];
}

function stateOf(tests) {
    const states = new Set(tests.map((id) => session.tests.get(id).state));
    for (const state of ["running", "crashed", "failed", "queued", "stopped"]) if (states.has(state)) return state;
    if (states.has("idle")) return "idle";
    return states.has("passed") ? "passed" : states.size ? "skipped" : "idle";
}

function fillRow(row, node) {
    const tests = node.tests.map((id) => session.tests.get(id)).filter(Boolean);
    const isWatched = tests.length > 0 && tests.every((test) => test.isWatched);
    const isOld = tests.some((test) => test.isOld);
    const seconds = tests.reduce((sum, test) => sum + (isDone(test.state) ? test.seconds : 0), 0);
    const failed = tests.filter((test) => isFailure(test.state)).length;
    const tool = (name, label, isOn, act) => {
        const button = make("button", "tool" + (isOn ? " on" : ""), icon(name));
        button.title = label;
        button.setAttribute("aria-label", label + " " + node.name);
        button.tabIndex = -1;
        button.addEventListener("click", (event) => {
            event.stopPropagation();
            act();
        });
        return button;
    };
    const fold = node.isGroup ? make("span", "fold", icon("fold")) : null;
    const count = node.isGroup ? (failed ? failed + " of " : "") + node.tests.length : "";
    const time = tests.some((test) => hasTime(test.state)) ? duration(seconds) : "";
    row.className = "row level" + node.level + (node.isGroup ? " group" : "") + (isChosen(node.key) ? " chosen" : "") + (isOld ? " old" : "");
    row.setAttribute("aria-selected", String(isChosen(node.key)));
    if (node.isGroup) row.setAttribute("aria-expanded", String(!isFolded(node)));
    row.title = isOld ? "The sources have changed since" : "";
    row.replaceChildren(
        ...[
            fold,
            stateMark(stateOf(node.tests)),
            make("span", "name", node.name),
            make("span", "note", node.note),
            tool("play", "Run", false, () => send({ do: "run", tests: node.tests })),
            tool("eye", isWatched ? "Do not watch" : "Watch", isWatched, () => send({ do: "watch", tests: node.tests, isOn: !isWatched })),
            make("span", "time", node.isGroup ? count : time),
        ].filter(Boolean),
    );
}

/** Makes all rows; `updateRows` is for changes of tests. */
function showList() {
    list.nodes = new Map();
    let hidden = 0;
    [list.rows, hidden] = treeNodes();
    const rows = list.rows.map((node, index) => {
        const row = make("div");
        row.id = "row-" + index;
        row.setAttribute("role", "treeitem");
        row.setAttribute("aria-level", String(node.level));
        row.style.paddingLeft = 6 + 16 * (node.level - 1) + (node.isGroup ? 0 : 4) + "px";
        row.dataset.key = node.key;
        row.addEventListener("click", (event) => {
            const isFold = event.target.closest(".fold");
            if (isFold) fold(node.key, !list.folded.has(node.key));
            else if (event.ctrlKey || event.metaKey) chooseMore(node.key);
            else if (event.shiftKey) chooseUpTo(node.key);
            else choose(node.key);
        });
        row.addEventListener("dblclick", () => node.isGroup && fold(node.key, !list.folded.has(node.key)));
        fillRow(row, node);
        list.nodes.set(node.key, row);
        return row;
    });
    const empty = !session.status.isListed ? "The list follows the first build." : session.order.length ? "No test is like this." : "There are no tests.";
    if (hidden) rows.push(make("div", "empty", "and " + plural(hidden, "more test") + ": write in the filter, or close groups"));
    byId("list").replaceChildren(...(rows.length ? rows : [make("div", "empty", empty)]));
    markChosen();
    showFilters();
}

function updateRows(ids) {
    const changed = new Set(ids);
    for (const node of list.rows) {
        if (node.tests.some((id) => changed.has(id))) fillRow(list.nodes.get(node.key), node);
    }
    showFilters();
}

function showFilters() {
    const tests = allTests();
    const buttons = Object.keys(stateFilters).map((name) => {
        const count = tests.filter(stateFilters[name]).length;
        const button = make("button", name, filterNames[name] + " ", String(count));
        button.setAttribute("aria-pressed", String(list.state === name));
        button.hidden = !count && list.state !== name && name !== "all";
        button.addEventListener("click", () => {
            list.state = list.state === name ? "all" : name;
            showList();
            showBar();
        });
        return button;
    });
    byId("states").replaceChildren(...buttons);
    byId("grouping").textContent = list.byFile ? "by file" : "by suite";
}

function fold(key, isFolded) {
    if (isFolded) list.folded.add(key);
    else list.folded.delete(key);
    showList();
}

function markChosen() {
    for (const [key, row] of list.nodes) {
        row.classList.toggle("chosen", isChosen(key));
        row.setAttribute("aria-selected", String(isChosen(key)));
    }
    const row = list.nodes.get(list.chosen);
    byId("list").setAttribute("aria-activedescendant", row ? row.id : "");
    if (row) row.scrollIntoView({ block: "nearest" });
}

/** > isFollowing: the page has chosen it, not the user. */
function choose(key, isFollowing = false) {
    list.chosen = key;
    list.more.clear();
    following = isFollowing;
    markChosen();
    showDetail(true);
}

const isChosen = (key) => key === list.chosen || list.more.has(key);

/** Adds a row to those that are chosen, or takes it away. */
function chooseMore(key) {
    if (list.chosen === null) return choose(key);
    if (list.more.has(key)) list.more.delete(key);
    else if (key !== list.chosen) list.more.add(key);
    following = false;
    markChosen();
    showDetail(true);
}

/** Chooses the rows from the chosen one up to this one. */
function chooseUpTo(key) {
    const keys = list.rows.map((node) => node.key);
    const [from, to] = [keys.indexOf(list.chosen), keys.indexOf(key)];
    if (from < 0 || to < 0) return choose(key);
    list.more = new Set(keys.slice(Math.min(from, to), Math.max(from, to) + 1));
    list.more.delete(list.chosen);
    following = false;
    markChosen();
    list.nodes.get(key).scrollIntoView({ block: "nearest" });
    showDetail(true);
}

const chosenNode = () => list.rows.find((node) => node.key === list.chosen);

/** The tests of the chosen rows, also of one that a filter hides. */
function chosenTests() {
    if (list.more.size) {
        const tests = new Set(list.rows.filter((node) => isChosen(node.key)).flatMap((node) => node.tests));
        return session.order.filter((id) => tests.has(id));
    }
    const node = chosenNode();
    return node ? node.tests : session.tests.has(list.chosen) ? [list.chosen] : [];
}

function move(key, isMore = false) {
    const keys = list.rows.map((node) => node.key);
    if (isMore && list.chosen !== null && (key === "ArrowDown" || key === "ArrowUp")) {
        const indices = [list.chosen, ...list.more].map((key) => keys.indexOf(key)).sort((a, b) => a - b);
        const start = keys.indexOf(list.chosen);
        const end = indices[0] < start ? indices[0] : indices[indices.length - 1];
        const next = keys[end + (key === "ArrowDown" ? 1 : -1)];
        return next ? chooseUpTo(next) : undefined;
    }
    const index = keys.indexOf(list.chosen);
    const node = list.rows[index];
    if (key === "ArrowDown" || key === "ArrowUp") {
        const next = index < 0 ? 0 : Math.min(list.rows.length - 1, Math.max(0, index + (key === "ArrowDown" ? 1 : -1)));
        if (list.rows[next]) choose(list.rows[next].key);
    } else if (key === "ArrowRight" && node) {
        if (node.isGroup && isFolded(node)) fold(node.key, false);
        else if (node.isGroup) move("ArrowDown");
    } else if (key === "ArrowLeft" && node) {
        if (node.isGroup && !isFolded(node)) return fold(node.key, true);
        const parent = list.rows.slice(0, index).reverse().find((other) => other.level < node.level);
        if (parent) choose(parent.key);
    }
}
