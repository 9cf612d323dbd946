import { useMemo, type ReactNode } from 'react';

import { parseAuthorName } from '../../domain/account/author.ts';
import { AuthorScreen as AuthorView } from '../../views/account/author-screen.tsx';
import { useRootActor } from '../root-actor.ts';
import type { ScreenProps } from './screen-props.ts';
import { provideAuthor } from '../actors/account.ts';
import { useCall } from '../hooks/use-call.ts';

/** The screen at /author/{name} (NAV-044). */
export default function AuthorScreen({ route }: ScreenProps): ReactNode {
  const name = parseAuthorName(route.params['name'] ?? '');
  const call = useCall();
  const machine = useMemo(() => provideAuthor(call), [call]);
  return (
    <AuthorView name={name} author={useRootActor(machine, { id: 'author', input: { name } })} />
  );
}
