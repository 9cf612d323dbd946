import { assertNever } from '../../assert-never.ts';
import type { Draft } from '../draft/draft.ts';
import { collectVideoIds } from './videos.ts';
import type { SourceActivity, SourceItem } from '../stored/stored-quiz.ts';

/** Which items to import from playlists (QED-13, QED-14, QIO-15). */
export interface ImportSelection {
  readonly videos: boolean;
  readonly questions: boolean;
}

/**
 * What an import adds, with its counts. `skipped` lists the titles of selected videos that are
 * already in the quiz or imported twice.
 */
export interface ImportPlan {
  readonly activities: readonly SourceActivity[];
  readonly videos: number;
  readonly questions: number;
  readonly skipped: readonly string[];
}

/**
 * Returns the part of `activities` to import, in order: the selected items, each video once, and no
 * empty activities.
 */
export function planImport(
  draft: Draft,
  activities: readonly SourceActivity[],
  selection: ImportSelection,
): ImportPlan {
  const knownIds = new Set(collectVideoIds(draft));
  const counts = { videos: 0, questions: 0 };
  const skipped = new Set<string>();
  const selectVideo = ({ article }: SourceItem): boolean => {
    if (!selection.videos || article === null) return false;
    if (knownIds.has(article.id)) {
      skipped.add(article.title);
      return false;
    }
    knownIds.add(article.id);
    counts.videos += 1;
    return true;
  };
  const selectItem = (item: SourceItem): boolean => {
    switch (item.type) {
      case 'question':
        if (selection.questions) counts.questions += 1;
        return selection.questions;
      case 'video':
        return selectVideo(item);
      default:
        return assertNever(item.type);
    }
  };
  const importedActivities = activities
    .map((activity) => ({ ...activity, items: activity.items.filter(selectItem) }))
    .filter(({ items }) => items.length > 0);
  return { activities: importedActivities, ...counts, skipped: [...skipped] };
}
