// Raw ws clients for both servers: two a match, each moves when it is its turn.
//   node load.js igroteka|boardgame.io ADDRESS SECONDS MATCHES RATE(0 = closed loop) < plan.json
// A move's time runs from sending it until the mover has the new position. Sizes are of the
// positions that come and of the moves that go, so that both servers can be given equal ones.
const WebSocket = require('ws');
const [kind, address, seconds, matches, rate] = [
  process.argv[2], process.argv[3], ...process.argv.slice(4, 7).map(Number)];
const plan = JSON.parse(require('fs').readFileSync(0, 'utf8'));
const SENT = 180; // bytes of a move, padded
const times = [];
let moves = 0, bytes = 0, positions = 0, measuring = false, refused = 0;
const begun = new Set(); // matches in which somebody has moved
const ready = []; // paced: clients that may move now

const now = () => Number(process.hrtime.bigint()) / 1e6;
const fail = (why) => { console.error(String(why)); process.exit(1); };
function moved(client) {
  if (!client.sent) return;
  begun.add(client.match);
  if (measuring) { times.push(now() - client.sent); moves += 1; }
  client.sent = 0;
}
function turn(client, go) {
  if (rate) { client.go = go; if (!client.queued) { client.queued = true; ready.push(client); } }
  else go();
}
// Clients read only what they need to move, and look for it where it comes: the machine is to be
// busy with the servers.
const past = (text, mark, from) => text.indexOf(mark, from) + mark.length;
const number = (text, at) => parseInt(text.slice(at, at + 12), 10);
function position(data) { if (measuring) { bytes += data.length; positions += 1; } }

function igroteka(match, seat) {
  const { table, tokens } = plan[match];
  const socket = new WebSocket(`${address}/ws/tables/${table}`,
    { headers: { authorization: `Bearer ${tokens[seat]}` }, perMessageDeflate: false });
  const client = { match, sent: 0, number: 0 };
  const send = (m) => socket.send(
    `{"id":"${process.pid}-${seat}-${client.number++}",${m}}`.padEnd(SENT));
  socket.on('open', () => socket.send('{"type":"hello","have":null}'));
  socket.on('error', fail);
  socket.on('message', (data) => {
    const text = data.latin1Slice(0, data.length);
    if (text.startsWith('{"type":"refused"')) { refused += 1; return; }
    if (!text.startsWith('{"type":"update"')) return;
    position(data);
    moved(client);
    const status = past(text, '"status":"', 0);
    if (text.startsWith('playing', status)) {
      const to_act = past(text, '"to_act":[', status);
      const mine = number(text, past(text, '"seats":[', to_act)); // rotate from match to match
      if (number(text, to_act) !== mine) return;
      const first = text.lastIndexOf('"legal":["') + '"legal":["'.length;
      const legal = text.slice(first, text.indexOf('"]', first)).split('","');
      const able = legal[legal.length - 1] === 'pass' && legal.length > 1 ? legal.length - 1 : legal.length;
      const move = legal[Math.floor(Math.random() * able)];
      const version = number(text, past(text, '"version":', 0));
      turn(client, () => {
        client.sent = now();
        send(`"type":"play","seat":${mine},"move":"${move}","version":${version}`);
      });
    } else if (text.includes('"host":true')) {
      send(`"type":"${text.startsWith('over', status) ? 'rematch' : 'start'}"`);
    }
  });
}

function boardgame(match, seat) {
  const socket = new WebSocket(`${address}/socket.io/?EIO=4&transport=websocket`,
    { perMessageDeflate: false, origin: 'http://localhost' });
  const client = { match, sent: 0 };
  const emit = (said) => socket.send(`42/turns,[${said}]`.padEnd(SENT));
  const { id } = plan[match];
  socket.on('error', fail);
  socket.on('message', (data) => {
    const text = data.latin1Slice(0, data.length);
    if (text[0] === '0') return socket.send('40/turns,');
    if (text === '2') return socket.send('3');
    if (text.startsWith('40/turns')) return emit(`"sync","${id}","${seat}",null,2`);
    if (!text.startsWith('42/turns,')) return;
    position(data);
    if (!text.startsWith('42/turns,["update"') && !text.startsWith('42/turns,["sync"')) return;
    const state = number(text, past(text, '"_stateID":', 0));
    if (state > client.state) moved(client);
    client.state = state;
    if (number(text, past(text, '"currentPlayer":"', 0)) !== seat) return;
    turn(client, () => {
      client.sent = now();
      emit('"update",{"type":"MAKE_MOVE","payload":{"type":"step","args":[],' +
        `"playerID":"${seat}"}},${state},"${id}","${seat}"`);
    });
  });
}

const connect = kind === 'igroteka' ? igroteka : boardgame;
for (let match = 0; match < matches; match++) for (const seat of [0, 1]) {
  setTimeout(() => connect(match, seat), match * 4 + seat * 2);
}
if (rate) {
  const began = now();
  let done = 0;
  setInterval(() => {
    const due = Math.floor((now() - began) / 1000 * rate);
    for (; done < due; done++) {
      const client = ready.splice(Math.floor(Math.random() * ready.length), 1)[0];
      if (client) { client.queued = false; client.go(); }
    }
  }, 2);
}
// Measured from two seconds after every match has begun.
const waiting = setInterval(() => {
  if (begun.size < matches) return;
  clearInterval(waiting);
  setTimeout(() => { measuring = true; console.log('measuring'); setTimeout(report, seconds * 1000); }, 2000);
}, 50);
setTimeout(() => { if (!measuring) fail(`only ${begun.size} matches have begun`); }, 120000);

function report() {
  if (!moves) fail('nobody moved');
  times.sort((a, b) => a - b);
  const at = (q) => times[Math.min(times.length - 1, Math.floor(times.length * q))];
  const used = process.cpuUsage();
  console.log(JSON.stringify({ moves: moves / seconds, p50: at(0.5), p99: at(0.99),
    bytes: bytes / positions, refused, client: (used.user + used.system) / 1e6 }));
  process.exit(0);
}
