import { useSelector } from '@xstate/react';

import type { Visitor } from '../../domain/access/resolve-route.ts';
import { getUserRole, type SessionUser } from '../../domain/access/session-user.ts';
import { useServices } from '../services.ts';

/** Returns the signed-in person with the role and flags. Only for screens. */
export function useVisitor(): Visitor & { readonly user: SessionUser } {
  const { session } = useServices();
  const user = useSelector(session, ({ context }) => context.user);
  const flags = useSelector(session, ({ context }) => context.flags);
  if (user === null) throw new Error('a screen without a signed-in user');
  return { user, role: getUserRole(user), flags };
}
