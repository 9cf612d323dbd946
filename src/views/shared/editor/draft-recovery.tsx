import { useState, type ReactNode } from 'react';

import { countUnsavedSteps } from '../../../domain/history/history.ts';
import type { EditorTypes, UnsavedOf } from '../../../machines/shared/editor/editor-types.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx';
import { PlusIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../format-message.tsx';
import { useOpenEditor, useOpenEditorSelector, useIsStored } from './open-editor.ts';
import { RecoverableDraft } from './recoverable-draft.tsx';

type UnsavedDraft = UnsavedOf<EditorTypes>;

/**
 * Lists the unsaved drafts found in this browser, and offers to continue or discard each (
 * PD-11).
 */
export function DraftRecovery(): ReactNode {
  const formatMessage = useFormatMessage();
  const drafts = useOpenEditorSelector(({ journal }) => journal.drafts) ?? [];
  const newerDraftCount = useOpenEditorSelector(({ journal }) => journal.newerDraftCount);
  const isNew = !useIsStored();
  const [draftToDiscard, setDraftToDiscard] = useState<UnsavedDraft | null>(null);
  return (
    <section
      aria-labelledby="draft-offer"
      className="mx-auto grid w-full max-w-3xl gap-4 p-6 max-sm:p-4"
    >
      <header className="grid gap-1">
        <h2 id="draft-offer" className="text-lg font-semibold">
          {formatMessage('quizJournal.offer.title')}
        </h2>
        <p className="text-sm text-ink-2">
          {isNew
            ? formatMessage('quizJournal.offer.detailNew', { count: drafts.length })
            : formatMessage('quizJournal.offer.detail')}
        </p>
      </header>
      <ServerVersionAlert />
      <ul className="grid gap-4">
        {drafts.map((draft, index) => (
          <RecoverableDraft
            key={draft.id}
            draft={draft}
            isFirst={index === 0}
            onDiscard={() => {
              setDraftToDiscard(draft);
            }}
          />
        ))}
      </ul>
      {newerDraftCount > 0 && (
        <Alert tone="info">
          {formatMessage('quizJournal.offer.newer', { count: newerDraftCount })}
        </Alert>
      )}
      {isNew && <StartNewButton />}
      <DiscardDialog
        draft={draftToDiscard}
        isNew={isNew}
        onClose={() => {
          setDraftToDiscard(null);
        }}
      />
    </section>
  );
}

function StartNewButton(): ReactNode {
  const formatMessage = useFormatMessage();
  const { editor } = useOpenEditor();
  return (
    <div>
      <Button
        icon={<PlusIcon />}
        onClick={() => {
          editor.send({ type: 'draft.startNew' });
        }}
      >
        {formatMessage('quizJournal.offer.startNew')}
      </Button>
    </div>
  );
}

/**
 * Says that the quiz or playlist was deleted, could not be loaded, or changed on the server since
 * the draft was made.
 */
function ServerVersionAlert(): ReactNode {
  const formatMessage = useFormatMessage();
  const { edited } = useOpenEditor();
  const loadOutcome = useOpenEditorSelector(({ journal }) => journal.loadOutcome);
  const version = useOpenEditorSelector(
    ({ journal }) => journal.drafts?.[0]?.recovered.base.version ?? null,
  );
  if (loadOutcome === null) return null;
  if (!loadOutcome.ok)
    return (
      <Alert tone="warn">
        {formatMessage(
          loadOutcome.failure.kind === 'notFound'
            ? 'quizJournal.offer.gone'
            : 'quizJournal.offer.unreachable',
          { edited },
        )}
      </Alert>
    );
  return loadOutcome.value.version === version ? null : (
    <Alert tone="info">{formatMessage('quizJournal.offer.moved')}</Alert>
  );
}

interface DiscardDialogProps {
  /** The draft to discard, null while the dialog is closed. */
  readonly draft: UnsavedDraft | null;
  readonly isNew: boolean;
  readonly onClose: () => void;
}

function DiscardDialog({ draft, isNew, onClose }: DiscardDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { editor, edited } = useOpenEditor();
  const count = draft === null ? 0 : countUnsavedSteps(draft.recovered.history);
  return (
    <ConfirmDialog
      open={draft !== null}
      title={formatMessage('quizJournal.offer.discardTitle', { count })}
      description={formatMessage(
        isNew ? 'quizJournal.offer.discardDetailNew' : 'quizJournal.offer.discardDetail',
        { edited },
      )}
      confirmLabel={formatMessage('quizJournal.offer.discard')}
      cancelLabel={formatMessage('quizJournal.offer.keep')}
      danger
      onConfirm={() => {
        onClose();
        if (draft !== null) editor.send({ type: 'draft.discard', draft: draft.id });
      }}
      onCancel={onClose}
    />
  );
}
