import type { ActorRefFrom } from 'xstate';

import { createLoadMachine } from './load-machine.ts';

/** A subject of quizzes and articles (ENT-19). */
export interface Subject {
  readonly id: number;
  readonly title: string;
}

/** Loads every subject, sorted by title. Provide `load`. */
export const subjectsMachine = createLoadMachine<null, readonly Subject[]>('subjects');

/** The running load. */
export type SubjectsRef = ActorRefFrom<typeof subjectsMachine>;
