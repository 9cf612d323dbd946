import { activitiesFromSource } from '../../domain/quiz/from-quiz.ts';
import { planImport } from '../../domain/quiz/import-plan.ts';
import type { ArticleReference } from '../../domain/quiz/draft.ts';
import { besideItem } from '../../domain/quiz/place.ts';
import { isLabel } from '../../domain/quiz/rules/video-label.ts';
import { selectedActivity } from '../../domain/quiz/selection.ts';
import { edited, shown } from './editing.ts';
import type { EditorContext } from './editor-types.ts';
import type { ImportOrder } from './playlist-import-types.ts';

type Change = Partial<EditorContext>;

/** The Add Video dialog begins with the selected activity as its label, where its title can be one. */
export function selectedLabel({ history, selected, input }: EditorContext): Change {
  const activity = selectedActivity(history.draft, selected);
  return { label: isLabel(activity, input.mode) ? activity.key : null, lastVideo: null };
}

/** Adds a video behind the last item of the labelled activity, one step. The dialog stays, so nothing comes into view behind it. */
export function videoAdded(context: EditorContext, article: ArticleReference): Change {
  const { history, selected, reveal, told, label, lastVideo, input } = context;
  const activity =
    history.draft.activities.find(({ key }) => key === label) ??
    selectedActivity(history.draft, selected);
  const change = edited(context, {
    type: 'video.add',
    activity: activity.key,
    item: input.newKey(),
    article,
  });
  const isAdded = change.history !== undefined && change.history !== history;
  return {
    ...change,
    selected,
    reveal,
    told,
    ...(isAdded && {
      lastVideo: {
        title: article.title,
        activity: activity.title,
        count: (lastVideo?.count ?? 0) + 1,
      },
    }),
  };
}

/** Imports what was ordered as one step and shows the first activity that came in. */
export function imported(
  context: EditorContext,
  { playlists, activities, wish }: ImportOrder,
): Change {
  const { history, input } = context;
  const ready = activitiesFromSource(
    planImport(history.draft, activities, wish).activities,
    input.newKey,
  );
  const change = edited(context, { type: 'activities.import', activities: ready, playlists });
  const first = change.history?.cursor?.step.events[0];
  return first?.type === 'activityAdded' && change.history !== history
    ? { ...change, ...shown(context, { kind: 'activity', activity: first.activity.key }) }
    : change;
}

/** After an item left its activity: what now stands at its place comes into view, or the end of the list. */
export function leftBehind(context: EditorContext): Change {
  const { draft, cursor } = context.history;
  const event = cursor?.step.events.at(-1);
  const from = event?.type === 'itemMoved' ? event.from : undefined;
  return from === undefined ? {} : shown(context, besideItem(draft, from));
}
