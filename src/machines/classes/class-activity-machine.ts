import type { ActorRefFrom } from 'xstate';

import type { ClassActivityEntry } from '../../api/contract/class-students.ts';
import type { ListDefaults } from '../../domain/lists/list-query.ts';
import { createListMachine } from '../shared/list/list-machine.ts';

/** An entry of the activity. */
export type ActivityRow = ClassActivityEntry;

/** The defaults of the activity. */
export const activityDefaults: ListDefaults = { sort: null, filters: {} };

/** Who did what in a class, the newest first. Provide `loadPage`. */
export const classActivityMachine = createListMachine<ClassActivityEntry>({ id: 'classActivity' });

/** The running activity. */
export type ClassActivityRef = ActorRefFrom<typeof classActivityMachine>;
