import type { Key, PlaylistArticle } from '../../../domain/playlist/draft/draft.ts';
import type {
  PlaylistBase,
  PlaylistLine,
} from '../../../domain/playlist/journal/playlist-journal.ts';
import type { CommonEditorEvent } from '../../shared/editor/editor-states.ts';
import type { JournalCommand } from '../../shared/editor/journal.ts';
import type { PlaylistSource, PlaylistTypes } from './context.ts';

/** The commands of the editor to its journal actor. */
export type PlaylistJournalCommand = JournalCommand<PlaylistBase, PlaylistLine, PlaylistSource>;

/** A command as a view sends it. The machine adds the key of a new label and the chosen target. */
export type PlaylistEditorCommand =
  | { readonly type: 'title.set'; readonly title: string }
  | { readonly type: 'label.add'; readonly title: string; readonly index?: number }
  | { readonly type: 'label.rename'; readonly label: Key; readonly title: string }
  | { readonly type: 'entry.remove'; readonly entry: Key }
  | { readonly type: 'entry.move'; readonly entry: Key; readonly to: number }
  | { readonly type: 'article.add'; readonly article: PlaylistArticle };

/** All events of the playlist editor. */
export type PlaylistEditorEvent =
  | PlaylistEditorCommand
  | CommonEditorEvent<PlaylistTypes>
  | { readonly type: 'target.choose'; readonly label: Key | null }
  | { readonly type: 'preview.open'; readonly entry: Key }
  | { readonly type: 'preview.close' };
