import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { countUnsavedSteps, listSteps } from '../../../domain/history/history.ts';
import type { Step } from '../../../domain/history/step.ts';
import type { EditorTypes, UnsavedOf } from '../../../machines/shared/editor/editor-types.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { useFormatMessage } from '../format-message.tsx';
import { useOpenEditor, useOpenEditorSelector } from './open-editor.ts';

const maxListedSteps = 5;

interface RecoverableDraftProps {
  readonly draft: UnsavedOf<EditorTypes>;
  readonly isFirst: boolean;
  readonly onDiscard: () => void;
}

/**
 * An unsaved draft: its title, number of changes, last steps, and buttons to continue or discard
 * it.
 */
export function RecoverableDraft({ draft, isFirst, onDiscard }: RecoverableDraftProps): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const { edited } = useOpenEditor();
  const { history, base, isDamaged } = draft.recovered;
  const steps = listSteps(history).slice(-maxListedSteps).reverse();
  // A draft whose title was emptied is known by the stored one.
  const title = history.draft.title.trim() || base.draft.title;
  return (
    <li className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-base font-semibold wrap-anywhere">
          {title === '' ? formatMessage('quizJournal.offer.untitled', { edited }) : title}
        </h3>
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
      {steps.length > 0 && <LastSteps steps={steps} />}
      <div className="flex flex-wrap gap-2 pt-1">
        <ContinueButton draft={draft.id} isFirst={isFirst} />
        <Button variant="quiet" onClick={onDiscard}>
          {formatMessage('quizJournal.offer.discard')}
        </Button>
      </div>
    </li>
  );
}

function LastSteps({ steps }: { readonly steps: readonly Step<unknown>[] }): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  return (
    <div className="grid gap-1 text-sm">
      <p className="text-ink-2">{formatMessage('quizJournal.offer.lastSteps')}</p>
      <ol className="grid gap-1 border-s border-line ps-3">
        {steps.map((step) => (
          <li key={step.id} className="flex flex-wrap gap-x-3">
            <span className="min-w-0 wrap-anywhere">{formatMessage(step.name)}</span>
            <time dateTime={new Date(step.at).toISOString()} className="figures text-ink-2">
              {format.dateTime(new Date(step.at), {
                hour: '2-digit',
                minute: '2-digit',
                second: '2-digit',
                hour12: false,
              })}
            </time>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ContinueButtonProps {
  /** The id of the draft. */
  readonly draft: string;
  readonly isFirst: boolean;
}

/** Continues a draft; as a new quiz or playlist when its own no longer exists on the server. */
function ContinueButton({ draft, isFirst }: ContinueButtonProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { editor, edited } = useOpenEditor();
  const isGone = useOpenEditorSelector(
    ({ journal: { loadOutcome } }) =>
      loadOutcome?.ok === false && loadOutcome.failure.kind === 'notFound',
  );
  return (
    <Button
      variant={isFirst ? 'primary' : 'secondary'}
      autoFocus={isFirst}
      onClick={() => {
        editor.send({ type: isGone ? 'draft.continueAsNew' : 'draft.continue', draft });
      }}
    >
      {formatMessage(
        isGone ? 'quizJournal.offer.continueAsNew' : 'quizJournal.offer.continueEditing',
        { edited },
      )}
    </Button>
  );
}
