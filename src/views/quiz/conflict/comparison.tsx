import type { ReactNode } from 'react';

import { useSay, useSentence } from '../../shared/sentences.tsx';
import { Button } from '../../design/button.tsx';
import { useEditing, useEditor } from '../editor-context.ts';
import { ClashRow } from './clash-row.tsx';
import { LostRow } from './lost-row.tsx';

/** Their version and my work together: what fits, what both have changed, what is no longer possible. */
export function Comparison(): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const editor = useEditor();
  const conflict = useEditing((context) => context.conflict);
  if (conflict === null) return null;
  const {
    theirs,
    choices,
    merged: { kept, clashes, lost },
  } = conflict;
  const who = theirs.savedBy ?? 'nobody';
  const brought = [...choices.broughtBack];
  return (
    <div className="grid gap-6">
      <details className="rounded-md border border-line px-3 py-2">
        <summary className="min-h-6 cursor-pointer text-base font-semibold">
          {sentence('quizConflict.kept', { count: kept.length })}
        </summary>
        <ul className="mt-2 grid max-h-60 list-disc gap-1 overflow-y-auto ps-5 text-sm">
          {kept.map(({ id, name }) => (
            <li key={id}>{say(name)}</li>
          ))}
        </ul>
      </details>
      {clashes.length === 0 ? (
        <p className="text-sm text-ink-2">{sentence('quizConflict.noClashes')}</p>
      ) : (
        <section aria-labelledby="clashes-title" className="grid gap-3">
          <header className="flex flex-wrap items-center gap-2">
            <h3 id="clashes-title" className="grow text-base font-semibold">
              {sentence('quizConflict.clashes', { count: clashes.length })}
            </h3>
            {clashes.length > 1 && (
              <>
                <Button
                  variant="quiet"
                  onClick={() => {
                    editor.send({ type: 'conflict.choose', clash: null, side: 'mine' });
                  }}
                >
                  {sentence('quizConflict.allMine')}
                </Button>
                <Button
                  variant="quiet"
                  onClick={() => {
                    editor.send({ type: 'conflict.choose', clash: null, side: 'theirs' });
                  }}
                >
                  {sentence('quizConflict.allTheirs')}
                </Button>
              </>
            )}
          </header>
          {clashes.map((clash) => (
            <ClashRow
              key={clash.id}
              clash={clash}
              side={choices.sides.get(clash.id) ?? null}
              who={who}
            />
          ))}
        </section>
      )}
      {brought.length > 0 && (
        <p role="status" className="flex flex-wrap items-center gap-2 text-sm">
          {sentence('quizConflict.broughtBack', { count: brought.length })}
          <Button
            variant="quiet"
            onClick={() => {
              for (const lostId of brought)
                editor.send({ type: 'conflict.bringBack', lost: lostId, isWanted: false });
            }}
          >
            {sentence('quizConflict.leaveOut')}
          </Button>
        </p>
      )}
      {lost.length > 0 && (
        <section aria-labelledby="lost-title" className="grid gap-3">
          <h3 id="lost-title" className="text-base font-semibold">
            {sentence('quizConflict.lost', { count: lost.length })}
          </h3>
          {lost.map((one) => (
            <LostRow key={one.id} lost={one} />
          ))}
        </section>
      )}
    </div>
  );
}
