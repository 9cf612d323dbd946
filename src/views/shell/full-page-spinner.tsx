import type { ReactNode } from 'react';

import { Spinner } from '../design/spinner.tsx';
import { useSentence } from '../shared/sentences.tsx';

/** Fills the window while the session and the flags are looked up. */
export const FullPageSpinner = (): ReactNode => {
  const sentence = useSentence();
  return (
    <div className="flex min-h-dvh items-center justify-center">
      <Spinner size="l" label={sentence('shell.starting')} />
    </div>
  );
};
