// The simplest game boardgame.io can serve: two players take turns; moves are kept in memory.
const { Server, Origins } = require('boardgame.io/server');

const PAD = 'x'.repeat(Number(process.argv[3] || 0));
const game = {
  name: 'turns',
  setup: () => ({ count: 0, pad: PAD }),
  turn: { minMoves: 1, maxMoves: 1 },
  // The text changes with every move, so that it travels like a view does.
  moves: { step: ({ G }) => ({ count: G.count + 1, pad: String(G.count % 10).repeat(PAD.length) }) },
};
Server({ games: [game], origins: [Origins.LOCALHOST] }).run(
  { port: Number(process.argv[2]), callback: () => console.log('ready') });
