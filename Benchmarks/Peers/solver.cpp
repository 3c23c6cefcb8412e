// The C++ solver kiwi on the systems of Sources/Tools/PopoverBenchmarks/Pure/SolverSystems.swift, a line of JSON a
// figure, under the same names. Times are of the thread's CPU, so that a busy machine does not show up as solver time.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <kiwi/kiwi.h>
#include <string>
#include <time.h>
#include <vector>
using namespace kiwi;

static const char *only = "";

static double now() {
  timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

static bool isWanted(const char *name) { return strncmp(name, only, strlen(only)) == 0; }

static void check(bool holds, const char *what) {
  if (holds)
    return;
  fprintf(stderr, "solver: %s\n", what);
  exit(1);
}

/// Prints the nanoseconds of one operation, the median of several runs after one that is not counted.
template <class Work> static void measure(const char *name, int n, int runs, int operations, Work work) {
  if (!isWanted(name))
    return;
  work();
  std::vector<double> times;
  for (int run = 0; run < runs; run++) {
    double start = now();
    work();
    times.push_back((now() - start) / operations);
  }
  std::sort(times.begin(), times.end());
  std::string size = n ? "\"n\": " + std::to_string(n) + ", " : "";
  printf("{\"name\": \"%s\", %s\"value\": %.1f, \"unit\": \"ns\"}\n", name, size.c_str(), times[runs / 2]);
  fflush(stdout);
}

/// H:|-20-[v0(>=45)]-5-[v1(==v0)]-5-...-20-|, the whole width a strong wish.
struct Chain {
  Solver solver;
  Variable left, width;
  std::vector<Variable> lefts, widths;
  Constraint middleGap;
  double gap = 5;
  int n;

  explicit Chain(int n, double each) : lefts(n), widths(n), n(n) {
    solver.addEditVariable(width, strength::strong);
    solver.addConstraint(left == 0);
    solver.addConstraint(lefts[0] == left + 20);
    solver.addConstraint(widths[0] >= 45);
    for (int i = 1; i < n; i++) {
      Constraint gap(lefts[i] == lefts[i - 1] + widths[i - 1] + 5);
      solver.addConstraint(gap);
      if (i == n / 2)
        middleGap = gap;
      solver.addConstraint(widths[i] == widths[0]);
    }
    solver.addConstraint(left + width == lefts[n - 1] + widths[n - 1] + 20);
    solve(each);
  }

  void solve(double each) {
    solver.suggestValue(width, 40 + 5.0 * (n - 1) + each * n);
    solver.updateVariables();
  }

  void replaceMiddleGap() {
    int i = n / 2;
    solver.removeConstraint(middleGap);
    gap = gap == 5 ? 7 : 5;
    middleGap = Constraint(lefts[i] == lefts[i - 1] + widths[i - 1] + gap);
    solver.addConstraint(middleGap);
    solver.updateVariables();
  }

  double widthOfLast() { return widths[n - 1].value(); }
};

static void chain(int n) {
  int repeats = n == 1000 ? 1 : n == 100 ? 5 : 100, runs = n == 1000 ? 5 : 9;
  measure("solver.chain.build", n, runs, repeats, [&] {
    for (int i = 0; i < repeats; i++)
      check(std::abs(Chain(n, 100).widthOfLast() - 100) < 1e-6, "a column is not 100 wide");
  });
  // Building a large one takes long.
  if (!isWanted("solver.chain.resuggest") && !isWanted("solver.chain.crossing") && !isWanted("solver.chain.replace"))
    return;
  Chain chain(n, 100);
  int step = 0;
  measure("solver.chain.resuggest", n, runs, 1000, [&] {
    for (int i = 0; i < 1000; i++) {
      step++;
      chain.solve(60 + step * 37 % 200);
    }
    check(std::abs(chain.widthOfLast() - (60 + step * 37 % 200)) < 1e-6, "a column has the wrong width");
  });
  int crossings = n == 1000 ? 1 : n == 100 ? 10 : 100;
  measure("solver.chain.crossing", n, 5, 2 * crossings, [&] {
    for (int i = 0; i < crossings; i++) {
      chain.solve(30);
      chain.solve(60);
    }
    check(std::abs(chain.widthOfLast() - 60) < 1e-6, "a column is not 60 wide");
  });
  int gaps = n == 1000 ? 1 : n == 100 ? 10 : 200;
  measure("solver.chain.replace", n, 5, gaps, [&] {
    for (int i = 0; i < gaps; i++)
      chain.replaceMiddleGap();
  });
}

/// H:|[image(45)]-5-[label(100)]|, V:|[label]|, the image 45 high in the middle.
struct Cell {
  Variable left, top, width, height, imageLeft, imageTop, imageWidth, imageHeight;
  Variable labelLeft, labelTop, labelWidth, labelHeight;

  void add(Solver &solver, bool isStretchable, bool isIntrinsic, double x = 0) {
    solver.addConstraint(left == x);
    solver.addConstraint(top == 0);
    if (isStretchable)
      solver.addEditVariable(height, strength::strong);
    else
      solver.addConstraint((height == 44) | strength::strong);
    solver.addConstraint(imageLeft == left);
    solver.addConstraint(imageWidth == 45);
    solver.addConstraint(labelLeft == imageLeft + imageWidth + 5);
    solver.addConstraint(labelWidth == 100);
    solver.addConstraint(left + width == labelLeft + labelWidth);
    solver.addConstraint(labelTop == top);
    solver.addConstraint(top + height == labelTop + labelHeight);
    solver.addConstraint(imageTop + imageHeight * 0.5 == top + height * 0.5);
    solver.addConstraint(imageHeight == 45);
    if (!isIntrinsic)
      return;
    const double hugging = strength::weak * 250, resistance = strength::medium * 750;
    Variable lengths[] = {labelWidth, labelHeight, imageWidth, imageHeight};
    double wishes[] = {42, 20.5, 45, 45};
    for (int i = 0; i < 4; i++) {
      solver.addConstraint((lengths[i] <= wishes[i]) | hugging);
      solver.addConstraint((lengths[i] >= wishes[i]) | resistance);
    }
  }
};

static void cell(const char *name, bool isIntrinsic) {
  measure(name, 0, 9, 5000, [&] {
    for (int i = 0; i < 5000; i++) {
      Solver solver;
      Cell cell;
      cell.add(solver, true, isIntrinsic);
      solver.suggestValue(cell.height, 44);
      solver.updateVariables();
      check(cell.imageTop.value() == -0.5, "the image is not in the middle");
    }
  });
}

int main(int count, char **arguments) {
  only = count > 1 ? arguments[1] : "";
  for (int n : {10, 100, 1000})
    chain(n);
  for (int n : {10, 100, 1000}) {
    int repeats = n == 10 ? 50 : n == 100 ? 5 : 1;
    measure("solver.cells", n, n == 1000 ? 5 : 9, n * repeats, [&] {
      for (int i = 0; i < repeats; i++) {
        Solver solver;
        std::vector<Cell> cells(n);
        for (int j = 0; j < n; j++)
          cells[j].add(solver, false, true, j * 10);
        solver.updateVariables();
      }
    });
  }
  cell("solver.cell", false);
  cell("solver.cell.intrinsic", true);
}
