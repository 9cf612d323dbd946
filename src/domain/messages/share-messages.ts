import { shareDialog } from './en/share-dialog.ts';

/** The texts of the dialog that shares, which load with its code. */
export const shareMessages = { shareDialog } as const;
