/** What the server says and is told. */
import type { Said } from "./texts";

export type Setting = string | number | boolean;
export interface GameInfo {
  id: string;
  name: Said;
  seats: string[];
  options: { name: string; choices: Setting[]; default: Setting }[];
  bots: string[];
  version: string;
}
export interface SeatInfo {
  seat: string;
  kind: string;
  name: string;
  bot?: string | null;
  you: boolean;
  present: boolean;
  link?: string | null;
}
export interface Outcome {
  winners: string[];
  scores: Record<string, number>;
  reason: string;
}
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, Setting>;
  public: boolean;
  status: "waiting" | "running" | "over";
  seats: SeatInfo[];
  /** Whether we opened it. */
  host: boolean;
  seq: number;
  created: string | number;
  key_hash: string | null;
  key?: string | null;
  outcome?: Outcome | null;
  deciding?: string | null;
  rematch?: string | null;
}
export interface Option {
  text: string;
  path: string[];
  label: Said;
}
export interface LogLine {
  n: number;
  said: Said;
}
export interface Moment {
  seq: number;
  seat: string | null;
  deciding: string | null;
  view: unknown;
  prompt: Said | null;
  rule: string | null;
  options: Option[];
  log: LogLine[];
  outcome: Outcome | null;
  can_undo: boolean;
  undo_asked_by: string | null;
}
export interface ReplayStep {
  steps: number;
  at: number;
  view: unknown;
  caption: Said;
  by?: string | null;
  log: LogLine[];
}
export interface ChatLine {
  n?: number;
  name: string;
  text: string;
  /** What the house itself says. */
  said?: Said | null;
  at?: string | number;
}
export interface Me {
  name: string;
  guest: boolean;
  csrf: string;
}
export interface Content<Tables = unknown> {
  hash: string;
  tables: Tables;
}
export type News =
  | ({ is: "moment" } & (Moment | { moment: Moment }))
  | ({ is: "table" } & (TableInfo | { table: TableInfo }))
  | ({ is: "chat" } & (ChatLine | { line: ChatLine }))
  | { is: "thinking"; seat?: string }
  | { is: "error"; error: { kind: string; text: string; reason?: Said | null } };

/** The server understood and said no; `said` tells why in the reader's language. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly said: Said | null,
    message: string,
  ) {
    super(message);
  }
}

/** Nobody answered: try again later. */
export class Unreachable extends Error {}

let csrf = "";

/** Whoever does something has been introduced first. */
async function token(): Promise<string> {
  if (csrf === "") known(await get<Me>("me"));
  return csrf;
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`api/${path}`, { credentials: "same-origin", ...init });
  } catch (problem) {
    throw new Unreachable(String(problem));
  }
  if (answer.ok) return answer;
  if (answer.status >= 502 && answer.status <= 504) throw new Unreachable(`${answer.status}`);
  throw await refusal(answer);
}

async function refusal(answer: Response): Promise<Refused> {
  const text = await answer.text();
  try {
    const { error } = JSON.parse(text) as { error?: { kind: string; text: string; reason?: Said | null } };
    return new Refused(answer.status, error?.reason ?? null, error?.text ?? text);
  } catch {
    return new Refused(answer.status, null, `${answer.status}`);
  }
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

async function post<T>(path: string, body: unknown = {}, method = "POST"): Promise<T> {
  const headers = { "content-type": "application/json", "x-csrf-token": await token() };
  const answer = await ask(path, { method, headers, body: JSON.stringify(body) });
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as T;
}

function known(me: Me): Me {
  csrf = me.csrf;
  return me;
}

const of = (id: string): string => `tables/${encodeURIComponent(id)}`;

export const api = {
  me: async () => known(await get<Me>("me")),
  account: async (name: string, password: string) => known(await post<Me>("account", { name, password })),
  login: async (name: string, password: string) => known(await post<Me>("login", { name, password })),
  logout: async () => known(await post<Me>("logout")),
  changePassword: async (old: string, fresh: string) => known(await post<Me>("account/password", { old, new: fresh })),
  forget: async (password: string) => known(await post<Me>("account", { password }, "DELETE")),

  games: () => get<GameInfo[]>("games"),
  texts: async (game: string, language: string) => (await ask(`texts/${game}/${language}.ftl`)).text(),
  rules: async (game: string, language: string) => (await ask(`rules/${game}/${language}.md`)).text(),
  content: <T>(game: string) => get<Content<T>>(`content/${game}`),

  tables: (which: "mine" | "open" | "watch") => get<TableInfo[]>(`tables?which=${which}`),
  table: (id: string) => get<TableInfo>(of(id)),
  open: (wish: { game: string; options: Record<string, Setting>; seats: Record<string, string>; public: boolean }) =>
    post<TableInfo>("tables", wish),
  sit: (id: string, seat: string, secret: string) => post<TableInfo>(`${of(id)}/sit`, { seat, secret }),
  leave: (id: string) => post(`${of(id)}/leave`),
  handToBot: (id: string, seat: string, bot: string) => post(`${of(id)}/bot`, { seat, bot }),
  takeBack: (id: string, seat: string) => post(`${of(id)}/return`, { seat }),
  rematch: (id: string) => post<TableInfo>(`${of(id)}/rematch`),
  finish: (id: string) => post(`${of(id)}/finish`),

  moment: (id: string) => get<Moment>(`${of(id)}/moment`),
  choose: (id: string, seq: number, text: string) => post<Moment>(`${of(id)}/choose`, { seq, text }),
  undo: (id: string, seq: number) => post<Moment | null>(`${of(id)}/undo`, { seq }),
  answerUndo: (id: string, agree: boolean) => post<Moment | null>(`${of(id)}/undo/answer`, { agree }),

  chat: (id: string) => get<ChatLine[]>(`${of(id)}/chat`),
  say: (id: string, text: string) => post(`${of(id)}/chat`, { text }),

  recordAddress: (id: string) => `api/${of(id)}/record`,
  upload: async (text: string) => {
    const headers = { "content-type": "application/x-ndjson", "x-csrf-token": await token() };
    return (await (await ask("records", { method: "POST", headers, body: text })).json()) as TableInfo;
  },
  replay: (id: string, seat: string | null, at: number) =>
    get<ReplayStep>(`${of(id)}/replay?${new URLSearchParams({ ...(seat ? { seat } : {}), at: String(at) })}`),

  liveAddress: (id: string, since: number): string => {
    const address = new URL(`api/${of(id)}/live?since=${since}`, document.baseURI);
    address.protocol = address.protocol.replace("http", "ws");
    return address.href;
  },
};
