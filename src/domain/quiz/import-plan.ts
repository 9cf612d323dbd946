import type { Draft } from './draft.ts';
import { videoIds } from './rules/videos.ts';
import type { SourceActivity, SourceItem } from './stored-quiz.ts';

/** What to take out of playlists (QED-13, QED-14, QIO-15). */
export interface ImportWish {
  readonly videos: boolean;
  readonly questions: boolean;
}

/** What comes in, with its counts; `skipped` are the titles of the wanted videos that are in the quiz already or came in before. */
export interface ImportPlan {
  readonly activities: readonly SourceActivity[];
  readonly videos: number;
  readonly questions: number;
  readonly skipped: readonly string[];
}

/** The part of `activities` that comes into the quiz: what is wanted, each video once, no activity that would be empty. They stay in their order. */
export function planImport(
  draft: Draft,
  activities: readonly SourceActivity[],
  wish: ImportWish,
): ImportPlan {
  const taken = new Set(videoIds(draft));
  const counts = { videos: 0, questions: 0 };
  const skipped = new Set<string>();
  const isTaken = ({ type, article }: SourceItem): boolean => {
    if (type === 2) {
      if (wish.questions) counts.questions += 1;
      return wish.questions;
    }
    if (!wish.videos || article === null) return false;
    if (taken.has(article.id)) {
      skipped.add(article.title);
      return false;
    }
    taken.add(article.id);
    counts.videos += 1;
    return true;
  };
  const kept = activities
    .map((activity) => ({ ...activity, items: activity.items.filter(isTaken) }))
    .filter(({ items }) => items.length > 0);
  return { activities: kept, ...counts, skipped: [...skipped] };
}
