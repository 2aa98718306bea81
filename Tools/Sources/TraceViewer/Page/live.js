"use strict";
/* In a frame of another page of the same server: that page sends the lines of a trace as they are written. */
let isLive = false;
/** The user looks at a step of a running test, which does not move on then. */
let isHeld = false;
/** The trace has been read while it was written: its end is what was last seen. */
let wasLive = false;

function clear() {
    Object.assign(trace, { test: "", app: "", outcome: null, gap: null, pictures: {}, trees: {}, steps: [] });
    open = [];
    chosen = -1;
    isHeld = wasLive = false;
    for (const id of ["film", "steps", "panel", "tabs"]) byId(id).replaceChildren();
    document.querySelectorAll(".screen").forEach((space) => space.replaceChildren());
}

/** Takes a line of the file: docs/traces.md has the format. */
function take(text) {
    const line = JSON.parse(text);
    if (line.header) Object.assign(trace, line.header);
    if (line.picture) {
        const { width, height, png } = line.picture.picture;
        trace.pictures[line.picture.name] = { width, height, source: "data:image/png;base64," + png };
    }
    if (line.tree) trace.trees[line.tree.name] = line.tree.elements;
    if (line.end) trace.outcome = line.end.outcome;
    if (!line.step) return;
    trace.steps.push(line.step);
    addStep(line.step, trace.steps.length - 1);
}

function showLive(isNowLive, notice) {
    isLive = isNowLive;
    wasLive = wasLive || isLive;
    document.body.classList.toggle("live", isLive);
    byId("after").querySelector("figcaption").textContent = isLive ? "Device" : "After";
    byId("waiting").textContent = trace.steps.length ? "" : notice;
    byId("waiting").hidden = trace.steps.length > 0;
    document.querySelector("main").hidden = byId("film").hidden = !trace.steps.length;
    if (!trace.steps.length) return;
    const failure = trace.steps.findIndex((step) => step.failure);
    if (isHeld) choose(chosen);
    else if (failure >= 0 && !isLive) choose(failure);
    else choose(wasLive ? trace.steps.length - 1 : 0);
}

addEventListener("message", (event) => {
    if (event.origin !== location.origin || event.source !== parent) return;
    const { isNew, lines, isRunning, notice } = event.data;
    if (isNew) clear();
    lines.forEach(take);
    showLive(isRunning, notice);
    document.body.dataset.steps = trace.steps.length;
});
for (const id of ["film", "steps"]) byId(id).addEventListener("click", () => (isHeld = true));
document.addEventListener("keydown", (event) => {
    if (["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"].includes(event.key)) isHeld = true;
    // Other keys are for the page around this one.
    else parent.postMessage({ key: event.key }, location.origin);
});
parent.postMessage({ isReady: true }, location.origin);
