import type { Flags } from '../../../src/domain/access/area.ts';
import { getEffectiveRole, type EffectiveRole } from '../../../src/domain/access/role.ts';

/** The nine demo accounts with the roles of their profiles. */
export const accounts: Readonly<Record<string, readonly string[]>> = {
  'super@': ['ROLE_SUPER_ADMIN'],
  'corporate@': ['ROLE_CORPORATE_ADMIN'],
  'admin@': ['ROLE_ADMIN'],
  'cs@': ['ROLE_CS_USER'],
  'publish@': ['ROLE_PUBLISH'],
  'lti@': ['ROLE_CS_LTI_USER'],
  'customer@': [],
  'customer2@': ['ROLE_UNKNOWN'],
  'multi@': ['ROLE_ADMIN', 'ROLE_CS_USER'],
};

const on: Flags = { adminTranslations: true, adminBanner: true };

/** The four settings of the flags. */
const flagSettings: readonly Flags[] = [
  on,
  { ...on, adminTranslations: false },
  { ...on, adminBanner: false },
  { adminTranslations: false, adminBanner: false },
];

/**
 * The one-letter columns of the table below: super, corporate, admin, CS, publish, LTI, customer.
 */
const columns: readonly EffectiveRole[] = [
  'superAdmin',
  'corporateAdmin',
  'admin',
  'csUser',
  'publisher',
  'ltiUser',
  'customer',
];

/**
 * Every route against every role, written from the specification by hand: `+` shown, `d` to
 * /dashboard, `/` to the site root, `m` to /quiz/my-quiz, `a` to /quiz/admin-quiz. With both flags
 * on. Behind a row stand the requirements it shows.
 */
const table = `
  /dashboard                                  +++++++  NAV-012
  /dashboard/anything                         +++++++
  /playlist                                   ++++d+d  NAV-013
  /playlist/12                                ++++d+d
  /methods-collections                        +++dddd  NAV-014
  /lti                                        +++dd+d  NAV-015
  /classes                                    ++++d+d  NAV-016
  /classes/12                                 ++++d+d
  /classes/12/documents                       ++++d+d
  /classes/view-file/3/document/4             ++++d+d  NAV-017 NAV-120
  /institutions                               +++dddd  NAV-018
  /identity-providers                         +++dddd  NAV-020
  /publish                                    +++d+dd  NAV-021
  /sponsors                                   +++dddd  NAV-022 NAV-111
  /sponsors/add                               +++dddd  NAV-112
  /sponsors/edit/3                            +++dddd  NAV-113
  /translations                               +++dddd  NAV-023 NAV-114
  /translations/add                           +++dddd  NAV-115
  /translations/groups                        +++dddd  NAV-116
  /translations/groups/add                    +++dddd  NAV-117
  /translations/groups/edit/3                 +++dddd  NAV-118
  /banner                                     +++dddd  NAV-024 NAV-119
  /moengage                                   +++dddd  NAV-025
  /feature-flags                              +++dddd  NAV-026
  /admins                                     +dddddd  NAV-028
  /admins/audit                               +dddddd
  /admins/outbox                              +dddddd
  /class-access                               +dddddd  NAV-029
  /client-hub-access                          +dddddd
  /client-hub-playlist                        +dddddd
  /client-hub-playlist/biology                +dddddd
  /faculty-resources                          +dddddd  NAV-034
  /access                                     +++ddd+
  /author/Marie_Curie                         +++ddd+
  /recently-deleted                           ++++d++
  /inspector                                  +dddddd
  /quiz                                       +mmmdmm  NAV-019 NAV-077
  /quiz/create                                +///d//  NAV-079
  /quiz/create/7                              +///d//  NAV-078
  /quiz/copy/7                                +///d//  NAV-080
  /quiz/view/7                                +///d//  NAV-081
  /quiz/edit/7                                +///d//  NAV-082
  /quiz/admin-quiz                            ++++d++  NAV-083
  /quiz/admin-quiz/create                     +///d//  NAV-084
  /quiz/admin-quiz/copy/7                     +///d//  NAV-085
  /quiz/admin-quiz/view/7                     ++++d++  NAV-086
  /quiz/admin-quiz/edit/7                     +///d//  NAV-087
  /quiz/shared-quiz                           ++++d++  NAV-088
  /quiz/shared-quiz/copy/7                    ++++d++  NAV-089
  /quiz/shared-quiz/view/7                    ++++d++  NAV-090
  /quiz/shared-quiz/edit/7                    ++++d++  NAV-091
  /quiz/customer-quiz                         +///d//  NAV-092
  /quiz/customer-quiz/view/7                  +///d//  NAV-093
  /quiz/customer-quiz/edit/7                  +///d//  NAV-094
  /quiz/customer-quiz/copy/7                  +///d//  NAV-095
  /quiz/customer-quiz/results/7               +///d//  NAV-096
  /quiz/customer-quiz/user-results/7          +///d//  NAV-097
  /quiz/my-quiz                               ++++d++  NAV-098
  /quiz/my-quiz/create                        ++++d++  NAV-099
  /quiz/my-quiz/view/7                        ++++d++  NAV-100
  /quiz/my-quiz/edit/7                        ++++d++  NAV-101
  /quiz/my-quiz/copy/7                        ++++d++  NAV-102
  /quiz/library                               +aaadaa  NAV-103
  /quiz/library/create                        +aaadaa  NAV-104
  /quiz/library/copy/7                        +aaadaa  NAV-105
  /quiz/library/view/7                        +aaadaa  NAV-106
  /quiz/library/edit/7                        +aaadaa  NAV-107
  /quiz/user-quiz/edit/7                      ++++d++  NAV-108
  /quiz/user-quiz/view/7                      ++++d++  NAV-109
`;

const targets: Readonly<Record<string, string>> = {
  d: '/dashboard',
  '/': '/',
  m: '/quiz/my-quiz',
  a: '/quiz/admin-quiz',
};

/**
 * One row: a path, an account, the flags, and what must come of it: 'shown' or the address to go
 * to.
 */
export interface ExpectedRoute {
  readonly path: string;
  readonly account: string;
  readonly role: EffectiveRole;
  readonly flags: Flags;
  readonly outcome: string;
}

const flagFor = (path: string): keyof Flags | null => {
  if (path.startsWith('/translations')) return 'adminTranslations';
  return path.startsWith('/banner') ? 'adminBanner' : null;
};

/** The paths of the table. */
export const expectedPaths: readonly (readonly [path: string, outcomes: string])[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [path = '', outcomes = ''] = line.trim().split(/\s+/);
    return [path, outcomes] as const;
  });

/** Every account on every path under every setting of the flags. */
export const expectedRoutes: readonly ExpectedRoute[] = expectedPaths.flatMap(([path, outcomes]) =>
  Object.entries(accounts).flatMap(([account, held]) => {
    const role = getEffectiveRole(held);
    const letter = outcomes[columns.indexOf(role)] ?? '?';
    return flagSettings.map((flags) => {
      const flag = flagFor(path);
      const isOff = letter === '+' && flag !== null && !flags[flag];
      return { path, account, role, flags, outcome: isOff ? '/' : (targets[letter] ?? 'shown') };
    });
  }),
);
