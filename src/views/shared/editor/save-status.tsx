import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { countUnsavedSteps } from '../../../domain/history/history.ts';
import type { MessageKey } from '../../../domain/messages/en.ts';
import { Badge, type Tone } from '../../design/display/badge.tsx';
import { CheckIcon, ClockIcon, TriangleAlertIcon } from '../../design/icons/icons.tsx';
import { Popover } from '../../design/overlays/popover.tsx';
import { useFormatMessage } from '../format-message.tsx';
import { useOpenEditorSelector, useEditorTag } from './open-editor.ts';
import { useJournalStatus } from './use-journal-status.ts';
import { SaveStatusDetails } from './save-status-details.tsx';

/** The largest number of changes that has room in the top bar of a phone. */
const largestShort = 99;

/** Returns the text for an editor without changes; a copy or a quiz of an article is a change. */
function getUnchangedLabel(sourceKind: string): MessageKey {
  if (sourceKind === 'stored') return 'quiz.editor.saved';
  return sourceKind === 'blank' ? 'quiz.editor.nothingToSave' : 'quiz.editor.notSavedYet';
}

/**
 * The number of unsaved changes in the top bar, with a warning when this browser does not store
 * them either. A press opens the details.
 */
export function SaveStatus(): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const count = useOpenEditorSelector(({ history }) => countUnsavedSteps(history));
  const source = useOpenEditorSelector(({ input }) => input.source.kind);
  const journal = useJournalStatus();
  const hasFailed = useEditorTag('saveFailed');
  const serverText =
    count === 0
      ? formatMessage(getUnchangedLabel(source))
      : formatMessage('quiz.editor.unsaved', { count });
  const isSafe = count === 0 || journal.kind === 'stored' || journal.kind === 'storing';
  const label = isSafe
    ? serverText
    : formatMessage(journal.kind === 'delayed' ? 'quizJournal.storing' : 'quizJournal.notStored', {
        count,
      });
  const isBad = hasFailed || !isSafe;
  return (
    <output aria-label={label} className={count === 0 && !isBad ? 'max-md:hidden' : undefined}>
      <Popover
        label={formatMessage('quizJournal.title')}
        trigger={(trigger) => (
          <button
            {...trigger}
            type="button"
            aria-label={label}
            className="grid min-h-6 cursor-pointer place-items-center rounded-full max-md:min-h-control max-md:min-w-control max-md:*:px-1"
          >
            <Badge tone={getTone(count, isBad)} icon={getIcon(count, isBad)}>
              <span className="max-lg:sr-only">
                {hasFailed && isSafe ? formatMessage('quiz.editor.saveFailed') : label}
              </span>
              {count > 0 && (
                <span aria-hidden="true" className="lg:hidden">
                  {count > largestShort ? `${format.number(largestShort)}+` : format.number(count)}
                </span>
              )}
            </Badge>
          </button>
        )}
      >
        <SaveStatusDetails count={count} />
      </Popover>
    </output>
  );
}

function getTone(count: number, isBad: boolean): Tone {
  if (isBad) return 'bad';
  return count > 0 ? 'warn' : 'neutral';
}

function getIcon(count: number, isBad: boolean): ReactNode {
  if (isBad) return <TriangleAlertIcon />;
  return count > 0 ? <ClockIcon /> : <CheckIcon />;
}
