// The straightforward way to play SameGame at random, to measure ours against.
//
// 15 x 15 cells, five colours, no jokers. Until no group is left: find all groups of two or more
// by flood fill, take one of them at random, let the tokens fall and the columns close up.
// Usage: samegame SEED GAMES; prints moves, tokens left and seconds of processor time.

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

constexpr int SIZE = 15;
constexpr int COLOURS = 5;

struct Cell {
  int column, height;
};

struct Rng {
  std::uint64_t state;

  std::uint64_t next() {
    state += 0x9E3779B97F4A7C15u;
    std::uint64_t mixed = state;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
    return mixed ^ (mixed >> 31);
  }

  int below(int n) { return int(((next() >> 33) * std::uint64_t(n)) >> 31); }
};

struct Board {
  // 0 is empty, 1 to COLOURS a token; height 0 is the low end.
  std::array<std::array<char, SIZE>, SIZE> columns;

  void fill(Rng &rng) {
    for (auto &column : columns)
      for (auto &token : column) token = char(1 + rng.below(COLOURS));
  }

  void flood(Cell start, std::array<std::array<bool, SIZE>, SIZE> &seen, std::vector<Cell> &group,
             std::vector<Cell> &stack) const {
    const char colour = columns[start.column][start.height];
    group.clear();
    stack.assign(1, start);
    seen[start.column][start.height] = true;
    while (!stack.empty()) {
      const Cell cell = stack.back();
      stack.pop_back();
      group.push_back(cell);
      const Cell around[] = {{cell.column - 1, cell.height},
                             {cell.column + 1, cell.height},
                             {cell.column, cell.height - 1},
                             {cell.column, cell.height + 1}};
      for (const Cell &next : around) {
        if (next.column < 0 || next.column >= SIZE || next.height < 0 || next.height >= SIZE)
          continue;
        if (seen[next.column][next.height] || columns[next.column][next.height] != colour)
          continue;
        seen[next.column][next.height] = true;
        stack.push_back(next);
      }
    }
  }

  // One cell of every group of two or more.
  void find_groups(std::vector<Cell> &groups, std::vector<Cell> &group,
                   std::vector<Cell> &stack) const {
    std::array<std::array<bool, SIZE>, SIZE> seen{};
    groups.clear();
    for (int column = 0; column < SIZE; ++column) {
      for (int height = 0; height < SIZE; ++height) {
        if (columns[column][height] == 0 || seen[column][height]) continue;
        flood({column, height}, seen, group, stack);
        if (group.size() > 1) groups.push_back(group.front());
      }
    }
  }

  void take(const std::vector<Cell> &group) {
    for (const Cell &cell : group) columns[cell.column][cell.height] = 0;
    int kept = 0;
    for (int column = 0; column < SIZE; ++column) {
      int height = 0;
      for (int from = 0; from < SIZE; ++from)
        if (columns[column][from]) columns[column][height++] = columns[column][from];
      if (height == 0) continue;
      for (int above = height; above < SIZE; ++above) columns[column][above] = 0;
      columns[kept++] = columns[column];
    }
    for (; kept < SIZE; ++kept) columns[kept].fill(0);
  }

  int left() const {
    int count = 0;
    for (const auto &column : columns)
      for (const char token : column) count += token != 0;
    return count;
  }
};

int main(int count, char **arguments) {
  if (count != 3) {
    std::fprintf(stderr, "usage: samegame SEED GAMES\n");
    return 2;
  }
  Rng rng{std::strtoull(arguments[1], nullptr, 10)};
  const long games = std::strtol(arguments[2], nullptr, 10);
  long moves = 0, left = 0;
  std::vector<Cell> groups, group, stack;
  const std::clock_t begin = std::clock();
  for (long game = 0; game < games; ++game) {
    Board board;
    board.fill(rng);
    while (true) {
      board.find_groups(groups, group, stack);
      if (groups.empty()) break;
      std::array<std::array<bool, SIZE>, SIZE> seen{};
      board.flood(groups[rng.below(int(groups.size()))], seen, group, stack);
      board.take(group);
      ++moves;
    }
    left += board.left();
  }
  const double seconds = double(std::clock() - begin) / CLOCKS_PER_SEC;
  std::printf("%ld %ld %.6f\n", moves, left, seconds);
}
