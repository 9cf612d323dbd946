/** The role strings of a profile (PERM-02). */
export const roles = [
  'ROLE_SUPER_ADMIN',
  'ROLE_CORPORATE_ADMIN',
  'ROLE_ADMIN',
  'ROLE_CS_USER',
  'ROLE_PUBLISH',
  'ROLE_CS_LTI_USER',
] as const;

/** One of the six known role strings. */
export type Role = (typeof roles)[number];

/** The role that selects a row of the policy table. */
export type EffectiveRole =
  | 'superAdmin'
  | 'csUser'
  | 'publisher'
  | 'corporateAdmin'
  | 'admin'
  | 'ltiUser'
  | 'customer';

const precedence: readonly (readonly [Role, EffectiveRole])[] = [
  ['ROLE_SUPER_ADMIN', 'superAdmin'],
  ['ROLE_CS_USER', 'csUser'],
  ['ROLE_PUBLISH', 'publisher'],
  ['ROLE_CORPORATE_ADMIN', 'corporateAdmin'],
  ['ROLE_ADMIN', 'admin'],
  ['ROLE_CS_LTI_USER', 'ltiUser'],
];

/**
 * Returns the effective role for the role strings of a profile; unknown strings are ignored, and a
 * person without a known role is a customer (PD-2 and PD-4).
 */
export function getEffectiveRole(held: readonly string[]): EffectiveRole {
  return precedence.find(([role]) => held.includes(role))?.[1] ?? 'customer';
}
