import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { countUnsavedSteps, listSteps } from '../../../domain/history/history.ts';
import type { UnsavedPlaylist } from '../../../machines/playlists/editor/context.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { useEditorSelector, usePlaylistEditor } from './editor-context.ts';

const maxListedSteps = 5;

/** Offers the unsaved work on a playlist found in this browser (decision 11). */
export function DraftOffer(): ReactNode {
  const formatMessage = useFormatMessage();
  const drafts = useEditorSelector(({ journal }) => journal.drafts) ?? [];
  const outcome = useEditorSelector(({ journal }) => journal.loadOutcome);
  const version = drafts[0]?.recovered.base.version ?? null;
  const hasMoved = outcome?.ok === true && outcome.value.version !== version;
  return (
    <section
      aria-labelledby="draft-offer"
      className="mx-auto grid w-full max-w-3xl gap-4 p-6 max-sm:p-4"
    >
      <header className="grid gap-1">
        <h1 id="draft-offer" className="text-lg font-semibold">
          {formatMessage('quizJournal.offer.title')}
        </h1>
        <p className="text-sm text-ink-2">{formatMessage('quizJournal.offer.detail')}</p>
      </header>
      {outcome?.ok === false && (
        <Alert tone="warn">{formatMessage('quizJournal.offer.unreachable')}</Alert>
      )}
      {hasMoved && <Alert tone="info">{formatMessage('quizJournal.offer.moved')}</Alert>}
      <ul className="grid gap-4">
        {drafts.map((draft) => (
          <Draft key={draft.id} draft={draft} />
        ))}
      </ul>
    </section>
  );
}

function Draft({ draft }: { readonly draft: UnsavedPlaylist }): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const editor = usePlaylistEditor();
  const { history, isDamaged } = draft.recovered;
  const steps = listSteps(history).slice(-maxListedSteps).reverse();
  return (
    <li className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-base font-semibold wrap-anywhere">{history.draft.title}</h2>
        <span className="figures text-sm text-ink-2">
          {formatMessage('quizJournal.offer.changes', { count: countUnsavedSteps(history) })}
        </span>
        <span className="figures text-sm text-ink-2">
          {formatMessage('quizJournal.offer.changed', {
            at: format.dateTime(new Date(draft.changedAt), {
              dateStyle: 'medium',
              timeStyle: 'short',
            }),
          })}
        </span>
      </div>
      {isDamaged && <Alert tone="warn">{formatMessage('quizJournal.offer.damaged')}</Alert>}
      <ol className="grid gap-1 border-s border-line ps-3 text-sm">
        {steps.map((step) => (
          <li key={step.id} className="wrap-anywhere">
            {formatMessage(step.name)}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 pt-1">
        <Button
          variant="primary"
          autoFocus
          onClick={() => {
            editor.send({ type: 'draft.continue', draft: draft.id });
          }}
        >
          {formatMessage('quizJournal.offer.continueEditing')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            editor.send({ type: 'draft.discard', draft: draft.id });
          }}
        >
          {formatMessage('quizJournal.offer.discard')}
        </Button>
      </div>
    </li>
  );
}
