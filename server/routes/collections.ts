import {
  listMethodsCollections,
  listPossibleEditors,
  setCollectionEditor,
} from '../../src/api/contract/collections.ts';
import { failed } from '../../src/domain/outcome.ts';
import { read, respond, write, type Implementation } from '../http/implement.ts';
import * as store from '../store/collections/collections.ts';
import { createListPage, toFilter } from '../store/list-query.ts';

const notFound = failed({ kind: 'notFound' });

const list = read(
  listMethodsCollections,
  async ({ body: { navigation, filter, sort }, services: { db } }) => {
    const { rows, total } = await store.listPageOfCollections(
      db,
      toFilter(filter, store.collectionFilters),
      sort,
      navigation,
    );
    return respond(createListPage(rows, navigation.page, navigation.itemsOnPage, total));
  },
);

const possibleEditors = read(
  listPossibleEditors,
  async ({ params: { id }, query: { query = '' }, services: { db } }) => {
    const found = await store.listPossibleEditors(db, id, query);
    return found === null ? notFound : respond(found);
  },
);

const setEditor = write(
  setCollectionEditor,
  async ({ params: { id, editorId }, body: { isEditor }, services: { db } }) =>
    (await store.setEditor(db, id, editorId, isEditor)) ? respond(null) : notFound,
);

/** Methods collections and their editors (API-091). */
export const collectionRoutes: readonly Implementation[] = [list, possibleEditors, setEditor];
