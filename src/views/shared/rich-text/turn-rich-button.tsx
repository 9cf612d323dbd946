import { useState, type ReactNode } from 'react';

import { plainToRich } from '../../../domain/rich-text/plain-text.ts';
import { useSentence } from '../sentences.tsx';
import { loadRichEditor } from './load-rich-editor.ts';

interface TurnRichButtonProps {
  /** The plain words. */
  readonly words: string;
  /** The name of the text. */
  readonly field: string;
  /** Takes the same words as rich text. */
  readonly onTurn: (html: string) => void;
}

/** Turns rich text on for one plain text (decision 17). Without its code, when the server is away, the text stays as it is and a sentence says so. */
export function TurnRichButton({ words, field, onTurn }: TurnRichButtonProps): ReactNode {
  const sentence = useSentence();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const turn = (): void => {
    setState('loading');
    loadRichEditor().then(
      () => {
        setState('idle');
        onTurn(plainToRich(words));
      },
      () => {
        setState('failed');
      },
    );
  };
  return (
    <>
      {state === 'failed' && (
        <span role="alert" className="text-xs text-bad">
          {sentence('richText.notLoaded')}
        </span>
      )}
      <button
        type="button"
        aria-label={sentence('richText.turnOnFor', { field })}
        aria-busy={state === 'loading' || undefined}
        onMouseDown={(event) => {
          event.preventDefault();
        }}
        onClick={turn}
        className="shrink-0 rounded-full border border-line bg-surface px-2 py-1 text-xs font-medium text-ink-2 hover:border-control hover:text-ink max-md:border-transparent max-md:bg-transparent max-md:py-3"
      >
        {sentence('richText.turnOn')}
      </button>
    </>
  );
}
