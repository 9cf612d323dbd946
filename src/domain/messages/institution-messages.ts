import { institutions } from './en/institutions.ts';

/** The texts about institutions, which the dialog of a download loads too. */
export const institutionMessages = { institutions } as const;
