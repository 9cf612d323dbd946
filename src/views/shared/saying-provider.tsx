import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';

import type { en } from '../../domain/sentences/en.ts';
import { SentencesContext } from './sentences.tsx';

interface SayingProviderProps {
  readonly sentences: Partial<typeof en>;
  readonly children: ReactNode;
}

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
const missing = (error: Error): never => {
  throw error;
};

/** Gives the views below it `sentences` and formats. What cannot be said or formatted is a programming error and throws. */
export const SayingProvider = ({ sentences, children }: SayingProviderProps): ReactNode => (
  <IntlProvider locale="en" timeZone={timeZone} onError={missing}>
    <SentencesContext value={sentences}>{children}</SentencesContext>
  </IntlProvider>
);
