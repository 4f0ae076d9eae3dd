/** Which courses there are, and how far one is: asked of the house, and told to it. */
import { api, type CourseInfo, type LessonInfo } from "../house/api";
import { Unsent } from "../house/unsent";

class Courses {
  /** By their games, in the order of the shelf; null until they have come. */
  all = $state.raw<readonly CourseInfo[] | null>(null);
  private readonly unsent = new Unsent();

  of(game: string): CourseInfo | undefined {
    return this.all?.find((course) => course.game === game);
  }

  lesson(game: string, name: string): LessonInfo | undefined {
    return this.of(game)?.lessons.find((lesson) => lesson.name === name);
  }

  async look(): Promise<readonly CourseInfo[]> {
    await this.unsent.send();
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
    void this.unsent.tell(`${game}/${name}`, () => api.reached(game, name, step, done));
  }
}

function moved(course: CourseInfo, name: string, step: number, done: boolean): LessonInfo[] {
  return course.lessons.map((one) => (one.name === name ? { ...one, step, done: one.done || done } : one));
}

export const courses = new Courses();
