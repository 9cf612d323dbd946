import type { Flags } from '../../../src/domain/access/area.ts';
import { effectiveRole, type EffectiveRole } from '../../../src/domain/access/role.ts';

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
const flagSettings: readonly Flags[] = [on, { ...on, adminTranslations: false }, { ...on, adminBanner: false }, { adminTranslations: false, adminBanner: false }];

/** The one-letter columns of the table below: super, corporate, admin, CS, publish, LTI, customer. */
const columns: readonly EffectiveRole[] = ['superAdmin', 'corporateAdmin', 'admin', 'csUser', 'publisher', 'ltiUser', 'customer'];

/**
 * Every route against every role, written from the specification by hand: `+` shown, `d` to /dashboard, `/` to the site root,
 * `m` to /quiz/my-quiz, `a` to /quiz/admin-quiz. With both flags on.
 */
const table = `
  /dashboard                                  +++++++
  /dashboard/anything                         +++++++
  /playlist                                   ++++d+d
  /playlist/12                                ++++d+d
  /methods-collections                        +++dddd
  /lti                                        +++dd+d
  /classes                                    ++++d+d
  /classes/12                                 ++++d+d
  /classes/view-file/3/document/4             ++++d+d
  /institutions                               +++dddd
  /identity-providers                         +++dddd
  /publish                                    +++d+dd
  /sponsors                                   +++dddd
  /sponsors/add                               +++dddd
  /sponsors/edit/3                            +++dddd
  /translations                               +++dddd
  /translations/add                           +++dddd
  /translations/groups                        +++dddd
  /translations/groups/add                    +++dddd
  /translations/groups/edit/3                 +++dddd
  /banner                                     +++dddd
  /moengage                                   +++dddd
  /feature-flags                              +++dddd
  /admins                                     +dddddd
  /class-access                               +dddddd
  /client-hub-access                          +dddddd
  /client-hub-playlist                        +dddddd
  /client-hub-playlist/biology                +dddddd
  /faculty-resources                          +dddddd
  /access                                     +++ddd+
  /author/Marie_Curie                         +++ddd+
  /quiz                                       +mmmdmm
  /quiz/create                                +///d//
  /quiz/create/7                              +///d//
  /quiz/copy/7                                +///d//
  /quiz/view/7                                +///d//
  /quiz/edit/7                                +///d//
  /quiz/admin-quiz                            ++++d++
  /quiz/admin-quiz/create                     +///d//
  /quiz/admin-quiz/copy/7                     +///d//
  /quiz/admin-quiz/view/7                     ++++d++
  /quiz/admin-quiz/edit/7                     +///d//
  /quiz/shared-quiz                           ++++d++
  /quiz/shared-quiz/copy/7                    ++++d++
  /quiz/shared-quiz/view/7                    ++++d++
  /quiz/shared-quiz/edit/7                    ++++d++
  /quiz/customer-quiz                         +///d//
  /quiz/customer-quiz/view/7                  +///d//
  /quiz/customer-quiz/edit/7                  +///d//
  /quiz/customer-quiz/copy/7                  +///d//
  /quiz/customer-quiz/results/7               +///d//
  /quiz/customer-quiz/user-results/7          +///d//
  /quiz/my-quiz                               ++++d++
  /quiz/my-quiz/create                        ++++d++
  /quiz/my-quiz/view/7                        ++++d++
  /quiz/my-quiz/edit/7                        ++++d++
  /quiz/my-quiz/copy/7                        ++++d++
  /quiz/library                               +aaadaa
  /quiz/library/create                        +aaadaa
  /quiz/library/copy/7                        +aaadaa
  /quiz/library/view/7                        +aaadaa
  /quiz/library/edit/7                        +aaadaa
  /quiz/user-quiz/edit/7                      ++++d++
  /quiz/user-quiz/view/7                      ++++d++
`;

const targets: Readonly<Record<string, string>> = { d: '/dashboard', '/': '/', m: '/quiz/my-quiz', a: '/quiz/admin-quiz' };

/** One row: a path, an account, the flags, and what must come of it: 'shown' or the address to go to. */
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
export const expectedPaths: readonly (readonly [path: string, outcomes: string])[] = table.trim().split('\n').map((line) => {
  const [path = '', outcomes = ''] = line.trim().split(/\s+/);
  return [path, outcomes] as const;
});

/** Every account on every path under every setting of the flags. */
export const expectedRoutes: readonly ExpectedRoute[] = expectedPaths.flatMap(([path, outcomes]) =>
  Object.entries(accounts).flatMap(([account, held]) => {
    const role = effectiveRole(held);
    const letter = outcomes[columns.indexOf(role)] ?? '?';
    return flagSettings.map((flags) => {
      const flag = flagFor(path);
      const isOff = letter === '+' && flag !== null && !flags[flag];
      return { path, account, role, flags, outcome: isOff ? '/' : (targets[letter] ?? 'shown') };
    });
  }),
);
