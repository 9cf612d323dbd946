import type { ReactNode } from 'react';

import { common } from '../../domain/sentences/common.ts';
import { session } from '../../domain/sentences/session.ts';
import { shell } from '../../domain/sentences/shell.ts';
import { SayingProvider } from '../shared/saying-provider.tsx';

const sentences = { common, session, shell };

interface EntranceSentencesProps {
  readonly children: ReactNode;
}

/** Gives the views below it what is said before somebody is signed in; the sign-in page has no room for the rest. */
export const EntranceSentences = ({ children }: EntranceSentencesProps): ReactNode => (
  <SayingProvider sentences={sentences}>{children}</SayingProvider>
);
