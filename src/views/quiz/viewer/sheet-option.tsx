import type { ReactNode } from 'react';

import type { DraftOption } from '../../../domain/quiz/draft.ts';
import { showsNothing } from '../../../domain/rich-text/shown.ts';
import { CheckIcon } from '../../design/icon.tsx';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { classNames } from '../../design/class-names.ts';

interface SheetOptionProps {
  readonly option: DraftOption;
  /** From 1. */
  readonly position: number;
  /** Shared by the options of one question. */
  readonly name: string;
  readonly isMultiple: boolean;
}

/** An option that can be tried out; what is ticked is not kept. */
export function SheetOption({ option, position, name, isMultiple }: SheetOptionProps): ReactNode {
  const sentence = useSentence();
  return (
    <label className="flex min-h-control items-start gap-3 rounded-md border border-line bg-surface px-3 py-1.5 text-base hover:border-control has-checked:border-accent-line has-checked:bg-accent-soft max-md:min-h-11 max-md:py-2.5">
      <span className="relative flex h-5 items-center">
        <input
          type={isMultiple ? 'checkbox' : 'radio'}
          name={name}
          className={classNames('peer size-4 appearance-none border border-control bg-surface checked:border-accent', isMultiple ? 'rounded-sm checked:bg-accent' : 'rounded-full checked:border-5')}
        />
        {isMultiple && <span className="pointer-events-none absolute inset-0 hidden items-center justify-center text-accent-ink peer-checked:flex [&_.lucide]:size-3 [&_.lucide]:stroke-3"><CheckIcon /></span>}
      </span>
      {showsNothing(option.text) ? <em className="text-ink-2">{sentence('quizDialogs.preview.blankOption', { position })}</em> : <span className="min-w-0 wrap-anywhere"><RichText text={option.text} /></span>}
    </label>
  );
}
