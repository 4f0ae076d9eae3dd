/** Which courses there are, and how far one is: asked of the house, and told to it. */
import { api, type CourseInfo, type LessonInfo } from "../house/api";

class Courses {
  /** By their games, in the order of the shelf; null until they have come. */
  all = $state.raw<readonly CourseInfo[] | null>(null);
  /** What the house was not reached with; it is told with what comes next. */
  private unsent = new Map<string, () => Promise<LessonInfo>>();
  private sending = Promise.resolve();

  of(game: string): CourseInfo | undefined {
    return this.all?.find((course) => course.game === game);
  }

  lesson(game: string, name: string): LessonInfo | undefined {
    return this.of(game)?.lessons.find((lesson) => lesson.name === name);
  }

  async look(): Promise<readonly CourseInfo[]> {
    await this.send();
    this.all = await api.courses();
    return this.all;
  }

  /** Somebody has come to a step, or through the whole lesson. Nobody waits for the house. */
  reached(game: string, name: string, step: number, done = false): void {
    const known = this.lesson(game, name);
    if (known && known.step === step && (known.done || !done)) return;
    this.all =
      this.all?.map((course) =>
        course.game === game ? { ...course, lessons: moved(course, name, step, done) } : course,
      ) ?? null;
    this.unsent.set(`${game}/${name}`, () => api.reached(game, name, step, done));
    void this.send();
  }

  /** One after another: what is told last is what counts. */
  private send(): Promise<void> {
    this.sending = this.sending.then(() => this.tellAll());
    return this.sending;
  }

  private async tellAll(): Promise<void> {
    for (const [key, tell] of [...this.unsent]) {
      try {
        await tell();
        if (this.unsent.get(key) === tell) this.unsent.delete(key);
      } catch {
        return; // with what comes next
      }
    }
  }
}

function moved(course: CourseInfo, name: string, step: number, done: boolean): LessonInfo[] {
  return course.lessons.map((one) => (one.name === name ? { ...one, step, done: one.done || done } : one));
}

export const courses = new Courses();
