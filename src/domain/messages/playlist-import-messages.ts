import { playlistImport } from './en/quiz/playlist-import.ts';

/** The texts of the dialog that imports playlists, which load with it. */
export const playlistImportMessages = { playlistImport } as const;
