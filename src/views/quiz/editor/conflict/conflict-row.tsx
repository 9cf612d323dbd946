import { useId, type ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { classNames } from '../../../design/class-names.ts';
import type { MergeSide } from '../../../../domain/history/local-changes.ts';
import type { MergeConflict } from '../../../../domain/quiz/rebase/merge-conflicts.ts';
import type { Draft } from '../../../../domain/quiz/draft/draft.ts';
import type { Field } from '../../../../domain/quiz/rebase/fields.ts';
import { diffWords } from '../../../../domain/text/diff-words.ts';
import { getVisibleText } from '../../../../domain/rich-text/visible-text.ts';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import type { SaverValues } from '../../../shared/editor/conflict-dialog.tsx';
import { useEditorSelector, useEditor } from '../editor-context.ts';
import { useSubjects } from '../details/use-subjects.ts';
import { getConflictLabel } from './conflict-label.ts';
import { formatFieldValue } from './format-field-value.ts';

interface ConflictRowProps {
  readonly conflict: MergeConflict;
  /** The selected version, null while none is selected. */
  readonly side: MergeSide | null;
  readonly saver: SaverValues;
}

/**
 * A field that both versions changed: the values side by side with their differences marked, and a
 * radio button for each.
 */
export function ConflictRow({ conflict, side, saver }: ConflictRowProps): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const localDraft = useEditorSelector(({ history }) => history.draft);
  const serverDraft = useEditorSelector(
    (context) => context.conflict?.remote.draft ?? context.history.draft,
  );
  const { load } = useSubjects();
  const getSubjectTitle = (id: number): string =>
    (load.state === 'loaded'
      ? load.value.find((subject) => subject.id === id)?.title
      : undefined) ?? formatMessage('quizForm.unknownSubject', { id });
  const formatDate = (at: string): string =>
    format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  const formatValue = (field: Field, draft: Draft): string =>
    formatFieldValue(field, draft, { formatMessage, getSubjectTitle, formatDate });
  const isField = conflict.kind === 'field';
  const local = isField
    ? formatValue(conflict.local, localDraft)
    : formatMessage('quizComparison.deleted');
  const server = isField
    ? formatValue(conflict.remote, serverDraft)
    : getVisibleText('text' in conflict.remote ? conflict.remote.text : conflict.remote.title);
  return (
    <fieldset className="grid min-w-0 gap-2 rounded-lg border border-line p-3">
      <legend className="px-1 text-sm font-semibold">
        {formatMessage(getConflictLabel(conflict, serverDraft))}
      </legend>
      <div className="grid gap-2 md:grid-cols-2">
        <Version
          conflict={conflict.id}
          side="local"
          isSelected={side === 'local'}
          label={formatMessage('conflictDialog.local', saver)}
          value={local}
          other={server}
        />
        <Version
          conflict={conflict.id}
          side="remote"
          isSelected={side === 'remote'}
          label={formatMessage('conflictDialog.remote', saver)}
          value={server}
          other={local}
        />
      </div>
      {isField && (
        <p className="text-xs text-ink-2 wrap-anywhere">
          {formatMessage('quizComparison.before', {
            value: formatValue(conflict.base, localDraft) || formatMessage('quizComparison.empty'),
          })}
        </p>
      )}
    </fieldset>
  );
}

interface VersionProps {
  /** The id of the conflict. */
  readonly conflict: string;
  readonly side: MergeSide;
  readonly isSelected: boolean;
  readonly label: string;
  readonly value: string;
  readonly other: string;
}

function Version({ conflict, side, isSelected, label, value, other }: VersionProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const [labelId, valueId] = [useId(), useId()];
  return (
    <label
      className={classNames(
        'flex cursor-pointer items-start gap-2 rounded-md border border-line p-2',
        'has-checked:border-accent has-checked:bg-accent-soft',
      )}
    >
      <span className="flex h-5 items-center">
        <input
          type="radio"
          name={`side of ${conflict}`}
          aria-labelledby={labelId}
          aria-describedby={valueId}
          checked={isSelected}
          onChange={() => {
            editor.send({ type: 'conflict.chooseSide', conflictId: conflict, side });
          }}
          className="size-4 appearance-none rounded-full border border-control bg-surface checked:border-5 checked:border-accent"
        />
      </span>
      <span className="grid min-w-0 gap-0.5">
        <span id={labelId} className="text-xs font-semibold text-ink-2">
          {label}
        </span>
        <span
          id={valueId}
          className="max-h-48 overflow-y-auto text-sm whitespace-pre-wrap wrap-anywhere"
        >
          {value === '' ? (
            <em>{formatMessage('quizComparison.empty')}</em>
          ) : (
            diffWords(value, other).map(({ text, isChanged }, i) =>
              isChanged ? (
                <mark key={i} className="bg-warn-soft font-semibold text-warn">
                  {text}
                </mark>
              ) : (
                <span key={i}>{text}</span>
              ),
            )
          )}
        </span>
      </span>
    </label>
  );
}
