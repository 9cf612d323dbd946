import { useState, type ReactNode } from 'react';

import type {
  DroppedChange,
  MissingTarget,
} from '../../../../domain/quiz/rebase/dropped-changes.ts';
import type { DraftItem } from '../../../../domain/quiz/draft/draft.ts';
import type { Message } from '../../../../domain/messages/message.ts';
import { getVisibleText } from '../../../../domain/rich-text/visible-text.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { CheckIcon, CopyIcon } from '../../../design/icons/icons.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor } from '../editor-context.ts';

function getLabel(missing: MissingTarget): Message {
  if (missing.kind === 'activity')
    return { key: 'quizComparison.droppedActivity', values: { title: missing.activity.title } };
  if (missing.kind === 'item')
    return {
      key: 'quizComparison.droppedItem',
      values: { title: getVisibleText(missing.item.title) },
    };
  return missing.kind === 'option'
    ? { key: 'quizComparison.droppedOption', values: { text: getVisibleText(missing.option.text) } }
    : { key: 'quizComparison.droppedByRule' };
}

const toTextLines = ({ title, options, rightAnswer }: DraftItem): readonly string[] => [
  getVisibleText(title),
  ...options.map(
    ({ id, text }) => `${rightAnswer.includes(id) ? '[x]' : '[ ]'} ${getVisibleText(text)}`,
  ),
];

function getContentLines(missing: MissingTarget): readonly string[] {
  if (missing.kind === 'activity')
    return [missing.activity.title, ...missing.activity.items.flatMap(toTextLines)];
  if (missing.kind === 'item') return toTextLines(missing.item);
  return missing.kind === 'option' ? [getVisibleText(missing.option.text)] : [];
}

interface DroppedChangeRowProps {
  readonly dropped: DroppedChange;
}

/**
 * A local change that the server's version has no place for: what it was, its text to copy, and a
 * button that restores it.
 */
export function DroppedChangeRow({
  dropped: { id, reason, steps, missing },
}: DroppedChangeRowProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const [isCopied, setCopied] = useState(false);
  const lines = getContentLines(missing);
  const copyText = async (): Promise<void> => {
    await navigator.clipboard.writeText(lines.join('\n'));
    setCopied(true);
  };
  return (
    <section
      aria-label={formatMessage(getLabel(missing))}
      className="grid gap-2 rounded-lg border border-line p-3 text-sm"
    >
      <p className="font-semibold wrap-anywhere">{formatMessage(getLabel(missing))}</p>
      <p className="text-ink-2">{formatMessage(reason)}</p>
      <ul className="list-disc ps-5">
        {steps.map((step) => (
          <li key={step.id}>{formatMessage(step.name)}</li>
        ))}
      </ul>
      {lines.length > 0 && (
        <>
          <pre className="max-h-40 overflow-y-auto rounded-md bg-surface-2 p-2 font-sans text-sm whitespace-pre-wrap wrap-anywhere">
            {lines.join('\n')}
          </pre>
          <span className="flex flex-wrap gap-2">
            <Button
              onClick={() => {
                editor.send({ type: 'conflict.restoreDropped', droppedId: id, isRestored: true });
              }}
            >
              {formatMessage('quizComparison.restore')}
            </Button>
            <Button
              variant="quiet"
              icon={isCopied ? <CheckIcon /> : <CopyIcon />}
              onClick={() => {
                void copyText().catch(() => {
                  setCopied(false);
                });
              }}
            >
              {formatMessage(isCopied ? 'quizComparison.copied' : 'quizComparison.copy')}
            </Button>
          </span>
        </>
      )}
    </section>
  );
}
