/* What is known of the chosen test, and the build. */
let tab = "";
/** The tab that the user has chosen, which stays where the next test has it too. */
let wantedTab = "";
/** What the panel shows. */
let panelKey = "";

function excerpt(place) {
    if (!place || !place.lines) return null;
    const lines = place.lines.map((text, index) => {
        const number = place.first + index;
        return make("span", number === place.line ? "marked" : "", make("b", "", String(number)), text + "\n");
    });
    return make("pre", "source", ...lines);
}

function messageBox(text, place, kind, column) {
    const box = make("div", "message " + kind, make("pre", "", text));
    const source = excerpt(place);
    if (source) box.append(source);
    if (!place) return box;
    const name = place.file + ":" + place.line + (column ? ":" + column : "");
    const button = make("button", "place", name);
    button.title = "Copy";
    button.addEventListener("click", () => navigator.clipboard.writeText(name).then(() => notify("Copied " + name), () => {}));
    box.append(button);
    return box;
}

const outputOf = (test) => session.outputs.get(test.id) || { lines: [], leftOut: 0 };

const panels = {
    Trace: {
        isThere: (test) => test && test.kind === "interface",
        title: () => "Device and trace",
        show: () => [],
    },
    Failure: {
        isThere: (test) => test && test.messages.length > 0,
        title: (test) => (test.state === "skipped" ? "Reason" : test.messages.length > 1 ? "Failures " + test.messages.length : "Failure"),
        isBad: (test) => isFailure(test.state),
        show: (test) => test.messages.map((message) => messageBox(message.text || "No reason is given.", message.place, isFailure(test.state) ? "bad" : "note")),
    },
    Output: {
        isThere: (test) => Boolean(test),
        title: (test) => (outputOf(test).lines.length ? "Output " + (outputOf(test).lines.length + outputOf(test).leftOut) : "Output"),
        show(test) {
            const { lines, leftOut } = outputOf(test);
            const nodes = lines.length ? [make("pre", "lines", lines.join("\n"))] : [];
            if (leftOut) nodes.push(make("p", "hint", "… and " + plural(leftOut, "more line")));
            if (nodes.length) return nodes;
            const isShared = test.kind === "swiftTesting" && isDone(test.state);
            const why = isShared ? "Tests of Swift Testing run side by side: what they print is in the log under Build, and here when the test runs alone." : "It has printed nothing.";
            return [make("div", "empty", isDone(test.state) || test.state === "running" ? why : "It has not run.")];
        },
    },
    Source: {
        isThere: (test) => test && test.place && test.place.lines,
        title: () => "Source",
        show: (test) => [messageBox(test.suite ? test.suite + "." + test.name : test.name, test.place, "note")],
    },
    Tests: {
        isThere: (test) => !test,
        title: () => (list.chosen === null ? "Results" : "Tests"),
        show() {
            const failed = session.order.filter((id) => isFailure(session.tests.get(id).state));
            const ids = list.chosen === null ? failed : chosenTests();
            const hint = !session.status.isListed ? "The tests are built…" : "Choose a test, or press a to run all.";
            if (!ids.length) return [make("div", "empty", hint)];
            const rows = ids.map((id) => session.tests.get(id)).flatMap((test) => {
                const button = make("button", "", test.name);
                button.addEventListener("click", () => choose(test.id));
                return [stateMark(test.state), button, make("span", "time", hasTime(test.state) ? duration(test.seconds) : "")];
            });
            return [make("div", "sums", ...rows)];
        },
    },
    Build: {
        isThere: () => true,
        title() {
            const errors = session.diagnostics.filter((item) => item.kind === "error").length;
            return errors ? "Build: " + plural(errors, "error") : "Build";
        },
        isBad: () => Boolean(session.status.problem),
        show() {
            const nodes = session.diagnostics.map((item) => messageBox(item.kind + ": " + item.text, item.place, item.kind === "error" ? "bad" : "warning", item.column));
            if (session.status.problem) nodes.unshift(make("p", "hint", session.status.problem));
            if (session.log.length && nodes.length) nodes.push(make("h3", "", "Log"));
            if (session.log.length) nodes.push(make("pre", "lines", session.log.join("\n")));
            return nodes.length ? nodes : [make("div", "empty", session.status.phase === "building" ? "Building…" : "The build has printed nothing.")];
        },
    },
};

/** Nothing if several rows are chosen. */
const chosenTest = () => (list.more.size ? undefined : session.tests.get(list.chosen));

function defaultTab(test) {
    if (session.status.problem) return "Build";
    if (!test) return "Tests";
    if (test.kind === "interface") return "Trace";
    if (test.messages.length) return "Failure";
    return !outputOf(test).lines.length && test.state !== "running" && panels.Source.isThere(test) ? "Source" : "Output";
}

function showHead(test) {
    const tests = chosenTests();
    const node = chosenNode();
    const name = test ? test.name : list.more.size ? plural(tests.length, "chosen test") : node ? node.name : session.title;
    const words = test ? [test.target, test.suite, test.place ? lastPart(test.place.file) + ":" + test.place.line : ""] : [session.status.isListed && !list.more.size ? plural(tests.length || session.order.length, "test") : ""];
    if (test && isDone(test.state)) words.push(stateNames[test.state] + (hasTime(test.state) ? " in " + duration(test.seconds) : ""));
    const ids = list.chosen === null ? session.order : tests;
    const isWatched = ids.length > 0 && ids.every((id) => session.tests.get(id).isWatched);
    const run = make("button", "", icon("play"), "Run");
    run.disabled = session.status.phase !== "idle" || !ids.length;
    run.addEventListener("click", () => send({ do: "run", tests: ids }));
    const watch = make("button", "", icon("eye"), "Watch");
    watch.setAttribute("aria-pressed", String(isWatched));
    watch.disabled = !ids.length;
    watch.addEventListener("click", () => send({ do: "watch", tests: ids, isOn: !isWatched }));
    const state = stateOf(ids);
    const where = make("div", "where", words.filter(Boolean).join(" · "));
    where.title = test && test.place ? test.place.file : "";
    byId("head").replaceChildren(
        stateMark(state),
        make("div", "what", make("h2", "", name), where),
        make("div", "buttons", run, watch),
    );
}

/** > isNew: another row is chosen. */
function showDetail(isNew) {
    const test = chosenTest();
    const names = Object.keys(panels).filter((name) => panels[name].isThere(test));
    if (isNew || !names.includes(tab)) tab = names.includes(wantedTab) ? wantedTab : defaultTab(test);
    showHead(test);
    byId("tabs").replaceChildren(
        ...names.map((name) => {
            const panel = panels[name];
            const button = make("button", panel.isBad && panel.isBad(test) ? "bad" : "", panel.title(test));
            button.setAttribute("role", "tab");
            button.setAttribute("aria-selected", String(name === tab));
            button.dataset.tab = name;
            button.addEventListener("click", () => {
                tab = wantedTab = name;
                showDetail(false);
            });
            return button;
        }),
    );
    const isTrace = tab === "Trace";
    byId("trace").hidden = !isTrace;
    byId("panel").hidden = isTrace;
    const panel = byId("panel");
    const isAtEnd = panel.scrollTop + panel.clientHeight >= panel.scrollHeight - 4;
    // What is the same stays, with what the user has selected in it.
    const key = JSON.stringify([
        tab, list.chosen, test ? [test.state, test.messages, test.place, outputOf(test).lines.length, outputOf(test).leftOut] : chosenTests().map((id) => session.tests.get(id).state),
        tab === "Build" ? session.log.length + session.diagnostics.length : 0, session.status, session.order.length,
    ]);
    if (key !== panelKey) panel.replaceChildren(...panels[tab].show(test));
    panelKey = key;
    if (isNew) panel.scrollTop = 0;
    else if (isAtEnd && tab === "Output") panel.scrollTop = panel.scrollHeight;
    followTrace(isTrace ? test : null);
}

// The frame with the trace of the chosen test, which is read as it is written.
// What cannot be read, such as a beginning that is not all there, is asked for again when there is more of it.
const trace = { id: null, run: 0, next: 0, refused: 0, isReady: false, isBusy: false, isRunning: false };

function traceNotice(test) {
    if (test.state === "idle") return "Run the test to see its device, and each of its steps.";
    if (test.state === "queued") return "It waits for its turn.";
    return test.state === "running" ? "The app starts…" : "It has left no trace.";
}

function post(lines, test, isNew) {
    const isRunning = test.state === "running";
    trace.isRunning = isRunning;
    byId("trace").contentWindow.postMessage({ isNew, lines, isRunning, notice: traceNotice(test) }, location.origin);
}

async function followTrace(test) {
    if (!test) return;
    const frame = byId("trace");
    if (!frame.src) frame.src = address("/trace");
    if (!trace.isReady || trace.isBusy) return;
    const isNew = trace.id !== test.id || trace.run !== test.run || test.trace < trace.next;
    if (isNew) Object.assign(trace, { id: test.id, run: test.run, next: 0, refused: 0 });
    const shown = isNew || trace.isRunning !== (test.state === "running") || trace.notice !== traceNotice(test);
    trace.notice = traceNotice(test);
    if (shown) post([], test, isNew);
    if (test.trace <= Math.max(trace.next, trace.refused)) return;
    const size = test.trace;
    trace.isBusy = true;
    try {
        const answer = await fetch(address("/trace-lines", { test: test.id, from: trace.next }));
        const text = await answer.text();
        const now = chosenTest();
        const isSame = now && now.id === trace.id && now.run === trace.run;
        if (!answer.ok) {
            trace.refused = size;
            if (isSame) frame.contentWindow.postMessage({ isNew: true, lines: [], isRunning: false, notice: text.trim() }, location.origin);
        } else {
            const next = Number(answer.headers.get("X-Trace-Next"));
            // The last line of a file that grows is not whole yet.
            const isWhole = next > trace.next;
            if (isSame && isWhole) {
                trace.next = next;
                post(text.split("\n").filter(Boolean), now, false);
            }
            if (!isWhole) await new Promise((done) => setTimeout(done, 100));
        }
    } finally {
        trace.isBusy = false;
    }
    if (tab === "Trace") followTrace(chosenTest());
}

addEventListener("message", (event) => {
    if (event.origin !== location.origin || event.source !== byId("trace").contentWindow) return;
    if (event.data.isReady) {
        trace.isReady = true;
        trace.id = null;
        followTrace(tab === "Trace" ? chosenTest() : null);
    }
    if (event.data.key) shortcut(event.data.key);
});
