import { createNavigation } from '../../src/api/contract/paging.ts';
import * as contract from '../../src/api/contract/translations.ts';
import { read, respond, respondWithAudit, write, type Implementation } from '../http/implement.ts';
import { createListPage } from '../store/list-query.ts';
import { listGroups } from '../store/translations/list-groups.ts';
import { listTranslations } from '../store/translations/list-translations.ts';
import {
  updateGroup,
  createGroup,
  deleteGroup,
  readGroup,
  type StoredGroup,
  type DeletedGroupKeys,
} from '../store/translations/write-groups.ts';
import {
  addTranslations,
  updateTranslation,
  deleteTranslation,
} from '../store/translations/write-translations.ts';
import type { Outcome } from '../../src/domain/outcome.ts';

const list = read(
  contract.listTranslations,
  async ({
    body: {
      navigation: { page, itemsOnPage },
      filter,
      sort,
    },
    services: { db },
  }) => {
    const { translations, totalKeys } = await listTranslations(db, {
      filter,
      sort,
      page,
      itemsOnPage,
    });
    return respond({
      result: translations,
      navigation: createNavigation({
        page,
        itemsOnPage: new Set(translations.map(({ key }) => key)).size,
        itemsPerPage: itemsOnPage,
        totalItems: totalKeys,
      }),
    });
  },
);

const add = write(contract.addTranslations, async ({ body, services: { db, clock } }) => {
  const added = await addTranslations(db, body, clock.now());
  return added.ok ? respond(added.value) : added;
});

const update = write(
  contract.updateTranslation,
  async ({ params, body, ifMatch, services: { db, clock } }) => {
    const changed = await updateTranslation(db, params.translationId, body, ifMatch, clock.now());
    return changed.ok ? respond(changed.value, changed.value.version) : changed;
  },
);

const remove = write(
  contract.deleteTranslation,
  async ({ params, ifMatch, services: { db, clock } }) => {
    const deleted = await deleteTranslation(db, params.id, ifMatch, clock.now());
    if (!deleted.ok) return deleted;
    const { undo, language } = deleted.value;
    return respondWithAudit({ undo }, { details: { names: [language] } });
  },
);

const groups = read(
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
    return respond(createListPage(found.groups, page, itemsOnPage, found.total));
  },
);

const respondWithGroup = (stored: Outcome<StoredGroup>) =>
  stored.ok ? respond(stored.value.group, stored.value.version) : stored;

const getGroup = read(contract.getTranslationGroup, async ({ params, services: { db } }) =>
  respondWithGroup(await readGroup(db, params.id)),
);

const addGroup = write(contract.createTranslationGroup, async ({ body, services: { db, clock } }) =>
  respondWithGroup(await createGroup(db, body, clock.now())),
);

const changeGroup = write(
  contract.updateTranslationGroup,
  async ({ params, body, ifMatch, services: { db, clock } }) =>
    respondWithGroup(await updateGroup(db, params.id, body, ifMatch, clock.now())),
);

const removeGroup = write(
  contract.deleteTranslationGroup,
  async ({ params, query: { moveTo, withKeys }, ifMatch, services: { db, clock } }) => {
    const keys: DeletedGroupKeys = moveTo === undefined ? (withKeys ? 'delete' : null) : { moveTo };
    const deleted = await deleteGroup(db, params.id, keys, ifMatch, clock.now());
    return deleted.ok ? respond(deleted.value) : deleted;
  },
);

/** The site's translations and the groups of their keys. */
export const translationRoutes: readonly Implementation[] = [
  list,
  add,
  update,
  remove,
  groups,
  getGroup,
  addGroup,
  changeGroup,
  removeGroup,
];
