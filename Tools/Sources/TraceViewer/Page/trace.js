"use strict";
const trace = JSON.parse(document.getElementById("contents").textContent);
const byId = (id) => document.getElementById(id);
let chosen = -1;
let tab = "Step";

/** Makes an element with a class and children: texts are never markup. */
function make(tag, className, ...children) {
    const node = document.createElement(tag);
    if (className) node.className = className;
    node.append(...children.filter((child) => child !== null && child !== undefined));
    return node;
}

const seconds = (value) => value.toFixed(value < 100 ? 2 : 1) + " s";
const pictureOf = (step) => trace.pictures[step.after || step.before];

/** The page's head. */
function showHead() {
    byId("title").textContent = trace.test;
    document.title = trace.test + " – trace";
    byId("outcome").textContent = trace.outcome || "";
    byId("outcome").className = trace.outcome || "";
    byId("gap").textContent = trace.gap ? "The trace is not whole: " + trace.gap : "";
}

/** Adds a step to the film strip and the list of steps. */
let open = [];
function addStep(step, index) {
    const picture = pictureOf(step);
    const image = make(picture ? "img" : "div", picture ? "" : "none");
    if (picture) {
        image.src = picture.source;
        image.alt = "The screen after step " + (index + 1);
    }
    const frame = make("button", step.failure ? "failure" : "", image, seconds(step.end));
    frame.title = [step.action, step.target].filter(Boolean).join(" ");
    frame.addEventListener("click", () => choose(index));
    byId("film").append(frame);

    const activities = step.activities || [];
    const common = activities.findIndex((name, depth) => open[depth] !== name);
    (common < 0 ? [] : activities.slice(common)).forEach((name, depth) => {
        const item = make("li", "activity", name);
        item.style.paddingLeft = 10 + 14 * (common + depth) + "px";
        byId("steps").append(item);
    });
    open = activities;
    const what = make("span", "what", make("b", "", step.action), step.target ? " " + step.target : "");
    const place = step.file ? make("span", "place", step.file.split("/").pop() + ":" + step.line) : null;
    const button = make("button", step.failure ? "failure" : "", make("span", "row", what, make("span", "time", seconds(step.end))), place);
    button.style.paddingLeft = 10 + 14 * activities.length + "px";
    button.addEventListener("click", () => choose(index));
    const item = make("li", "", button);
    item.dataset.step = index;
    byId("steps").append(item);
}

/** Fits a picture into its place, with outlines in points over it. */
function show(id, name, step, isBefore) {
    const space = byId(id).querySelector(".screen");
    space.replaceChildren();
    const picture = trace.pictures[name];
    if (!picture) return space.append(make("div", "none", "no picture"));
    const place = make("div", "place");
    const image = make("img");
    image.src = picture.source;
    image.alt = isBefore ? "The screen before the step" : "The screen after the step";
    place.append(image);
    space.append(place);
    place.dataset.ratio = picture.width / picture.height;
    // Points: those of the step, unless the device was turned in it.
    const isTurned = step.width && picture.width > picture.height !== step.width > step.height;
    place.points = isTurned ? [step.height, step.width] : [step.width || picture.width, step.height || picture.height];
    fit(space, place);
    if (isBefore && step.touched) outline(place, step.touched, "");
    if (isBefore && step.points) {
        for (let at = 0; at < step.points.length; at += 2) {
            const touch = make("div", at > 0 ? "touch end" : "touch");
            touch.style.left = (step.points[at] / place.points[0]) * 100 + "%";
            touch.style.top = (step.points[at + 1] / place.points[1]) * 100 + "%";
            place.append(touch);
        }
    }
}

function fit(space, place) {
    const ratio = Number(place.dataset.ratio);
    const height = Math.min(space.clientHeight, space.clientWidth / ratio);
    place.style.height = height + "px";
    place.style.width = height * ratio + "px";
}

function outline(place, frame, kind) {
    const box = make("div", "outline " + kind);
    const [width, height] = place.points;
    box.style.left = (frame.x / width) * 100 + "%";
    box.style.top = (frame.y / height) * 100 + "%";
    box.style.width = (frame.width / width) * 100 + "%";
    box.style.height = (frame.height / height) * 100 + "%";
    place.append(box);
    return box;
}

/** Outlines an element on the picture after the step, as its line in the tree is pointed at. */
function point(frame) {
    const place = byId("after").querySelector(".place");
    if (!place) return;
    place.querySelectorAll(".hover").forEach((box) => box.remove());
    if (frame) outline(place, frame, "hover");
}

// What is known of the chosen step, in tabs.
const panels = {
    Step(step) {
        const list = make("dl");
        const add = (name, value) => value && list.append(make("dt", "", name), make("dd", "", value));
        add("Action", step.action);
        add("Element", step.target);
        add("Result", step.result);
        add("Place", step.file ? step.file + ":" + step.line : "");
        add("Source", step.source ? make("code", "", step.source) : "");
        add("Activity", (step.activities || []).join(" › "));
        add("Time", seconds(step.start) + " – " + seconds(step.end) + " of the app’s clock");
        return step.failure ? [make("pre", "failed", step.failure), list] : [list];
    },
    Elements(step) {
        const elements = trace.trees[step.tree] || [];
        const depths = [];
        return elements.map((element, index) => {
            depths[index] = element.parent < 0 ? 0 : depths[element.parent] + 1;
            const names = ["identifier", "label", "title", "value", "placeholder"].filter((name) => element[name]);
            const text = names.map((name) => (name === "label" ? "" : name + " ") + "“" + element[name] + "”").join(", ");
            const states = (element.states || []).join(", ");
            const line = make("div", "element", make("span", "type", element.type), text ? " " + text : "", states ? make("span", "value", " " + states) : null);
            line.style.paddingLeft = 12 + 12 * Math.min(depths[index], 20) + "px";
            const frame = element.frame;
            line.title = "(" + frame.x + ", " + frame.y + ") " + frame.width + "×" + frame.height;
            line.addEventListener("mouseenter", () => point(frame));
            line.addEventListener("mouseleave", () => point(null));
            return line;
        });
    },
    Log: (step) => (step.log || []).map((line) => make("pre", "", line || " ")),
    Network(step) {
        const requests = step.requests || [];
        if (!requests.length) return [];
        const head = make("tr", "", make("th", "", "Request"), make("th", "", "Answer"), make("th", "number", "Bytes"));
        const rows = requests.map((request) => {
            const isBad = request.error || request.status >= 400;
            const answer = make("td", isBad ? "bad" : "", request.error || String(request.status || ""), request.type ? " " + request.type : "");
            return make("tr", "", make("td", "", request.method + " " + request.url), answer, make("td", "number", String(request.bytes)));
        });
        return [make("table", "", head, ...rows)];
    },
};
const empty = { Step: "", Elements: "no elements", Log: "nothing was printed in this step", Network: "no requests ended in this step" };

function showPanel() {
    const step = trace.steps[chosen];
    const counts = { Elements: (trace.trees[step.tree] || []).length, Log: (step.log || []).length, Network: (step.requests || []).length };
    byId("tabs").replaceChildren(
        ...Object.keys(panels).map((name) => {
            const button = make("button", "", name + (counts[name] ? " " + counts[name] : ""));
            button.setAttribute("role", "tab");
            button.setAttribute("aria-selected", String(name === tab));
            button.addEventListener("click", () => {
                tab = name;
                showPanel();
            });
            return button;
        }),
    );
    const nodes = panels[tab](step);
    byId("panel").replaceChildren(...(nodes.length ? nodes : [make("div", "empty", empty[tab])]));
    byId("panel").scrollTop = 0;
}

function choose(index) {
    if (index < 0 || index >= trace.steps.length) return;
    chosen = index;
    const step = trace.steps[index];
    document.querySelectorAll("#steps .chosen, #film .chosen").forEach((node) => node.classList.remove("chosen"));
    const button = document.querySelector('#steps [data-step="' + index + '"] button');
    const frame = byId("film").children[index];
    for (const node of [button, frame]) {
        node.classList.add("chosen");
        node.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
    show("before", step.before, step, true);
    show("after", step.after, step, false);
    showPanel();
}

document.addEventListener("keydown", (event) => {
    const move = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!move || event.target === byId("panel")) return;
    event.preventDefault();
    choose(chosen + move);
});
addEventListener("resize", () => {
    document.querySelectorAll(".screen").forEach((space) => {
        const place = space.querySelector(".place");
        if (place) fit(space, place);
    });
});

/** Chooses what has gone wrong, or the first step. */
function chooseFirst() {
    const failure = trace.steps.findIndex((step) => step.failure);
    if (trace.steps.length) choose(Math.max(0, failure));
    else byId("steps").append(make("li", "activity", "no steps"));
}

if (document.body.dataset.embedded === undefined) {
    showHead();
    trace.steps.forEach(addStep);
    chooseFirst();
}
