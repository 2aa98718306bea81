/* What the other scripts of the page are made of. */
const byId = (id) => document.getElementById(id);
const token = new URLSearchParams(location.search).get("token");
const address = (path, query = {}) => path + "?" + new URLSearchParams({ token, ...query });

/** Makes an element with a class and children: texts are never markup. */
function make(tag, className, ...children) {
    const node = document.createElement(tag);
    if (className) node.className = className;
    node.append(...children.filter((child) => child !== null && child !== undefined));
    return node;
}

const shapes = {
    idle: ["M8 3.2a4.8 4.8 0 1 0 0 9.6a4.8 4.8 0 1 0 0 -9.6"],
    queued: ["M8 3.2a4.8 4.8 0 1 0 0 9.6a4.8 4.8 0 1 0 0 -9.6", "M8 5.6V8l1.6 1.2"],
    running: ["M8 2.6a5.4 5.4 0 1 1 -5.4 5.4"],
    passed: ["M3.4 8.6l3 3l6.2 -7"],
    failed: ["M4 4l8 8", "M12 4l-8 8"],
    crashed: ["M9 1.8L4.2 8.8h3.4l-0.8 5.4L11.8 7H8.4z"],
    skipped: ["M3.5 8h9"],
    stopped: ["M4.5 4.5h7v7h-7z"],
    play: ["M4.5 2.8v10.4l8.6 -5.2z"],
    again: ["M13 8a5 5 0 1 1 -1.6 -3.7", "M13.2 2v3h-3"],
    eye: ["M1.5 8c2 -3.4 4 -4.6 6.5 -4.6s4.5 1.2 6.5 4.6c-2 3.4 -4 4.6 -6.5 4.6s-4.5 -1.2 -6.5 -4.6z", "M8 6.1a1.9 1.9 0 1 0 0 3.8a1.9 1.9 0 1 0 0 -3.8"],
    fold: ["M6 3.5l4.5 4.5l-4.5 4.5"],
    ferry: ["M2 10.5h12l-1.8 3.2h-8.6z", "M4 10.2V6.5h6.5l2 3.7", "M6 6.2V3.4h2.6v2.8"],
};
const solids = new Set(["play", "stopped", "crashed"]);

const icons = new Map();
function icon(name) {
    if (!icons.has(name)) icons.set(name, makeIcon(name));
    return icons.get(name).cloneNode(true);
}

function makeIcon(name) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", "0 0 16 16");
    svg.setAttribute("aria-hidden", "true");
    if (solids.has(name)) svg.classList.add("solid");
    for (const shape of shapes[name]) {
        const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
        path.setAttribute("d", shape);
        svg.append(path);
    }
    return svg;
}

const stateNames = {
    idle: "not run", queued: "waiting", running: "running", passed: "passed", failed: "failed", crashed: "crashed", skipped: "skipped", stopped: "stopped",
};

function stateMark(state) {
    const mark = make("span", "state " + state, icon(state));
    mark.title = stateNames[state];
    mark.setAttribute("role", "img");
    mark.setAttribute("aria-label", stateNames[state]);
    return mark;
}

function duration(seconds) {
    if (seconds < 0.001) return "< 1 ms";
    if (seconds < 1) return Math.round(seconds * 1000) + " ms";
    if (seconds < 60) return seconds.toFixed(2) + " s";
    return Math.floor(seconds / 60) + " min " + Math.floor(seconds % 60) + " s";
}

const plural = (count, word) => count + " " + word + (count === 1 ? "" : "s");
const isFailure = (state) => state === "failed" || state === "crashed";
const hasTime = (state) => state === "passed" || state === "failed";
const isDone = (state) => ["passed", "failed", "crashed", "skipped", "stopped"].includes(state);

/** All that is known of the tests. */
const session = { title: "", status: { phase: "idle", isListed: false }, tests: new Map(), order: [], outputs: new Map(), log: [], diagnostics: [] };
const allTests = () => session.order.map((id) => session.tests.get(id));

async function send(command) {
    try {
        const answer = await fetch(address("/command"), { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(command) });
        if (!answer.ok) notify((await answer.text()).trim());
    } catch {
        notify("Ferry does not answer.");
    }
}

let noticeEnd = 0;
function notify(text) {
    byId("lost").textContent = text;
    byId("lost").hidden = false;
    clearTimeout(noticeEnd);
    noticeEnd = setTimeout(() => (byId("lost").hidden = true), 4000);
}
