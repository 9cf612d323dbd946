import type { QuizCommand } from './command.ts';
import { accepted, type Decision } from './decision.ts';
import type { Draft, DraftActivity } from './draft.ts';
import type { QuizEvent } from './event.ts';
import { refused } from './refusal.ts';
import { videoIds } from './rules/videos.ts';

type ImportCommand = Extract<QuizCommand, { readonly type: 'activities.import' }>;

function withoutKnownVideos(
  draft: Draft,
  activities: readonly DraftActivity[],
): readonly DraftActivity[] {
  const taken = new Set(videoIds(draft));
  const isNew = (id: number): boolean => {
    if (taken.has(id)) return false;
    taken.add(id);
    return true;
  };
  return activities
    .map((activity) => ({
      ...activity,
      items: activity.items.filter(
        ({ type, article }) => type === 'question' || article === null || isNew(article.id),
      ),
    }))
    .filter(({ items }) => items.length > 0);
}

/**
 * Decides what playlists bring into a quiz: their activities behind those that are there, in one step (QED-12, QIO-15). A video that is in
 * the quiz already stays out (QED-47). The only activity of a quiz gives its place up when it is empty.
 */
export function decideImport(draft: Draft, { activities, playlists }: ImportCommand): Decision {
  const brought = withoutKnownVideos(draft, activities);
  if (brought.length === 0) return refused({ key: 'quizDialogs.playlists.nothingToImport' });
  const count = draft.activities.length;
  const events: QuizEvent[] = brought.map((activity, i) => ({
    type: 'activityAdded',
    activity,
    index: count + i,
  }));
  const only = draft.activities[0];
  if (count === 1 && only !== undefined && only.items.length === 0)
    events.push({ type: 'activityRemoved', activity: only, index: 0 });
  return accepted(
    {
      key: 'quizDialogs.step.imported',
      values: { count: playlists.length, title: playlists[0] ?? '' },
    },
    ...events,
  );
}
