import type { ImportWish } from '../../domain/quiz/import-plan.ts';
import { refused, type Refusal } from '../../domain/quiz/refusal.ts';
import type { SourceActivity } from '../../domain/quiz/stored-quiz.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { PlaylistChoice } from './playlist-list-machine.ts';

/** A playlist to import, with its content once it was read. */
export interface ChosenPlaylist extends PlaylistChoice {
  readonly content: Outcome<readonly SourceActivity[]> | null;
}

/** What an import ends with: the titles of the playlists that come in, their activities in order and what to take of them. */
export interface ImportOrder {
  readonly playlists: readonly string[];
  readonly activities: readonly SourceActivity[];
  readonly wish: ImportWish;
}

/** What the import remembers; `reading` is the id of the playlist that is being read. */
export interface ImportContext {
  readonly chosen: readonly ChosenPlaylist[];
  readonly wish: ImportWish;
  readonly reading: number | null;
}

/** What a person does with the two lists; `to` counts from 0 in the list without the moved one. */
export type ImportEvent =
  | { readonly type: 'playlist.choose'; readonly playlist: PlaylistChoice }
  | { readonly type: 'playlist.drop'; readonly id: number }
  | { readonly type: 'playlist.move'; readonly id: number; readonly to: number }
  | { readonly type: 'playlist.readAgain'; readonly id: number }
  | { readonly type: 'wish.set'; readonly wish: Partial<ImportWish> }
  | { readonly type: 'import.confirm' }
  | { readonly type: 'import.back' };

/** The playlists that could not be read. */
export const unreadable = ({ chosen }: Pick<ImportContext, 'chosen'>): readonly ChosenPlaylist[] =>
  chosen.filter(({ content }) => content?.ok === false);

/** What an import would bring of everything that was read: playlists in the chosen order, their activities numbered through. */
export function orderOf({ chosen, wish }: Pick<ImportContext, 'chosen' | 'wish'>): ImportOrder {
  const read = chosen.flatMap(({ title, content }) =>
    content?.ok === true
      ? [{ title, activities: content.value.toSorted((a, b) => a.sortIndex - b.sortIndex) }]
      : [],
  );
  return {
    playlists: read.map(({ title }) => title),
    activities: read
      .flatMap(({ activities }) => activities)
      .map((activity, sortIndex) => ({ ...activity, sortIndex })),
    wish,
  };
}

/** Why nothing can be imported now, as far as the two lists and the boxes tell; null when something can. */
export function importRefusal({
  chosen,
  wish,
}: Pick<ImportContext, 'chosen' | 'wish'>): Refusal | null {
  if (!wish.videos && !wish.questions) return refused({ key: 'quizDialogs.playlists.tickOne' });
  if (chosen.length === 0) return refused({ key: 'quizDialogs.playlists.chooseOne' });
  if (chosen.some(({ content }) => content === null))
    return refused({ key: 'quizDialogs.playlists.stillReading' });
  return chosen.every(({ content }) => content?.ok === false)
    ? refused({ key: 'quizDialogs.playlists.noneRead' })
    : null;
}
