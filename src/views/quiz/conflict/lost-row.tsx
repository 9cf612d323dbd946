import { useState, type ReactNode } from 'react';

import type { Lost, Missing } from '../../../domain/quiz/rebase/lost.ts';
import type { DraftItem } from '../../../domain/quiz/draft.ts';
import type { Message } from '../../../domain/notice.ts';
import { textOf } from '../../../domain/rich-text/text-of.ts';
import { Button } from '../../design/button.tsx';
import { CheckIcon, CopyIcon } from '../../design/icon.tsx';
import { useSay, useSentence } from '../../shared/sentences.tsx';
import { useEditor } from '../editor-context.ts';

function nameOf(missing: Missing): Message {
  if (missing.kind === 'activity')
    return { key: 'quizConflict.lostActivity', values: { title: missing.activity.title } };
  if (missing.kind === 'item')
    return { key: 'quizConflict.lostItem', values: { title: textOf(missing.item.title) } };
  return missing.kind === 'option'
    ? { key: 'quizConflict.lostOption', values: { text: textOf(missing.option.text) } }
    : { key: 'quizConflict.lostRule' };
}

const linesOf = ({ title, options, rightAnswer }: DraftItem): readonly string[] => [
  textOf(title),
  ...options.map(({ id, text }) => `${rightAnswer.includes(id) ? '[x]' : '[ ]'} ${textOf(text)}`),
];

function contentOf(missing: Missing): readonly string[] {
  if (missing.kind === 'activity')
    return [missing.activity.title, ...missing.activity.items.flatMap(linesOf)];
  if (missing.kind === 'item') return linesOf(missing.item);
  return missing.kind === 'option' ? [textOf(missing.option.text)] : [];
}

interface LostRowProps {
  readonly lost: Lost;
}

/** Work of mine that the newer version has no place for: what it was, its words to copy, and the way to bring it back. */
export function LostRow({ lost: { id, reason, steps, missing } }: LostRowProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const editor = useEditor();
  const [isCopied, setCopied] = useState(false);
  const lines = contentOf(missing);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(lines.join('\n'));
    setCopied(true);
  };
  return (
    <section
      aria-label={say(nameOf(missing))}
      className="grid gap-2 rounded-lg border border-line p-3 text-sm"
    >
      <p className="font-semibold wrap-anywhere">{say(nameOf(missing))}</p>
      <p className="text-ink-2">{say(reason)}</p>
      <ul className="list-disc ps-5">
        {steps.map((step) => (
          <li key={step.id}>{say(step.name)}</li>
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
                editor.send({ type: 'conflict.bringBack', lost: id, isWanted: true });
              }}
            >
              {sentence('quizConflict.bringBack')}
            </Button>
            <Button
              variant="quiet"
              icon={isCopied ? <CheckIcon /> : <CopyIcon />}
              onClick={() => {
                void copy().catch(() => {
                  setCopied(false);
                });
              }}
            >
              {sentence(isCopied ? 'quizConflict.copied' : 'quizConflict.copy')}
            </Button>
          </span>
        </>
      )}
    </section>
  );
}
