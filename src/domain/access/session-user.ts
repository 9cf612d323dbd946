import type { ListSettings } from '../lists/list-settings.ts';
import { getEffectiveRole, type EffectiveRole } from './role.ts';

/** The signed-in person; a different e-mail means that another person has signed in. */
export interface SessionUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
  /** The code of the language that the server keeps for the person; null for none. */
  readonly language?: string | null | undefined;
  /** What the person arranged about lists, as the server has it. */
  readonly listSettings?:
    | readonly {
        readonly list: string;
        readonly settings: ListSettings;
        readonly version: string;
      }[]
    | undefined;
}

/** Returns the role that decides menu and routes (PERM-01, PD-2). */
export const getUserRole = (user: SessionUser): EffectiveRole => getEffectiveRole(user.roles);
