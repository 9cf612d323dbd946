import type { ReactNode } from 'react';

import { en } from '../../domain/sentences/en.ts';
import { SayingProvider } from './saying-provider.tsx';

interface SentencesProviderProps {
  readonly children: ReactNode;
}

/** Gives the views below it every sentence of the product. */
export const SentencesProvider = ({ children }: SentencesProviderProps): ReactNode => (
  <SayingProvider sentences={en}>{children}</SayingProvider>
);
