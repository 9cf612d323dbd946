import {
  getInstitution,
  listInstitutionFilterValues,
  listInstitutions,
} from '../../src/api/contract/institutions.ts';
import { hasPermission } from '../../src/domain/access/policy.ts';
import { failed } from '../../src/domain/outcome.ts';
import { respond, read, type Implementation } from '../http/implement.ts';
import {
  listFilterValues,
  listPageOfInstitutions,
} from '../store/institutions/list-institutions.ts';
import { readInstitution } from '../store/institutions/read-institution.ts';
import { createListPage } from '../store/list-query.ts';

const list = read(
  listInstitutions,
  async ({ body: { navigation, page = navigation.page, ...search }, caller, services: { db } }) => {
    const { rows, total } = await listPageOfInstitutions(
      db,
      search,
      { page, itemsOnPage: navigation.itemsOnPage },
      hasPermission(caller.role, 'institutions.details'),
    );
    return respond(createListPage(rows, page, navigation.itemsOnPage, total));
  },
);

const get = read(getInstitution, async ({ params: { id }, services: { db } }) => {
  const found = await readInstitution(db, id);
  return found === null ? failed({ kind: 'notFound' }) : respond(found);
});

const filterValues = read(listInstitutionFilterValues, async ({ services: { db } }) =>
  respond(await listFilterValues(db)),
);

/** Institutions: their list (API-089), details, and the values they are filtered by. */
export const institutionRoutes: readonly Implementation[] = [list, get, filterValues];
