import type { ReactNode } from 'react';

import { comparisonMessages } from '../../../../domain/messages/comparison-messages.ts';
import type { QuizTypes } from '../../../../machines/quiz/editor/context.ts';
import type { Conflict } from '../../../../machines/shared/editor/editor-types.ts';
import { AddedMessages, useFormatMessage } from '../../../shared/format-message.tsx';
import { toSaverValues } from '../../../shared/editor/conflict-dialog.tsx';
import { Button } from '../../../design/buttons/button.tsx';
import { useEditor, useEditorSelector } from '../editor-context.ts';
import { ConflictRow } from './conflict-row.tsx';
import { DroppedChangeRow } from './dropped-change-row.tsx';

/**
 * Compares the local and the server version: changes that merge, conflicts, and changes that are
 * dropped.
 */
export default function Comparison(): ReactNode {
  return (
    <AddedMessages messages={comparisonMessages}>
      <OpenComparison />
    </AddedMessages>
  );
}

function OpenComparison(): ReactNode {
  const formatMessage = useFormatMessage();
  const conflict = useEditorSelector((context) => context.conflict);
  if (conflict === null) return null;
  const { choices, merged } = conflict;
  return (
    <div className="grid gap-6">
      {merged.appliedSteps.length > 0 && (
        <details className="rounded-md border border-line px-3 py-2">
          <summary className="min-h-6 cursor-pointer text-base font-semibold">
            {formatMessage('quizComparison.applied', { count: merged.appliedSteps.length })}
          </summary>
          <ul className="mt-2 grid max-h-60 list-disc gap-1 overflow-y-auto ps-5 text-sm">
            {merged.appliedSteps.map(({ id, name }) => (
              <li key={id}>{formatMessage(name)}</li>
            ))}
          </ul>
        </details>
      )}
      {merged.conflicts.length === 0 ? (
        <p className="text-sm text-ink-2">{formatMessage('quizComparison.noConflicts')}</p>
      ) : (
        <Conflicts conflict={conflict} />
      )}
      <RestoredChanges ids={[...choices.restoredIds]} />
      {merged.dropped.length > 0 && (
        <section aria-labelledby="lost-title" className="grid gap-3">
          <h3 id="lost-title" className="text-base font-semibold">
            {formatMessage('quizComparison.dropped', { count: merged.dropped.length })}
          </h3>
          {merged.dropped.map((dropped) => (
            <DroppedChangeRow key={dropped.id} dropped={dropped} />
          ))}
        </section>
      )}
    </div>
  );
}

/** The fields that both versions changed, with buttons that choose one version for all of them. */
function Conflicts({
  conflict: {
    remote,
    choices,
    merged: { conflicts },
  },
}: {
  readonly conflict: Conflict<QuizTypes>;
}): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const saver = toSaverValues(remote.savedBy ?? null);
  return (
    <section aria-labelledby="conflicting-fields-title" className="grid gap-3">
      <header className="flex flex-wrap items-center gap-2">
        <h3 id="conflicting-fields-title" className="grow text-base font-semibold">
          {formatMessage('quizComparison.conflicts', { count: conflicts.length })}
        </h3>
        {conflicts.length > 1 && (
          <>
            <Button
              variant="quiet"
              onClick={() => {
                editor.send({ type: 'conflict.chooseSide', conflictId: null, side: 'local' });
              }}
            >
              {formatMessage('quizComparison.useAllLocal', saver)}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                editor.send({ type: 'conflict.chooseSide', conflictId: null, side: 'remote' });
              }}
            >
              {formatMessage('quizComparison.useAllRemote', saver)}
            </Button>
          </>
        )}
      </header>
      {conflicts.map((each) => (
        <ConflictRow
          key={each.id}
          conflict={each}
          side={choices.sides.get(each.id) ?? null}
          saver={saver}
        />
      ))}
    </section>
  );
}

/** The number of dropped changes that the author restored, with a button that drops them again. */
function RestoredChanges({ ids }: { readonly ids: readonly string[] }): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  return (
    ids.length > 0 && (
      <p role="status" className="flex flex-wrap items-center gap-2 text-sm">
        {formatMessage('quizComparison.restored', { count: ids.length })}
        <Button
          variant="quiet"
          onClick={() => {
            for (const id of ids)
              editor.send({ type: 'conflict.restoreDropped', droppedId: id, isRestored: false });
          }}
        >
          {formatMessage('quizComparison.leaveOut')}
        </Button>
      </p>
    )
  );
}
