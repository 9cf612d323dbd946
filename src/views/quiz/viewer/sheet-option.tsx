import type { ReactNode } from 'react';

import type { DraftItem, DraftOption } from '../../../domain/quiz/draft.ts';
import { showsNothing } from '../../../domain/rich-text/shown.ts';
import { Badge } from '../../design/badge.tsx';
import { CheckIcon } from '../../design/icon.tsx';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { classNames } from '../../design/class-names.ts';
import { useSheet } from './sheet-context.ts';

interface SheetOptionProps {
  readonly item: DraftItem;
  readonly option: DraftOption;
  /** From 1. */
  readonly position: number;
  /** Shared by the options of one question. */
  readonly name: string;
}

function ticksAfter(
  before: ReadonlySet<string> | undefined,
  option: string,
  isTicked: boolean,
  isMultiple: boolean,
): ReadonlySet<string> {
  const after = new Set(isMultiple ? before : []);
  if (isTicked) after.add(option);
  else after.delete(option);
  return after;
}

/** An option that can be tried out; what is ticked is forgotten with the sheet. */
export function SheetOption({
  item: { key, isMultiple, rightAnswer },
  option,
  position,
  name,
}: SheetOptionProps): ReactNode {
  const sentence = useSentence();
  const { showsAnswers, ticks } = useSheet();
  const ticked = ticks.get(key) ?? new Set<string>();
  const isShownRight = showsAnswers && rightAnswer.includes(option.id);
  return (
    <label
      data-right={isShownRight || undefined}
      className="flex min-h-control items-start gap-3 rounded-md border border-line bg-surface px-3 py-1.5 text-base hover:border-control has-checked:border-accent-line has-checked:bg-accent-soft data-right:border-good data-right:bg-good-soft max-md:min-h-11 max-md:py-2.5"
    >
      <span className="relative flex h-5 items-center">
        <input
          type={isMultiple ? 'checkbox' : 'radio'}
          name={name}
          defaultChecked={ticked.has(option.id)}
          onChange={({ target: { checked } }) => {
            ticks.set(key, ticksAfter(ticks.get(key), option.id, checked, isMultiple));
          }}
          className={classNames(
            'peer size-4 appearance-none border border-control bg-surface checked:border-accent',
            isMultiple ? 'rounded-sm checked:bg-accent' : 'rounded-full checked:border-5',
          )}
        />
        {isMultiple && (
          <span className="pointer-events-none absolute inset-0 hidden items-center justify-center text-accent-ink peer-checked:flex [&_.lucide]:size-3 [&_.lucide]:stroke-3">
            <CheckIcon />
          </span>
        )}
      </span>
      {showsNothing(option.text) ? (
        <em className="text-ink-2">{sentence('quizDialogs.preview.blankOption', { position })}</em>
      ) : (
        <span className="min-w-0 wrap-anywhere">
          <RichText text={option.text} />
        </span>
      )}
      {isShownRight && ' '}
      {isShownRight && (
        <span className="ms-auto">
          <Badge tone="good" icon={<CheckIcon />}>
            {sentence('quizViewer.rightAnswer')}
          </Badge>
        </span>
      )}
    </label>
  );
}
