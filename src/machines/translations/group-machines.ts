import type { ActorRefFrom } from 'xstate';

import type { TranslationGroup } from '../../api/contract/translations.ts';
import type { ListDefaults } from '../../domain/lists/list-query.ts';
import { createListMachine } from '../shared/list/list-machine.ts';
import { createLoadMachine } from '../shared/load-machine.ts';

/** The defaults of the list of groups. */
export const groupListDefaults: ListDefaults = {
  sort: { field: 'key', order: 'asc' },
  filters: {},
};

/** The list of translation groups (TRAN-14 to TRAN-16). Provide `loadPage`. */
export const groupListMachine = createListMachine<TranslationGroup>({
  id: 'translationGroups',
  keepsRows: true,
});

/** The running list of groups. */
export type GroupListRef = ActorRefFrom<typeof groupListMachine>;

/** All groups, to select one (TRAN-07, TRAN-39). Provide `load`. */
export const groupChoicesMachine = createLoadMachine<null, readonly TranslationGroup[]>(
  'translationGroupChoices',
);

/** The groups to choose from. */
export type GroupChoicesRef = ActorRefFrom<typeof groupChoicesMachine>;
