import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';

import type { en } from '../../domain/sentences/en.ts';

interface SayingProviderProps {
  readonly sentences: Partial<typeof en>;
  readonly children: ReactNode;
}

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
const missing = (error: Error): never => { throw error; };

/** Gives the views below it `sentences` and formats. A sentence that cannot be said is a programming error and throws. */
export const SayingProvider = ({ sentences, children }: SayingProviderProps): ReactNode => (
  <IntlProvider locale="en" messages={sentences} timeZone={timeZone} onError={missing}>{children}</IntlProvider>
);
