import { shortcuts } from './en/shortcuts.ts';

/** The texts of the list of shortcuts, which only the code of its dialog loads. */
export const shortcutMessages = { shortcuts } as const;
