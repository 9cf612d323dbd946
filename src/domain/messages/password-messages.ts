import { passwords } from './en/passwords.ts';

/** The texts about passwords, which load with the pages and the dialog that show them. */
export const passwordMessages = { passwords } as const;
