// Views below each other, four constraints each, solved by kiwi. Built and run by ferry-bench-layout.
#include <kiwi/kiwi.h>
#include <vector>
#include "model.h"

using namespace kiwi;

static double median(std::vector<double> times) { return pct(times.data(), int(times.size()), .5); }

int main() {
    for (int count : {100, 1000, 10000}) {
        std::vector<double> build, top, widths;
        for (int round = 0; round < (count > 1000 ? 1 : 5); round++) {
            double start = cpu_ms();
            Solver solver;
            Variable width("width"), header("header");
            std::vector<Variable> views(count * 4);
            solver.addEditVariable(width, strength::strong);
            solver.addEditVariable(header, strength::strong);
            solver.suggestValue(width, 390);
            solver.suggestValue(header, 44);
            for (int i = 0; i < count; i++) {
                Variable &x = views[i * 4], &y = views[i * 4 + 1], &w = views[i * 4 + 2], &h = views[i * 4 + 3];
                solver.addConstraint(x == 12);
                solver.addConstraint(i ? y == views[i * 4 - 3] + views[i * 4 - 1] + 8 : y == header);
                solver.addConstraint(w == width - 24);
                solver.addConstraint((h >= 20 + i % 7) | strength::required);
            }
            solver.updateVariables();
            build.push_back(cpu_ms() - start);
            start = cpu_ms();
            for (int k = 0; k < 10; k++) solver.suggestValue(header, 45 + k), solver.updateVariables();
            top.push_back((cpu_ms() - start) / 10);
            start = cpu_ms();
            for (int k = 0; k < 10; k++) solver.suggestValue(width, 400 + k), solver.updateVariables();
            widths.push_back((cpu_ms() - start) / 10);
        }
        printf("{\"views\":%d,\"build_solve_ms\":%.3f,\"edit_top_ms\":%.4f,\"edit_width_ms\":%.4f}\n", count, median(build), median(top),
               median(widths));
        fflush(stdout);
    }
}
