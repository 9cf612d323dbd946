import type { User } from '../../api/contract/users.ts';
import type { ListDefaults } from '../../domain/lists/list-query.ts';
import { createListMachine } from '../shared/list/list-machine.ts';

/** The defaults of the list: sorted by name, every role and state. */
export const userListDefaults: ListDefaults = {
  sort: { field: 'person', order: 'asc' },
  filters: { role: '', state: '' },
};

/**
 * The list of people with an account or an invitation (PD-9), without removal. Provide
 * `loadPage`.
 */
export const userListMachine = createListMachine<User>({ id: 'userList', keepsRows: true });
