// boardgame.io as its documents have it – koa, socket.io, the lobby's routes –, with SQLite behind it and the game of
// `../tictactoe`: `node server.js PORT DATABASE [--told-after-stored]`.
"use strict";

const { DatabaseSync } = require("node:sqlite");
const { Async } = require("boardgame.io/internal");
const { INVALID_MOVE } = require("boardgame.io/core");
const { Server, SocketIO } = require("boardgame.io/server");

const GAMES = 100_000;
const ROWS = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const tictactoe = {
  name: "tictactoe",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: Array(9).fill(-1), won: [0, 0], played: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay({ G, ctx }, cell) {
      if (G.cells[cell] !== -1) return INVALID_MOVE;
      const side = Number(ctx.currentPlayer);
      G.cells[cell] = side;
      const won = ROWS.some((row) => row.every((c) => G.cells[c] === side));
      if (!won && G.cells.includes(-1)) return;
      if (won) G.won[side] += 1;
      G.cells = Array(9).fill(-1);
      G.played += 1;
    },
  },
  endIf: ({ G }) => (G.played === GAMES ? { won: G.won } : undefined),
};

/**
 * Durable and as quick as we can make it: matches in play are kept in memory, and all that was done in one turn of the
 * event loop is committed at once, before anybody is told that it is stored.
 */
class Sqlite extends Async {
  constructor(file) {
    super();
    this.db = new DatabaseSync(file);
    this.db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
    this.db.exec("CREATE TABLE IF NOT EXISTS match (id TEXT PRIMARY KEY, initial TEXT, state TEXT, metadata TEXT)");
    this.db.exec(
      "CREATE TABLE IF NOT EXISTS log (match TEXT, n INTEGER, entry TEXT, PRIMARY KEY (match, n)) WITHOUT ROWID",
    );
    this.insert = this.db.prepare("INSERT INTO match VALUES (?, ?, ?, ?)");
    this.state = this.db.prepare("UPDATE match SET state = ? WHERE id = ?");
    this.metadata = this.db.prepare("UPDATE match SET metadata = ? WHERE id = ?");
    this.entry = this.db.prepare("INSERT INTO log VALUES (?, ?, ?)");
    this.matches = new Map();
    this.waiting = [];
  }

  async connect() {}

  /** Resolves when it is on the disk. */
  write(statement, ...values) {
    if (this.waiting.length === 0) setImmediate(() => this.commit());
    return new Promise((resolve, reject) => this.waiting.push({ statement, values, resolve, reject }));
  }

  commit() {
    const jobs = this.waiting;
    this.waiting = [];
    try {
      this.db.exec("BEGIN");
      for (const { statement, values } of jobs) if (statement) statement.run(...values);
      this.db.exec("COMMIT");
      for (const { resolve } of jobs) resolve();
    } catch (problem) {
      for (const { reject } of jobs) reject(problem);
    }
  }

  createMatch(id, { initialState, metadata }) {
    this.matches.set(id, { initialState, state: initialState, metadata, log: [] });
    const state = JSON.stringify(initialState);
    return this.write(this.insert, id, state, state, JSON.stringify(metadata));
  }

  setState(id, state, deltalog = []) {
    const match = this.matches.get(id);
    match.state = state;
    for (const entry of deltalog) this.write(this.entry, id, match.log.push(entry), JSON.stringify(entry));
    return this.write(this.state, JSON.stringify(state), id);
  }

  setMetadata(id, metadata) {
    this.matches.get(id).metadata = metadata;
    return this.write(this.metadata, JSON.stringify(metadata), id);
  }

  async fetch(id) {
    return this.matches.get(id) ?? {};
  }

  async wipe(id) {
    this.matches.delete(id);
  }

  async listMatches() {
    return [...this.matches.keys()];
  }
}

/** Its own broadcasts before it stores; this one holds what is to be told until the commit it belongs to. */
class AfterStored {
  constructor(storage) {
    this.storage = storage;
    this.told = new Map();
  }

  publish(channel, payload) {
    this.storage.write(null).then(() => this.told.get(channel)?.(payload));
  }

  subscribe(channel, callback) {
    this.told.set(channel, callback);
  }

  unsubscribeAll(channel) {
    this.told.delete(channel);
  }
}

const [port, file, held] = process.argv.slice(2);
const db = new Sqlite(file);
const transport = held ? new SocketIO({ pubSub: new AfterStored(db) }) : new SocketIO();
Server({ games: [tictactoe], db, transport, origins: [] }).run({ port: { host: "127.0.0.1", port: Number(port) } });
