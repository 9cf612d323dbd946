/** The groups of entries by which the audit log is filtered. */
export const auditKinds = ['signIn', 'accounts', 'changes', 'denied'] as const;

/** One of the groups. */
export type AuditKind = (typeof auditKinds)[number];

/** The actions of each group by name; `changes` are the methods of all other writes. */
export const auditActions = {
  signIn: ['sign-in', 'sign-in refused', 'refresh token reused'],
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
  changes: ['POST', 'PATCH', 'DELETE', 'GET'],
  denied: ['denied'],
} as const satisfies Record<AuditKind, readonly string[]>;

/** An action that the log records by name. */
export type AuditAction = (typeof auditActions)[AuditKind][number];

const known: ReadonlySet<string> = new Set(Object.values(auditActions).flat());

/** Whether a text is an action known to this version. */
export const isAuditAction = (text: string): text is AuditAction => known.has(text);
