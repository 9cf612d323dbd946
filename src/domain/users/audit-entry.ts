/** What an entry can be about, besides accounts: the kinds of objects that writes change. */
export const auditObjectKinds = [
  'quiz',
  'class',
  'playlist',
  'collection',
  'sponsor',
  'translation',
  'translationGroup',
  'banner',
  'flag',
] as const;

/** One of these kinds. */
export type AuditObjectKind = (typeof auditObjectKinds)[number];

/** What the audit log is filtered by: a group of actions, every change, or a kind of object. */
export const auditKinds = ['signIn', 'accounts', 'changes', ...auditObjectKinds, 'denied'] as const;

/** Whether a filter is a kind of object. */
export const isAuditObjectKind = (kind: string | undefined): kind is AuditObjectKind =>
  auditObjectKinds.some((known) => known === kind);

/** The actions of each group by name. `methods` stand in entries of older versions. */
export const auditActions = {
  signIn: ['sign-in', 'sign-in refused', 'sign-out', 'refresh token reused'],
  accounts: [
    'registration',
    'set-up',
    'create-admin',
    'invitation',
    'invitation link',
    'roles changed',
    'user disabled',
    'user enabled',
    'sessions ended',
    'password link',
    'password reset',
    'password changed',
    'mail revealed',
    'mail sent again',
  ],
  denied: ['denied'],
  changes: [
    'created',
    'changed',
    'deleted',
    'restored',
    'copied',
    'imported',
    'shared',
    'unshared',
    'published',
    'deadline changed',
    'rebuilt',
    'rebuild undone',
    'rebuilds requested',
    'rebuilds cancelled',
    'picture added',
    'students invited',
    'invitations sent again',
    'students reminded',
    'student address corrected',
    'students removed',
    'students restored',
    'quizzes added',
    'quizzes sorted',
    'quiz removed',
    'quiz put back',
    'playlists added',
    'playlists sorted',
    'playlist removed',
    'playlist put back',
    'document added',
    'document changed',
    'document shared',
    'document deleted',
    'document restored',
    'video added',
    'editor added',
    'editor removed',
    'video replaced',
    'logo replaced',
    'articles assigned',
    'articles removed',
    'values stored',
    'values imported',
    'change undone',
    'switched on',
    'switched off',
    'list settings changed',
    'language changed',
  ],
  methods: ['POST', 'PATCH', 'DELETE', 'GET'],
} as const satisfies Record<string, readonly string[]>;

/** An action that the log records by name. */
export type AuditAction = (typeof auditActions)[keyof typeof auditActions][number];

const known: ReadonlySet<string> = new Set(Object.values(auditActions).flat());

/** Whether a text is an action known to this version. */
export const isAuditAction = (text: string): text is AuditAction => known.has(text);

/** Whether an entry is about an account, whose e-mail it has. */
export const isAccountAction = (text: string): boolean =>
  auditActions.accounts.some((action) => action === text);
