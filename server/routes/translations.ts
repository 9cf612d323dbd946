import * as contract from '../../src/api/contract/translations.ts';
import { answer, implement, type Implementation } from '../http/implement.ts';
import { inTransaction } from '../http/services.ts';
import { listPage } from '../store/list-query.ts';
import { listGroups } from '../store/translations/list-groups.ts';
import { listTranslations } from '../store/translations/list-translations.ts';
import {
  changeGroup,
  createGroup,
  deleteGroup,
  readGroup,
  type KeptGroup,
  type KeysOfDeleted,
} from '../store/translations/write-groups.ts';
import {
  addTranslations,
  changeTranslation,
  deleteTranslation,
} from '../store/translations/write-translations.ts';
import type { Outcome } from '../../src/domain/outcome.ts';

const list = implement(
  contract.listTranslations,
  async ({
    body: {
      navigation: { page, itemsOnPage },
      filter,
      sort,
    },
    services: { db },
  }) => {
    const { words, totalKeys } = await listTranslations(db, { filter, sort, page, itemsOnPage });
    return answer(listPage(words, page, itemsOnPage, totalKeys));
  },
);

const add = implement(contract.addTranslations, ({ body, services }) =>
  inTransaction(services, async ({ db, clock }) => {
    const added = await addTranslations(db, body, clock.now());
    return added.ok ? answer(added.value) : added;
  }),
);

const update = implement(contract.updateTranslation, ({ params, body, ifMatch, services }) =>
  inTransaction(services, async ({ db, clock }) => {
    const changed = await changeTranslation(db, params.translationId, body, ifMatch, clock.now());
    return changed.ok ? answer(changed.value, changed.value.version) : changed;
  }),
);

const remove = implement(contract.deleteTranslation, ({ params, ifMatch, services }) =>
  inTransaction(services, async ({ db }) => {
    const deleted = await deleteTranslation(db, params.id, ifMatch);
    return deleted.ok ? answer(null) : deleted;
  }),
);

const groups = implement(
  contract.listTranslationGroups,
  async ({
    body: {
      navigation: { page, itemsOnPage },
      filter,
      sort,
    },
    services: { db },
  }) => {
    const found = await listGroups(db, { filter, sort, page, itemsOnPage });
    return answer(listPage(found.groups, page, itemsOnPage, found.total));
  },
);

const groupAnswer = (kept: Outcome<KeptGroup>) =>
  kept.ok ? answer(kept.value.group, kept.value.version) : kept;

const getGroup = implement(contract.getTranslationGroup, async ({ params, services: { db } }) =>
  groupAnswer(await readGroup(db, params.id)),
);

const makeGroup = implement(contract.createTranslationGroup, ({ body, services }) =>
  inTransaction(services, async ({ db, clock }) =>
    groupAnswer(await createGroup(db, body, clock.now())),
  ),
);

const updateGroup = implement(
  contract.updateTranslationGroup,
  ({ params, body, ifMatch, services }) =>
    inTransaction(services, async ({ db, clock }) =>
      groupAnswer(await changeGroup(db, params.id, body, ifMatch, clock.now())),
    ),
);

const removeGroup = implement(
  contract.deleteTranslationGroup,
  ({ params, query: { moveTo, withKeys }, ifMatch, services }) =>
    inTransaction(services, async ({ db, clock }) => {
      const keys: KeysOfDeleted =
        moveTo === undefined ? (withKeys === undefined ? null : 'delete') : { moveTo };
      const deleted = await deleteGroup(db, params.id, keys, ifMatch, clock.now());
      return deleted.ok ? answer(null) : deleted;
    }),
);

/** The site's translations and the groups of their keys. */
export const translationRoutes: readonly Implementation[] = [
  list,
  add,
  update,
  remove,
  groups,
  getGroup,
  makeGroup,
  updateGroup,
  removeGroup,
];
