import { inspector } from './en/inspector.ts';

/** The texts of the inspector, which no other screen loads. */
export const inspectorMessages = { inspector } as const;
