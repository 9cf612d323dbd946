import type { ActorRefFrom } from 'xstate';

import type { TranslationGroup } from '../../api/contract/translations.ts';
import type { ListDefaults } from '../../domain/lists/list-query.ts';
import { createListMachine } from '../shared/list-machine.ts';
import { createLoadMachine } from '../shared/load-machine.ts';

/** What the list of groups shows when its address says nothing. */
export const groupListDefaults: ListDefaults = {
  sort: { field: 'key', order: 'asc' },
  filters: {},
};

/** The groups of translation keys (TRAN-14 to TRAN-16). Supply `loadPage`. */
export const groupListMachine = createListMachine<TranslationGroup>({ id: 'translationGroups' });

/** The running list of groups. */
export type GroupListRef = ActorRefFrom<typeof groupListMachine>;

/** All groups, to choose one of (TRAN-07, TRAN-39). Supply `load`. */
export const groupChoicesMachine = createLoadMachine<null, readonly TranslationGroup[]>(
  'translationGroupChoices',
);

/** The groups to choose from. */
export type GroupChoicesRef = ActorRefFrom<typeof groupChoicesMachine>;
