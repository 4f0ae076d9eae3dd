/** What is said to a worker in which a house lives, and what comes back: questions by their numbers, lines to its tables. */
import { Unreachable, type Answer, type Deed, type Line } from "../house/way";
import type { FromHouse, ToHouse } from "./said";

interface Waiting {
  answered: (answer: Answer) => void;
  failed: (why: Unreachable) => void;
}

export class Conversation {
  private count = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly lines = new Map<number, Line>();
  private readonly thinking = new Map<number, (thought: Uint8Array | null) => void>();

  constructor(private readonly worker: Worker) {}

  ask(path: string, deed?: Deed): Promise<Answer> {
    const [place = "", query = ""] = path.split("?");
    const id = ++this.count;
    return new Promise((answered, failed) => {
      this.waiting.set(id, { answered, failed });
      this.tell({ is: "ask", id, method: deed?.method ?? "GET", path: place, query, body: deed?.body ?? "" });
    });
  }

  /** What a bot thinks of an errand; nothing where it can't. */
  think(errand: Uint8Array): Promise<Uint8Array | null> {
    const id = ++this.count;
    return new Promise((thought) => {
      this.thinking.set(id, thought);
      this.tell({ is: "think", id, errand });
    });
  }

  line(path: string): Line {
    const [place = "", query = ""] = path.split("?");
    const id = ++this.count;
    const line: Line = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => this.tell({ is: "said", id, text }),
      close: () => {
        if (this.lines.delete(id)) this.tell({ is: "close", id });
      },
    };
    this.lines.set(id, line);
    this.tell({ is: "line", id, path: place, query });
    return line;
  }

  hear(said: FromHouse): void {
    if (said.is === "answer") {
      this.waiting.get(said.id)?.answered(said);
      this.waiting.delete(said.id);
    } else if (said.is === "opened") this.lines.get(said.id)?.onopen?.();
    else if (said.is === "told") this.lines.get(said.id)?.onmessage?.({ data: said.text });
    else if (said.is === "closed") this.cut(said.id);
    else if (said.is === "thought") {
      this.thinking.get(said.id)?.(said.thought);
      this.thinking.delete(said.id);
    }
  }

  tell(what: ToHouse): void {
    this.worker.postMessage(what);
  }

  /** Nobody answers any more. */
  end(why: string): void {
    this.worker.terminate();
    for (const { failed } of this.waiting.values()) failed(new Unreachable(why));
    this.waiting.clear();
    for (const thought of this.thinking.values()) thought(null);
    this.thinking.clear();
    for (const id of [...this.lines.keys()]) this.cut(id);
  }

  private cut(id: number): void {
    const line = this.lines.get(id);
    this.lines.delete(id);
    line?.onclose?.();
  }
}

/** What the browser can save of what a house says, once. */
export class Saved {
  private address = "";

  of(text: string): string {
    URL.revokeObjectURL(this.address);
    return (this.address = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" })));
  }
}
