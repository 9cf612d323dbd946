import type { ReactNode } from 'react';

import { Button } from '../design/button.tsx';
import { useSentence } from '../shared/sentences.tsx';

interface ChunkFailedProps {
  readonly onReload: () => void;
}

/** A part of the console could not be loaded, usually because a newer version has replaced it. */
export function ChunkFailed({ onReload }: ChunkFailedProps): ReactNode {
  const sentence = useSentence();
  return (
    <section
      role="alert"
      className="flex grow flex-col items-center justify-center gap-3 px-6 py-16 text-center"
    >
      <h1 className="text-xl font-semibold">{sentence('session.updatedTitle')}</h1>
      <p className="max-w-prose text-base text-ink-2">{sentence('session.updatedLead')}</p>
      <Button variant="primary" onClick={onReload}>
        {sentence('session.reload')}
      </Button>
    </section>
  );
}
