import { mostTitleCharacters } from './limits.ts';

/** A question as it is compared with others. */
interface AnyQuestion {
  readonly title: string;
  readonly textOptions: readonly { readonly text: string }[];
}

/** An article of a section: its video's item, if it has one, and the questions of its template. */
export interface SectionPart<Video, Question> {
  readonly title: string;
  readonly video: Video | null;
  readonly questions: readonly Question[];
}

/** An activity of a section's quiz. */
export interface SectionActivity<Item> {
  readonly title: string;
  readonly items: readonly Item[];
}

const essence = ({ title, textOptions }: AnyQuestion): string =>
  JSON.stringify([title.trim(), ...textOptions.map(({ text }) => text.trim()).sort()]);

/**
 * The quiz of a section (docs/decisions/0017): an activity an article, its video first; a question that stood in an earlier activity is not asked again, and an
 * article without questions of its own has no activity.
 */
export function sectionQuiz<Video, Question extends AnyQuestion>(
  parts: readonly SectionPart<Video, Question>[],
): readonly SectionActivity<Video | Question>[] {
  const asked = new Set<string>();
  return parts.flatMap(({ title, video, questions }) => {
    const fresh = questions.filter(
      (question) => !asked.has(essence(question)) && asked.add(essence(question)),
    );
    return fresh.length === 0
      ? []
      : [
          {
            title: title.slice(0, mostTitleCharacters),
            items: [...(video === null ? [] : [video]), ...fresh],
          },
        ];
  });
}

/** The title of a section's quiz. */
export const sectionQuizTitle = (collection: string, section: string): string =>
  `${collection}: ${section}`.slice(0, mostTitleCharacters);
