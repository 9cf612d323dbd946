import { useState, type ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { stepsOf } from '../../domain/quiz/history.ts';
import { unsavedChanges } from '../../machines/quiz/journaling.ts';
import type { UnsavedDraft } from '../../machines/quiz/journal-types.ts';
import { Alert } from '../design/alert.tsx';
import { Button } from '../design/button.tsx';
import { ConfirmDialog } from '../design/confirm-dialog.tsx';
import { PlusIcon } from '../design/icon.tsx';
import { useSay, useSentence } from '../shared/sentences.tsx';
import { useEditing, useEditor } from './editor-context.ts';

/** How many of a draft's last steps are named. */
const namedSteps = 5;

/** The unsaved work found in this browser, with what the author can do about each (decision 11). */
export function DraftOffer(): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const drafts = useEditing(({ journal }) => journal.drafts) ?? [];
  const newer = useEditing(({ journal }) => journal.newer);
  const isNew = useEditing(({ input }) => input.source.kind !== 'stored');
  const [discarded, setDiscarded] = useState<UnsavedDraft | null>(null);
  const count = discarded === null ? 0 : unsavedChanges(discarded);
  return (
    <section
      aria-labelledby="draft-offer"
      className="mx-auto grid w-full max-w-3xl gap-4 p-6 max-sm:p-4"
    >
      <header className="grid gap-1">
        <h2 id="draft-offer" className="text-lg font-semibold">
          {sentence('quizJournal.offer.title')}
        </h2>
        <p className="text-sm text-ink-2">
          {isNew
            ? sentence('quizJournal.offer.detailNew', { count: drafts.length })
            : sentence('quizJournal.offer.detail')}
        </p>
      </header>
      <ServerWords />
      <ul className="grid gap-4">
        {drafts.map((draft, index) => (
          <FoundDraft
            key={draft.id}
            draft={draft}
            isFirst={index === 0}
            onDiscard={() => {
              setDiscarded(draft);
            }}
          />
        ))}
      </ul>
      {newer > 0 && (
        <Alert tone="info">{sentence('quizJournal.offer.newer', { count: newer })}</Alert>
      )}
      {isNew && (
        <div>
          <Button
            icon={<PlusIcon />}
            onClick={() => {
              editor.send({ type: 'draft.startNew' });
            }}
          >
            {sentence('quizJournal.offer.startNew')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={discarded !== null}
        title={sentence('quizJournal.offer.discardTitle', { count })}
        description={sentence(
          isNew ? 'quizJournal.offer.discardDetailNew' : 'quizJournal.offer.discardDetail',
        )}
        confirmLabel={sentence('quizJournal.offer.discard')}
        cancelLabel={sentence('quizJournal.offer.keep')}
        danger
        onConfirm={() => {
          setDiscarded(null);
          if (discarded !== null) editor.send({ type: 'draft.discard', draft: discarded.id });
        }}
        onCancel={() => {
          setDiscarded(null);
        }}
      />
    </section>
  );
}

/** What the server says about the quiz, where that matters for going on. */
function ServerWords(): ReactNode {
  const sentence = useSentence();
  const served = useEditing(({ journal }) => journal.served);
  const version = useEditing(({ journal }) => journal.drafts?.[0]?.recovered.base.version ?? null);
  if (served === null) return null;
  if (!served.ok)
    return (
      <Alert tone="warn">
        {sentence(
          served.failure.kind === 'notFound'
            ? 'quizJournal.offer.gone'
            : 'quizJournal.offer.unreachable',
        )}
      </Alert>
    );
  return served.value.version === version ? null : (
    <Alert tone="info">{sentence('quizJournal.offer.moved')}</Alert>
  );
}

interface FoundDraftProps {
  readonly draft: UnsavedDraft;
  readonly isFirst: boolean;
  readonly onDiscard: () => void;
}

function FoundDraft({ draft, isFirst, onDiscard }: FoundDraftProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const format = useFormatter();
  const editor = useEditor();
  const isGone = useEditing(
    ({ journal: { served } }) => served?.ok === false && served.failure.kind === 'notFound',
  );
  const { history, isDamaged } = draft.recovered;
  const steps = stepsOf(history).slice(-namedSteps).reverse();
  const title = history.draft.title.trim();
  return (
    <li className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-base font-semibold wrap-anywhere">
          {title === '' ? sentence('quizJournal.offer.untitled') : title}
        </h3>
        <span className="figures text-sm text-ink-2">
          {sentence('quizJournal.offer.changes', { count: unsavedChanges(draft) })}
        </span>
        <span className="figures text-sm text-ink-2">
          {sentence('quizJournal.offer.changed', {
            at: format.dateTime(new Date(draft.changedAt), {
              dateStyle: 'medium',
              timeStyle: 'short',
            }),
          })}
        </span>
      </div>
      {isDamaged && <Alert tone="warn">{sentence('quizJournal.offer.damaged')}</Alert>}
      {steps.length > 0 && (
        <div className="grid gap-1 text-sm">
          <p className="text-ink-2">{sentence('quizJournal.offer.lastSteps')}</p>
          <ol className="grid gap-1 border-s border-line ps-3">
            {steps.map((step) => (
              <li key={step.id} className="flex flex-wrap gap-x-3">
                <span className="min-w-0 wrap-anywhere">{say(step.name)}</span>
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
      )}
      <div className="flex flex-wrap gap-2 pt-1">
        <Button
          variant={isFirst ? 'primary' : 'secondary'}
          autoFocus={isFirst}
          onClick={() => {
            editor.send(
              isGone
                ? { type: 'draft.continueAsNew', draft: draft.id }
                : { type: 'draft.continue', draft: draft.id },
            );
          }}
        >
          {sentence(isGone ? 'quizJournal.offer.goOnAsNew' : 'quizJournal.offer.goOn')}
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          {sentence('quizJournal.offer.discard')}
        </Button>
      </div>
    </li>
  );
}
