import { useMemo, type ReactNode } from 'react';

import { authorOf } from '../../domain/account/author.ts';
import { AuthorScreen as AuthorView } from '../../views/account/author-screen.tsx';
import { useRootActor } from '../root-actor.ts';
import type { ScreenProps } from '../routes.tsx';
import { suppliedAuthor } from '../supply/account.ts';
import { useCall } from '../use-call.ts';

/** The screen at /author/{name} (NAV-044). */
export default function AuthorScreen({ route }: ScreenProps): ReactNode {
  const name = authorOf(route.params['name'] ?? '');
  const call = useCall();
  const machine = useMemo(() => suppliedAuthor(call), [call]);
  return (
    <AuthorView name={name} author={useRootActor(machine, { id: 'author', input: { name } })} />
  );
}
