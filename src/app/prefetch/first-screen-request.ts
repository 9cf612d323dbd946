import type { OutgoingRequest } from '../../api/send.ts';
import { getQuizKind } from '../../domain/access/get-quiz-kind.ts';
import type { EffectiveRole } from '../../domain/access/role.ts';
import type { AppLocation } from '../navigation/browser-history.ts';
import { resolveRedirects } from '../navigation/resolve-redirects.ts';

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
const quizPaths = {
  template: 'template/',
  library: 'library/',
  admin: '',
  user: 'user_quiz/',
} as const;
const basePath = '/api/admin/quiz/';

/**
 * Returns the first request of the screen at a location, when it is a stored quiz or an unfiltered
 * list, else null. Built without the contract, which the sign-in page does not load
 * (docs/decisions/0001); a test compares it with the requests of the screens.
 */
export function getFirstScreenRequest(
  { path, search }: AppLocation,
  role: EffectiveRole,
): OutgoingRequest | null {
  const {
    route: { quiz, params },
    redirectTo,
  } = resolveRedirects(path, { role, flags: { adminTranslations: true, adminBanner: true } });
  if (quiz === undefined) return null;
  const { context, mode } = quiz;
  if (mode === 'edit' || mode === 'copy' || mode === 'view') {
    return {
      method: 'GET',
      address: `${basePath}${quizPaths[getQuizKind(context, role)]}${Object.values(params).join('')}`,
      headers: {},
      expects: 'json',
    };
  }
  const isDefaultList = mode === 'list' && (redirectTo !== null || search === '');
  if (!isDefaultList || context === 'customer' || (context === 'shared' && role !== 'superAdmin'))
    return null;
  const { name, filter, sort } = listCalls[context];
  return {
    method: 'POST',
    address: `${basePath}${name}`,
    headers: {},
    expects: 'json',
    body: JSON.stringify({ navigation: { page: 1, itemsOnPage: 20 }, filter, sort }),
  };
}
