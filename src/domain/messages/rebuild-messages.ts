import { rebuildDialogs } from './en/quiz/rebuild-dialogs.ts';

/** The texts of the dialogs and the progress of a rebuild, which load with their code. */
export const rebuildMessages = { rebuildDialogs } as const;
