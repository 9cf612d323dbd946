import { paper } from './en/paper.ts';

/** The texts of a quiz on paper, which load with the viewer. */
export const paperMessages = { paper } as const;
