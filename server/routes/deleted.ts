import { listDeleted } from '../../src/api/contract/deleted.ts';
import { read, respond, type Implementation } from '../http/implement.ts';
import * as store from '../store/deleted.ts';

const list = read(listDeleted, async ({ query, caller, services: { db, clock } }) => {
  const { page = 1, items_per_page: itemsOnPage = 20, kind, search } = query;
  return respond(
    await store.listDeleted(db, caller, { kind, search }, { page, itemsOnPage, now: clock.now() }),
  );
});

/** What was deleted and can be restored. */
export const deletedRoutes: readonly Implementation[] = [list];
