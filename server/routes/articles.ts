import { asc } from 'drizzle-orm';

import {
  getArticle,
  getSectionSubscription,
  listArticles,
  listSections,
  listSectionsByPage,
  listTags,
  searchArticles,
} from '../../src/api/contract/articles.ts';
import { failed } from '../../src/domain/outcome.ts';
import { respond, read, type Implementation } from '../http/implement.ts';
import * as articleLists from '../store/articles/list-articles.ts';
import * as sectionLists from '../store/articles/list-sections.ts';
import { readArticle } from '../store/articles/read-article.ts';
import { readSubscription } from '../store/articles/read-subscription.ts';
import { tags } from '../store/schema/tags.ts';
import { toSearchKey } from '../store/schema/columns.ts';

const list = read(listArticles, async ({ body, services }) =>
  respond(await articleLists.listArticles(services.db, body)),
);

const search = read(searchArticles, async ({ query, services }) =>
  respond(await articleLists.searchArticles(services.db, query)),
);

const get = read(getArticle, async ({ params, services }) => {
  const found = await readArticle(services.db, params.id);
  return found === null ? failed({ kind: 'notFound' }) : respond(found.wire);
});

const subjects = read(listTags, async ({ services }) =>
  respond(
    await services.db
      .select({ id: tags.id, title: tags.title })
      .from(tags)
      .orderBy(asc(toSearchKey(tags.title)), asc(tags.id)),
  ),
);

const subscription = read(getSectionSubscription, async ({ caller, services }) =>
  respond(await readSubscription(services.db, caller.userId, services.clock.now())),
);

const sections = read(listSections, async ({ params, services }) => {
  const found = await sectionLists.listSections(services.db, params.id);
  return found === null ? failed({ kind: 'notFound' }) : respond(found);
});

const sectionPage = read(listSectionsByPage, async ({ params, query, services }) => {
  const found = await sectionLists.listSectionsByPage(
    services.db,
    params.id,
    query.page,
    query.itemsPerPage,
  );
  return found === null ? failed({ kind: 'notFound' }) : respond(found);
});

/** Articles, their subjects and sections, and what the caller's subscription covers. */
export const articleRoutes: readonly Implementation[] = [
  list,
  search,
  get,
  subjects,
  subscription,
  sections,
  sectionPage,
];
