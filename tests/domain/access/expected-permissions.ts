import type { Permission } from '../../../src/domain/access/policy.ts';
import type { EffectiveRole } from '../../../src/domain/access/role.ts';

/** The columns of the table below: super, corporate, admin, CS, publish, LTI, customer. */
export const columns: readonly EffectiveRole[] = [
  'superAdmin',
  'corporateAdmin',
  'admin',
  'csUser',
  'publisher',
  'ltiUser',
  'customer',
];

/**
 * Every permission against every role, written by hand: `+` granted, `-` refused. 'Section' is a
 * section of the specification, 'decision' one of the numbered decisions where it is silent.
 */
const table = `
  # Section 7 Auth: whoever is signed in reads the profile and signs out. PD-8: flags load
  # before routes are decided, for every role.
  session               +++++++
  flags.read            +++++++

  # Section 2: 'ROLE_PUBLISH: only /dashboard and /publish'. Section 6, 'Other users: my-quiz
  # routes, My Quizzes and Shared By Me only; create and edit own user quizzes', and PD-4: a
  # customer has Quizzes. Articles and playlists are what the quiz form's pickers show (section 2).
  articles.read         ++++-++
  playlists.read        ++++-++
  quiz.user.read        ++++-++
  quiz.user.write       ++++-++
  quiz.share            ++++-++
  quiz.shared.read      ++++-++
  quiz.export           ++++-++

  # Decision 0063: whoever has lists of quizzes keeps views of them.
  listSettings.read     ++++-++
  listSettings.write    ++++-++

  # Section 2: playlists and classes are in the tables of full admins and CS users; section 6: in the
  # menu of LTI users. PD-4: the server refuses staff data to customers.
  classes.read          ++++-+-
  classes.write         ++++-+-
  playlists.write       ++++-+-

  # Section 2: the institution picker of a download belongs to the staff's quiz lists; /institutions
  # itself is for full admins. PD-4: not for customers.
  institutions.read     ++++-+-

  # Decision 0048: subscription, users and classes of an institution are for full admins.
  institutions.details  +++----

  # PD-5: admin and library lists show others than super admins what the server allows, without
  # Create; a customer is denied (the subscription alert of section 6).
  quiz.admin.read       ++++-+-
  quiz.library.read     ++++-+-

  # Section 2, general route table: /methods-collections, /sponsors, /translations, /banner and
  # /feature-flags for ROLE_ADMIN and ROLE_CORPORATE_ADMIN; PD-3: also where the menu hides them.
  collections.write     +++----
  sponsors.read         +++----
  sponsors.write        +++----
  translations.read     +++----
  translations.write    +++----
  banner.read           +++----
  banner.write          +++----
  flags.write           +++----

  # Section 6: 'Only super admin has the users, class-access and client-hub routes.'
  users.read            +------
  clientHub.read        +------
  users.invite          +------

  # PD-43: /admins/audit and /admins/outbox are for super admins, and so is what changes users.
  users.write           +------
  audit.read            +------
  outbox.read           +------

  # Section 6, ROLE_SUPER_ADMIN: creates admin and library quizzes, previews, rebuilds library quizzes,
  # shares customer quizzes, views customer quizzes and results. Section 2: the templates tab is only
  # a super admin's. PD-5: create, copy and edit of admin and library quizzes likewise.
  quiz.template.read    +------
  quiz.template.write   +------
  quiz.template.import  +------
  quiz.library.write    +------
  quiz.library.rebuild  +------
  quiz.admin.write      +------
  quiz.customer.read    +------
  quiz.customer.write   +------
  quiz.customer.share   +------
  quiz.preview          +------
`;

/** Each permission of the table with the roles that hold it. */
export const expectedPermissions: ReadonlyMap<string, readonly EffectiveRole[]> = new Map(
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [permission = '', letters = ''] = line.split(/\s+/);
      return [permission, columns.filter((_, column) => letters[column] === '+')];
    }),
);

/** The permissions that `role` holds according to the table, in alphabetical order. */
export const findExpectedPermissions = (role: EffectiveRole): Permission[] =>
  [...expectedPermissions]
    .filter(([, roles]) => roles.includes(role))
    .map(([permission]) => permission as Permission)
    .sort();
