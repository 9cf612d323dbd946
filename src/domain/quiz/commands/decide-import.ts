import type { QuizCommand } from './command.ts';
import { accept, refuse, type Decision } from './decision.ts';
import type { Draft, DraftActivity } from '../draft/draft.ts';
import type { QuizEvent } from '../events/event.ts';
import { matchItem } from '../draft/item-type.ts';
import { collectVideoIds } from './videos.ts';

type ImportCommand = Extract<QuizCommand, { readonly type: 'activities.import' }>;

function removeKnownVideos(
  draft: Draft,
  activities: readonly DraftActivity[],
): readonly DraftActivity[] {
  const knownIds = new Set(collectVideoIds(draft));
  const isNew = (id: number): boolean => {
    if (knownIds.has(id)) return false;
    knownIds.add(id);
    return true;
  };
  return activities
    .map((activity) => ({
      ...activity,
      items: activity.items.filter((item) =>
        matchItem(item, {
          question: () => true,
          video: ({ article }) => article === null || isNew(article.id),
        }),
      ),
    }))
    .filter(({ items }) => items.length > 0);
}

/**
 * Decides an import from playlists: their activities follow the existing ones, in one step (QED-12,
 * QIO-15). A video that the quiz already has is left out (QED-47). A single empty activity is
 * replaced.
 */
export function decideImport(draft: Draft, { activities, playlists }: ImportCommand): Decision {
  const newActivities = removeKnownVideos(draft, activities);
  if (newActivities.length === 0) return refuse({ key: 'quizDialogs.playlists.nothingToImport' });
  const count = draft.activities.length;
  const events: QuizEvent[] = newActivities.map((activity, i) => ({
    type: 'activityAdded',
    activity,
    index: count + i,
  }));
  const firstActivity = draft.activities[0];
  if (count === 1 && firstActivity !== undefined && firstActivity.items.length === 0)
    events.push({ type: 'activityRemoved', activity: firstActivity, index: 0 });
  return accept(
    {
      key: 'quizDialogs.step.imported',
      values: { count: playlists.length, title: playlists[0] ?? '' },
    },
    ...events,
  );
}
