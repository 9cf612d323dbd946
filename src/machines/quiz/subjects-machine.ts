import { createLoadMachine } from '../shared/load-machine.ts';

/** A subject a quiz can have (ENT-19). */
export interface Subject {
  readonly id: number;
  readonly title: string;
}

/** Every subject there is, by title; it runs as long as an editor. Supply `load`. */
export const subjectsMachine = createLoadMachine<null, readonly Subject[]>('subjects');
