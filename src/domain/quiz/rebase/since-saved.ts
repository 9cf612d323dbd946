import type { Draft } from '../draft.ts';
import { fold } from '../evolve.ts';
import type { Cursor, History } from '../history.ts';
import { upwards } from '../history-path.ts';
import { inverses } from '../inverse.ts';
import type { Step } from '../step.ts';
import { copyingWriter } from '../writer.ts';

/** What the author did since the server last had the quiz: the draft of then, and the steps from it to the draft of now. */
export interface Mine {
  readonly base: Draft;
  readonly draft: Draft;
  readonly steps: readonly Step[];
}

/** The steps that are not on the server, oldest first; saved steps that were undone since come first, as steps that take them back. */
export function sinceSaved(history: History): Mine {
  const done = upwards(history.cursor);
  const saved = upwards(history.saved);
  const common = new Set<Cursor>(done);
  const undone = saved.filter((cursor) => !common.has(cursor));
  const onSaved = new Set<Cursor>(saved);
  const added = done.filter((cursor) => !onSaved.has(cursor)).toReversed();
  const steps = [
    ...undone.map(({ step }): Step => ({
      ...step,
      name: { key: 'quiz.step.takenBack', about: step.name },
      events: inverses(step.events),
    })),
    ...added.map(({ step }) => step),
  ];
  const base = fold(
    history.draft,
    steps.toReversed().flatMap(({ events }) => inverses(events)),
    copyingWriter,
  );
  return { base, draft: history.draft, steps };
}
