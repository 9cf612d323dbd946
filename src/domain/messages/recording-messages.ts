import { recording } from './en/recording.ts';

/** The texts about the recording of a session, which only its dialog and the inspector load. */
export const recordingMessages = { recording } as const;
