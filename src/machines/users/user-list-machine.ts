import type { User } from '../../api/contract/users.ts';
import type { ListDefaults } from '../../domain/lists/list-query.ts';
import { createListMachine } from '../shared/list-machine.ts';

/** What the list shows when its address says nothing: by e-mail. */
export const userListDefaults: ListDefaults = {
  sort: { field: 'email', order: 'asc' },
  filters: {},
};

/** The people with an account or an invitation (decision 9); nobody is removed here. Supply `loadPage`. */
export const userListMachine = createListMachine<User>({ id: 'userList' });
