import type { ActorRefFrom } from 'xstate';

import type { ClassStudent } from '../../api/contract/entities/classroom.ts';
import type { ListDefaults } from '../../domain/lists/list-query.ts';
import { createListMachine } from '../shared/list/list-machine.ts';

/** A student as the list shows them. */
export type StudentRow = ClassStudent;

/** The defaults of the list: all students by name. */
export const studentListDefaults: ListDefaults = {
  sort: { field: 'student', order: 'asc' },
  filters: { state: '' },
};

/** The students of a class with search, sort, state and selection. Provide `loadPage`. */
export const studentListMachine = createListMachine<ClassStudent>({
  id: 'classStudents',
  canSelect: true,
});

/** A running list of students. */
export type StudentListRef = ActorRefFrom<typeof studentListMachine>;
