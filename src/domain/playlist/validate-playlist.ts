import type { Message } from '../messages/message.ts';
import type { Key, PlaylistDraft } from './draft/draft.ts';
import { maxPlaylistTitleCharacters } from './playlist-limits.ts';

/** Why a playlist cannot be saved, and at which label; null is the title of the playlist. */
export interface PlaylistError {
  readonly label: Key | null;
  readonly message: Message;
}

/** Returns why a text cannot be the title of a playlist or a label, or null. */
export const checkPlaylistTitle = (title: string): Message | null => {
  if (title.trim() === '') return { key: 'playlists.titleRequired' };
  return title.trim().length > maxPlaylistTitleCharacters
    ? { key: 'playlists.titleTooLong', values: { max: maxPlaylistTitleCharacters } }
    : null;
};

/** Returns every error that prevents saving a playlist. */
export function validatePlaylist({ title, entries }: PlaylistDraft): readonly PlaylistError[] {
  const texts = [
    { label: null, title },
    ...entries.flatMap((entry) =>
      entry.type === 'label' ? [{ label: entry.key, title: entry.title }] : [],
    ),
  ];
  return texts.flatMap(({ label, title: text }) => {
    const message = checkPlaylistTitle(text);
    return message === null ? [] : [{ label, message }];
  });
}
