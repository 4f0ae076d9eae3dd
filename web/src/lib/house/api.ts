/** What the server says and is told. */
import type { Said } from "./texts";
import { Unreachable, way, type Answer, type Deed, type Line } from "./way";
import type { components } from "./wire";

export { Unreachable };

type Shapes = components["schemas"];
export type AsideInfo = Shapes["AsideInfo"];
export type ChatLine = Shapes["ChatLine"];
export type Draft = Shapes["Draft"];
export type DraftInfo = Shapes["DraftInfo"];
export type Diverged = Shapes["Diverged"];
export type Earlier = Shapes["Earlier"];
export type Item = Shapes["Item"];
export type Rehearsal = Shapes["Rehearsal"];
export type WholeItem = Shapes["WholeItem"];
export type PackTold = Shapes["PackTold"];
export type Differs = Shapes["Differs"];
export type Errand = Shapes["ErrandNews"];
export type AnyChange = Shapes["AskChange"]["changes"][number];
export type Changed = Shapes["Changed"];
export type DraftLook = Shapes["DraftLook"];
export type DraftThing = Shapes["Listed"];
export type DraftState = DraftThing["state"];
export type Entry = Shapes["FormEntry"];
export type Finding = Shapes["FormFinding"];
export type FormField = Shapes["FormField"];
export type GameForms = Shapes["GameForms"];
export type OpenedThing = Shapes["Opened"];
export type Shape = FormField["shape"];
export type Sort = Shapes["Sort"];
export type ThingForm = Shapes["ThingForm"];
export type ErrorInfo = Shapes["ErrorInfo"];
export type CourseInfo = Shapes["CourseInfo"];
export type Fault = Shapes["Fault"];
export type GameInfo = Shapes["GameInfo"];
export type Because = Shapes["Because"];
export type Hint = Shapes["HintInfo"];
export type Look = Shapes["LookInfo"];
export type Learned = Shapes["Learned"];
export type LessonInfo = Shapes["LessonInfo"];
export type LogLine = Shapes["LogLine"];
export type Me = Shapes["Me"];
export type Moment = Shapes["Moment"];
export type News = Shapes["News"];
/** What is offered; or, with what would follow, what is seen by looking around. */
export type Option = Shapes["Choice"] & Partial<Pick<Shapes["Glimpse"], "preview">>;
export type Box = Shapes["Box"];
export type BoxGroup = Shapes["Group"];
export type BoxPiece = Shapes["Piece"];
export type Blank = Shapes["Blank"];
export type Laid = Shapes["Laid"];
export type MapCell = Shapes["Cell"];
export type MapPlace = Shapes["Place"];
export type Paint = Shapes["Paint"];
export type Painted = Shapes["Painted"];
export type Palette = Shapes["Palette"];
export type Remark = Shapes["Remark"];
export type Sheet = Shapes["Sheet"];
export type Stroke = Shapes["Stroke"];
export type Touch = NonNullable<Shapes["Painting"]["touches"]>[number];
export type Tray = Shapes["Tray"];
export type Outcome = Shapes["Outcome"];
export type PackInfo = Shapes["PackInfo"];
export type PackOffer = Shapes["PackOffer"];
export type Posed = Shapes["Posed"];
export type PosedFind = Shapes["PosedFind"];
export type Preview = Shapes["Foreseen"];
export type Previews = Shapes["Previews"];
export type Progress = Shapes["Progress"];
export type PuzzleInfo = Shapes["PuzzleInfo"];
export type Puzzles = Shapes["Puzzles"];
export type ReplayStep = Shapes["Replay"];
export type Review = Shapes["ReviewInfo"];
export type Reviewed = Shapes["ReviewedInfo"];
export type TurningPoint = Shapes["TurningPoint"];
export type Scene = Shapes["Scene"];
export type SeatInfo = Shapes["SeatInfo"];
export type Setting = GameInfo["options"][number]["default"];
export type Solved = Shapes["Solved"];
export type Story = Shapes["Story"];
export type TableInfo = Shapes["TableInfo"];
export type Taught = Shapes["Taught"];
export type TaughtStep = Shapes["TaughtStep"];
export type TaughtTable = Shapes["TaughtTable"];
export type ToLesson = Shapes["ToLesson"];
export type Today = Shapes["Today"];
export type Tried = Shapes["Tried"];
export type WhyNot = Shapes["WhyNot"];
export type Content<Tables> = Omit<Shapes["ContentInfo"], "tables"> & { tables: Tables };

/** The server understood and said no; `said` tells why in the reader's language. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly said: Said | null,
    message: string,
    readonly kind = "",
    /** All that was answered. */
    readonly answer: unknown = null,
  ) {
    super(message);
  }
}

let csrf = "";

/** Whoever does something has been introduced first. */
export async function token(): Promise<string> {
  if (csrf === "") known(await get<Me>("me"));
  return csrf;
}

async function ask(path: string, deed?: Deed): Promise<string> {
  const answer = await way.ask(path, deed);
  if (answer.status >= 200 && answer.status < 300) return answer.text;
  throw refusal(answer);
}

/** What the house says, if it is the house that speaks: a proxy before it answers with a page of its own. */
function refusal({ status, text }: Answer): Refused | Unreachable {
  try {
    const answer = JSON.parse(text) as Partial<Shapes["Problem"]>;
    const { error } = answer;
    return new Refused(status, error?.reason ?? null, error?.text ?? text, error?.kind, answer);
  } catch {
    const absent = status >= 502 && status <= 504;
    return absent ? new Unreachable(`${status}`) : new Refused(status, null, `${status}`);
  }
}

async function get<T>(path: string): Promise<T> {
  return JSON.parse(await ask(path)) as T;
}

async function post<T, Body extends keyof Shapes = never>(
  path: string,
  body?: Shapes[Body],
  method: Deed["method"] = "POST",
): Promise<T> {
  const text = await ask(path, {
    method,
    body: JSON.stringify(body ?? {}),
    type: "application/json",
    token: await token(),
  });
  return (text ? JSON.parse(text) : null) as T;
}

function known(me: Me): Me {
  csrf = me.csrf;
  return me;
}

const course = (game: string, lesson: string): string => `learn/${[game, lesson].map(encodeURIComponent).join("/")}`;
const posed = (game: string, puzzle: string): string => `puzzles/${[game, puzzle].map(encodeURIComponent).join("/")}`;
const packed = (...path: (string | number)[]): string => ["packs", ...path].map(encodeURIComponent).join("/");
const lying = (id: string): string => `library/${encodeURIComponent(id)}`;
const of = (id: string): string => `tables/${encodeURIComponent(id)}`;

const rulebooks = new Map<string, Promise<string>>();

export const api = {
  me: async () => known(await get<Me>("me")),
  account: async (name: string, password: string) =>
    known(await post<Me, "Credentials">("account", { name, password })),
  login: async (name: string, password: string) => known(await post<Me, "Credentials">("login", { name, password })),
  logout: async () => known(await post<Me>("logout")),
  rename: async (name: string, password: string) =>
    known(await post<Me, "Credentials">("account/name", { name, password })),
  changePassword: async (old: string, fresh: string) =>
    known(await post<Me, "NewPassword">("account/password", { old, new: fresh })),
  forget: async (password: string) => known(await post<Me, "Password">("account", { password }, "DELETE")),

  games: () => get<GameInfo[]>("games"),
  texts: (game: string, language: string) => ask(`texts/${game}/${language}.ftl`),
  /** A rulebook is asked for once: it is there for all that comes later, such as every table of a lesson. */
  rules: (game: string, language: string): Promise<string> => {
    const path = `rules/${game}/${language}.md`;
    const known = rulebooks.get(path) ?? ask(path);
    rulebooks.set(path, known);
    known.catch(() => rulebooks.delete(path));
    return known;
  },
  /** Where its sections are learned, by their ids. */
  learned: (game: string) => get<Record<string, Learned>>(`rules/${game}/learned`),
  /** What is wrong with a text of the players' own. */
  lookThrough: (game: string, own: Shapes["Own"]) => post<Fault[], "Own">(`own/${game}`, own),
  /** What a table can agree on with a pack besides. */
  packOffer: (game: string, text: string) =>
    post<PackOffer, "Own">(`games/${game}/offer`, { text, pack: true, beside: "" }),
  /** All that lies in its box, in words. */
  palette: (game: string) => get<Palette>(`games/${game}/palette`),
  /** A map to begin with; nothing is kept. */
  mapFrom: (game: string, start: string, seed = 0) =>
    get<Painted>(`games/${game}/maps/${encodeURIComponent(start)}?seed=${seed}`),
  paint: (game: string, text: string, touches: Touch[] = []) =>
    post<Painted, "Painting">(`games/${game}/paint`, { text, touches }),
  box: (game: string) => get<Box>(`games/${game}/box`),
  forms: (game: string) => get<GameForms>(`games/${game}/forms`),
  /** How the text of a pack stands that is being written, and one thing of it for its form. */
  lookAtDraft: (game: string, asked: Shapes["AskLook"]) =>
    post<DraftLook, "AskLook">(`games/${game}/draft/look`, asked),
  changeDraft: (game: string, asked: Shapes["AskChange"]) =>
    post<Changed, "AskChange">(`games/${game}/draft/change`, asked),
  content: <T>(game: string) => get<Content<T>>(`content/${game}`),

  tables: (which: "mine" | "open" | "watch") => get<TableInfo[]>(`tables?which=${which}`),
  table: (id: string) => get<TableInfo>(of(id)),
  /** All that is printed, as this table is played with it. */
  tableContent: <T>(id: string) => get<Content<T>>(`${of(id)}/content`),
  open: (wish: Shapes["NewTable"]) => post<TableInfo, "NewTable">("tables", wish),
  sit: (id: string, seat: string, secret: string) => post<TableInfo, "Sit">(`${of(id)}/sit`, { seat, secret }),
  leave: (id: string) => post(`${of(id)}/leave`),
  handToBot: (id: string, seat: string, bot: string) => post<TableInfo, "ForBot">(`${of(id)}/bot`, { seat, bot }),
  takeBack: (id: string, seat: string) => post<TableInfo, "OfSeat">(`${of(id)}/return`, { seat }),
  rematch: (id: string) => post<TableInfo>(`${of(id)}/rematch`),
  finish: (id: string) => post(`${of(id)}/finish`),
  answerFinish: (id: string, agree: boolean) => post<TableInfo, "Answer">(`${of(id)}/finish/answer`, { agree }),

  moment: (id: string) => get<Moment>(`${of(id)}/moment`),
  look: (id: string, thing: string) => get<Look>(`${of(id)}/look?${new URLSearchParams({ thing })}`),
  choose: (id: string, seq: number, text: string) => post<Moment, "Choose">(`${of(id)}/choose`, { seq, text }),
  foresee: (id: string, seq: number, texts: readonly string[]) =>
    post<Previews, "AskForesight">(`${of(id)}/foresee`, { seq, texts: [...texts] }),
  /** What a seat saw happen since then. */
  /** Since an earlier moment; null: what others did since this seat last chose. */
  story: (id: string, seat: string | null, since: number | null, until: number) =>
    get<Story>(
      `${of(id)}/story?${new URLSearchParams({
        until: String(until),
        ...(since === null ? {} : { since: String(since) }),
        ...(seat ? { seat } : {}),
      })}`,
    ),
  whyNot: (id: string, seq: number, texts: string[]) => post<WhyNot, "AskWhy">(`${of(id)}/why`, { seq, texts }),
  undo: (id: string, seq: number) => post<Moment | null, "Undo">(`${of(id)}/undo`, { seq }),
  hint: (id: string, seq: number) => post<Hint, "AskHint">(`${of(id)}/hint`, { seq }),
  answerUndo: (id: string, agree: boolean) => post<Moment | null, "Answer">(`${of(id)}/undo/answer`, { agree }),

  courses: () => get<CourseInfo[]>("learn"),
  lessonWords: (game: string, language: string) => ask(`learn/${game}/words/${language}`),
  lesson: (game: string, name: string) => get<Taught>(course(game, name)),
  /** How far one has come. */
  reached: (game: string, name: string, step: number, done: boolean) =>
    post<LessonInfo, "Reached">(course(game, name), { step, done }, "PUT"),
  whyNotInLesson: (game: string, name: string, at: Shapes["AskWhyNot"]) =>
    post<WhyNot, "AskWhyNot">(`${course(game, name)}/why`, at),
  /** A table of one's own, as it lies at a step that is played freely. */
  playOn: (game: string, name: string, at: Shapes["At"]) => post<TableInfo, "At">(`${course(game, name)}/play`, at),

  puzzles: () => get<Puzzles>("puzzles"),
  puzzleWords: (game: string, language: string) => ask(`puzzles/${game}/words/${language}`),
  puzzle: (game: string, name: string) => get<Posed>(posed(game, name)),
  /** How an attempt went; what others chose comes back. */
  tried: (game: string, name: string, tried: Tried) => post<Solved, "Tried">(posed(game, name), tried, "PUT"),
  whyNotInPuzzle: (game: string, name: string, at: Shapes["AtFind"]) =>
    post<WhyNot, "AtFind">(`${posed(game, name)}/why`, at),
  /** A table of one's own from the position. */
  playFrom: (game: string, name: string) => post<TableInfo>(`${posed(game, name)}/play`),

  /** Packs that one works on, of all games or of one. */
  drafts: (game = "") => get<DraftInfo[]>(`packs?${new URLSearchParams({ game })}`),
  newDraft: (game: string, text: string) => post<Draft, "NewDraft">("packs", { game, text }),
  draft: (id: string) => get<Draft>(packed(id)),
  rewriteDraft: (id: string, text: string, version: number) =>
    post<Draft, "Rewritten">(packed(id), { text, version }, "PUT"),
  throwDraftAway: (id: string) => post<DraftInfo>(packed(id), undefined, "DELETE"),
  draftVersions: (id: string) => get<Earlier[]>(packed(id, "versions")),
  draftVersion: (id: string, version: number) => get<Shapes["Written"]>(packed(id, "versions", version)),
  shareDraft: (id: string, shared: boolean) =>
    post<DraftInfo>(packed(id, "share"), undefined, shared ? "POST" : "DELETE"),
  sharedDraft: (token: string) => get<Draft>(packed("shared", token)),

  /** What is otherwise with a pack, in words. */
  toldPack: (game: string, text: string) => post<PackTold, "NewDraft">("packs/told", { game, text }),
  publish: (id: string, about: string) => post<WholeItem, "Publish">(packed(id, "publish"), { about }),
  library: (game = "") => get<Item[]>(`library?${new URLSearchParams({ game })}`),
  item: (id: string) => get<WholeItem>(lying(id)),
  withdraw: (id: string) => post<Item>(lying(id), undefined, "DELETE"),
  thumb: (id: string, up: boolean) => post<WholeItem, "Thumb">(`${lying(id)}/thumb`, { up }, "PUT"),
  complain: (id: string, why: string) => post<WholeItem, "Complaint">(`${lying(id)}/complaint`, { why }),

  /** Bots play with a pack in the background. */
  rehearse: (game: string, text: string, options: Record<string, Setting>) =>
    post<Rehearsal, "Rehearse">("rehearsals", { game, text, options }),
  rehearsal: (id: string) => get<Rehearsal>(`rehearsals/${encodeURIComponent(id)}`),
  stopRehearsal: (id: string) => post<Rehearsal>(`rehearsals/${encodeURIComponent(id)}`, undefined, "DELETE"),

  chat: (id: string) => get<ChatLine[]>(`${of(id)}/chat`),
  say: (id: string, text: string) => post<ChatLine, "Talk">(`${of(id)}/chat`, { text }),

  /** Of an errand that came over the line. */
  thought: (id: string, errand: string, thought: string) =>
    post<TableInfo, "Thought">(`${of(id)}/thought`, { id: errand, thought }),
  takeAlong: (id: string) => post<TableInfo>(`${of(id)}/along`),

  /** What a house in this browser keeps and can't read. */
  aside: () => get<AsideInfo[]>("aside"),
  asideAddress: (id: string) => way.address(`aside/${id}`),
  takeAway: (id: string) => post(of(id), undefined, "DELETE"),
  recordAddress: (id: string) => way.address(`${of(id)}/record`),
  upload: async (body: string) => {
    const deed: Deed = { method: "POST", body, type: "application/x-ndjson", token: await token() };
    return JSON.parse(await ask("records", deed)) as TableInfo;
  },
  replay: (id: string, seat: string | null, at: number) =>
    get<ReplayStep>(`${of(id)}/replay?${new URLSearchParams({ ...(seat ? { seat } : {}), at: String(at) })}`),
  /** A choice of a finished game that could have been better, as a puzzle. */
  turningPoint: (id: string, at: number) => get<Posed>(`${of(id)}/review/${at}/puzzle`),
  startReview: (id: string) => post<Review>(`${of(id)}/review`),
  review: (id: string) => get<Review>(`${of(id)}/review`),

  /** `since` and `seat` say which picture the page has, so that only what came after it is told. */
  live: (id: string, since: number, seat: string | null, lends: boolean): Line =>
    way.line(
      `${of(id)}/live?${new URLSearchParams({ since: String(since), seat: seat ?? "", ...(lends && { lends: "true" }) })}`,
    ),
};
