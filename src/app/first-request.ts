import type { OutgoingRequest } from '../api/send.ts';
import { quizKindAt } from '../domain/access/quiz-kind.ts';
import type { EffectiveRole } from '../domain/access/role.ts';
import type { Place } from './browser-place.ts';
import { settleRoute } from './settle-route.ts';

const newestFirst = { filter: [], sort: [['created_at', 'desc']] };
const listCalls = {
  template: { name: 'template_list', ...newestFirst },
  library: {
    name: 'library_quiz_list',
    filter: [{ property: 'section_id', operator: 'is_null' }],
    sort: [['title', 'asc']],
  },
  admin: { name: 'quiz_list', ...newestFirst },
  user: { name: 'user_quiz_list', ...newestFirst },
  shared: { name: 'shared_quiz_list', ...newestFirst },
} as const;
const quizPlaces = {
  template: 'template/',
  library: 'library/',
  admin: '',
  user: 'user_quiz/',
} as const;
const below = '/api/admin/quiz/';

/**
 * What the screen of a place asks the server for first, when that is a stored quiz or a list as it usually stands; null where it is something else.
 * Written by hand, because the sign-in page has no room for lists and contract (docs/decisions/0001); a test holds it to what the screens ask.
 */
export function firstRequest({ path, search }: Place, role: EffectiveRole): OutgoingRequest | null {
  const {
    route: { quiz, params },
    redirectTo,
  } = settleRoute(path, { role, flags: { adminTranslations: true, adminBanner: true } });
  if (quiz === undefined) return null;
  const { context, mode } = quiz;
  if (mode === 'edit' || mode === 'copy' || mode === 'view') {
    return {
      method: 'GET',
      address: `${below}${quizPlaces[quizKindAt(context, role)]}${Object.values(params).join('')}`,
      headers: {},
      expects: 'json',
    };
  }
  const isUsual = mode === 'list' && (redirectTo !== null || search === '');
  if (!isUsual || context === 'customer' || (context === 'shared' && role !== 'superAdmin'))
    return null;
  const { name, filter, sort } = listCalls[context];
  return {
    method: 'POST',
    address: `${below}${name}`,
    headers: {},
    expects: 'json',
    body: JSON.stringify({ navigation: { page: 1, itemsOnPage: 20 }, filter, sort }),
  };
}
