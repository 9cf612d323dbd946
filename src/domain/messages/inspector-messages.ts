import { guards } from './en/guards.ts';
import { inspector } from './en/inspector.ts';
import { recording } from './en/recording.ts';

/** The texts of the inspector, which no other screen loads. */
export const inspectorMessages = { guards, inspector, recording } as const;
