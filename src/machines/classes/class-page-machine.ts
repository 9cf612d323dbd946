import type { ClassDetail } from '../../api/contract/entities/classroom.ts';
import { createLoadMachine } from '../shared/load-machine.ts';

/** A class as the screens show it. */
export type ClassData = ClassDetail;

/** A class with the version of its name (ETag). */
export interface LoadedClass {
  readonly detail: ClassDetail;
  readonly version: string | undefined;
}

/** Loads a class for its page, and again after each change. */
export const classPageMachine = createLoadMachine<number, LoadedClass>('classPage');
