/* The connection, the bar above the list, and the keys. */
/** The page chooses the test that runs, until the user chooses one. */
let following = true;
let changed = new Set();
let isListNew = false;
let isDrawing = false;

function bar(id, name, label, act) {
    byId(id).append(icon(name), make("span", "label", label));
    byId(id).addEventListener("click", act);
}

function runShown() {
    if (!isFiltered()) return send({ do: "runAll" });
    const tests = shownTests();
    if (tests.length) send({ do: "run", tests });
}

function showBar() {
    const { status } = session;
    const tests = allTests();
    const count = (states) => tests.filter((test) => states.includes(test.state)).length;
    const inRun = tests.filter((test) => status.run > 0 && test.run === status.run);
    const ended = inRun.filter((test) => isDone(test.state)).length;
    const failed = count(["failed", "crashed"]);
    const isIdle = status.phase === "idle";
    const label = byId("run").querySelector(".label");
    label.textContent = isFiltered() ? "Run " + shownTests().length + " shown" : "Run all";
    byId("run").disabled = !isIdle || (status.isListed && !tests.length);
    byId("run-failed").disabled = !isIdle || !failed;
    byId("run-failed").title = "Run the failed tests (f)";
    byId("stop").disabled = isIdle || status.phase === "stopping";
    byId("stop").title = "Stop (s)";
    byId("watch-all").setAttribute("aria-pressed", String(status.isWatchingAll));
    byId("watch-all").title = status.isWatchingAll ? "All tests run when a source changes" : "Run all tests when a source changes";

    const watched = tests.filter((test) => test.isWatched).length;
    let words = "";
    let kind = "";
    if (!isIdle) words = { building: "Building…", running: "Running " + ended + " of " + inRun.length, stopping: "Stopping…" }[status.phase];
    else if (status.problem) [words, kind] = [/build failed/.test(status.problem) ? "Build failed" : "Not run", "failed"];
    else if (status.hasChanges) words = "Sources have changed";
    else if (!status.run) words = status.isListed ? plural(tests.length, "test") : "";
    else if (inRun.some((test) => isFailure(test.state))) [words, kind] = [plural(inRun.filter((test) => isFailure(test.state)).length, "failure"), "failed"];
    else if (inRun.some((test) => test.state === "stopped")) words = "Stopped";
    else if (inRun.length) [words, kind] = ["Passed", "passed"];
    else words = "Stopped";
    if (isIdle && (status.isWatchingAll || watched)) words += " · watching " + (status.isWatchingAll ? "all" : watched);
    byId("status").className = kind;
    byId("status").replaceChildren(...(isIdle ? [] : [stateMark("running")]), words);

    const sums = [["passed", count(["passed"])], ["failed", failed], ["skipped", count(["skipped"])]];
    byId("total").replaceChildren(
        ...sums.filter(([, number]) => number).map(([state, number]) => {
            const sum = make("span", "", stateMark(state), String(number));
            return sum;
        }),
        ...(isIdle && status.seconds ? [make("span", "", duration(status.seconds))] : []),
    );
    byId("total").title = status.seconds ? "All tests, and the time of the last run with its build" : "";
    const part = (name, number) => {
        const piece = make("i", name);
        piece.style.flexGrow = number;
        return piece;
    };
    const ofRun = (states) => inRun.filter((test) => states.includes(test.state)).length;
    byId("progress").replaceChildren(
        part("passed", ofRun(["passed"])), part("failed", ofRun(["failed", "crashed"])), part("skipped", ofRun(["skipped", "stopped"])),
        part("running", ofRun(["running"])), part("", ofRun(["queued", "idle"]) || (inRun.length ? 0 : 1)),
    );
    document.title = (isIdle ? (failed ? "✗ " + failed + " · " : "") : "● ") + session.title + " – tests";
    document.body.dataset.phase = status.phase;
    document.body.dataset.run = status.run;
}

/** The test to look at while nobody has chosen one: the one that runs, then the first that failed. */
function follow(ids) {
    if (!following) return;
    const tests = ids.map((id) => session.tests.get(id)).filter(Boolean);
    const running = tests.find((test) => test.state === "running" && test.kind === "interface") || (list.chosen === null && tests.find((test) => test.state === "running"));
    if (running) return choose(running.id, true);
    const failed = session.status.phase === "idle" && allTests().find((test) => test.run === session.status.run && isFailure(test.state));
    if (failed && list.chosen !== failed.id) choose(failed.id, true);
}

/** Once a frame, however many messages there were. */
function draw() {
    isDrawing = false;
    if (isListNew || (list.state !== "all" && changed.size)) showList();
    else if (changed.size) updateRows(changed);
    const ids = [...changed];
    (isListNew, (changed = new Set()), (isListNew = false));
    showBar();
    follow(ids);
    showDetail(false);
}

function later() {
    if (isDrawing) return;
    isDrawing = true;
    // A page in the background has no frames.
    (document.hidden ? setTimeout : requestAnimationFrame)(draw, 50);
}

const receivers = {
    all(message) {
        session.title = message.title;
        session.status = message.status;
        session.tests = new Map(message.tests.map((test) => [test.id, test]));
        session.order = message.tests.map((test) => test.id);
        session.outputs = new Map(Object.entries(message.outputs));
        session.log = message.log;
        session.diagnostics = message.diagnostics;
        byId("title").textContent = session.title;
        if (!list.folded.size) foldLong();
        isListNew = true;
        document.body.dataset.state = "live";
    },
    status(message) {
        const isFailure = message.status.problem && !session.status.problem;
        session.status = message.status;
        if (isFailure) {
            wantedTab = "";
            tab = "Build";
        } else if (tab === "Build" && wantedTab !== "Build" && !message.status.problem && list.chosen !== null) tab = "";
    },
    tests(message) {
        for (const test of message.tests) {
            const before = session.tests.get(test.id);
            session.tests.set(test.id, test);
            changed.add(test.id);
            // What went wrong is more than what was printed.
            const hasEnded = before && before.state === "running" && isDone(test.state);
            if (hasEnded && test.id === list.chosen && test.kind !== "interface" && !wantedTab) tab = "";
        }
    },
    order(message) {
        const wasEmpty = !session.order.length;
        session.order = message.order;
        if (wasEmpty) foldLong();
        const known = new Set(session.order);
        for (const id of [...session.tests.keys()]) if (!known.has(id)) session.tests.delete(id);
        isListNew = true;
    },
    output(message) {
        const output = message.isFirst ? { lines: [], leftOut: 0 } : session.outputs.get(message.id) || { lines: [], leftOut: 0 };
        output.lines.push(...message.lines);
        if (message.leftOut) output.leftOut = message.leftOut;
        session.outputs.set(message.id, output);
    },
    log(message) {
        session.log.push(message.line);
        if (message.diagnostic) session.diagnostics.push(message.diagnostic);
    },
    logCleared() {
        session.log = [];
        session.diagnostics = [];
    },
};

function connect() {
    const source = new EventSource(address("/messages"));
    source.addEventListener("message", (event) => {
        const message = JSON.parse(event.data);
        receivers[message.kind](message);
        later();
    });
    source.addEventListener("refused", (event) => {
        source.close();
        document.body.dataset.state = "refused";
        notify(event.data);
    });
    source.addEventListener("error", () => {
        document.body.dataset.state = "lost";
        notify("The connection to Ferry is lost; it is tried again.");
        if (source.readyState !== EventSource.CLOSED) return;
        source.close();
        setTimeout(connect, 1000);
    });
}

// Keys.

function shortcut(key, isShifted = false) {
    const tests = chosenTests();
    if (key.startsWith("Arrow")) move(key, isShifted);
    else if (key === "Enter" && tests.length) send({ do: "run", tests });
    else if (key === "/") byId("search").focus();
    else if (key === "Escape") clearFilter();
    else if (key === "a") runShown();
    else if (key === "f") send({ do: "runFailed" });
    else if (key === "s") send({ do: "stop" });
    else if (key === "w" && tests.length) send({ do: "watch", tests, isOn: !tests.every((id) => session.tests.get(id).isWatched) });
    else return false;
    return true;
}

function clearFilter() {
    [list.text, list.state, byId("search").value] = ["", "all", ""];
    byId("list").focus();
    showList();
    showBar();
}

document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isInSearch = event.target === byId("search");
    // A focused button or tab is pressed; a panel scrolls.
    if (event.key === "Enter" && event.target.tagName === "BUTTON") return;
    if (event.key.startsWith("Arrow") && event.target === byId("panel")) return;
    if (isInSearch && !["Escape", "ArrowDown", "ArrowUp", "Enter"].includes(event.key)) return;
    if (isInSearch && event.key === "Enter") {
        byId("list").focus();
        if (!chosenNode()) move("ArrowDown");
        return event.preventDefault();
    }
    if (shortcut(event.key, event.shiftKey)) event.preventDefault();
});
byId("search").addEventListener("input", () => {
    list.text = byId("search").value;
    showList();
    showBar();
});
byId("grouping").addEventListener("click", () => {
    list.byFile = !list.byFile;
    showList();
});

byId("mark").append(icon("ferry"));
bar("run", "play", "Run all", runShown);
bar("run-failed", "again", "Run failed", () => send({ do: "runFailed" }));
bar("stop", "stopped", "Stop", () => send({ do: "stop" }));
bar("watch-all", "eye", "Watch all", () => send({ do: "watchAll", isOn: !session.status.isWatchingAll }));
connect();
