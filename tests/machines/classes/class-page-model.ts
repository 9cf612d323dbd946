import { classPageMachine } from '../../../src/machines/classes/class-page-machine.ts';
import { createLoadModel } from '../../support/models/load-model.ts';
import { classDataOf } from './class-data.ts';

/** The page of a class. */
export const classPageModel = createLoadModel(classPageMachine, 'CLS-03', 12, [
  { detail: classDataOf(12, 'Biology'), version: '1' },
  { detail: classDataOf(12, 'Biology 101'), version: '2' },
]);
