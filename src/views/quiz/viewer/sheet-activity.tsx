import { memo, type ReactNode } from 'react';

import type { DraftActivity } from '../../../domain/quiz/draft.ts';
import { questionNumbers } from '../../../domain/quiz/rules/question-number.ts';
import { useSentence } from '../../shared/sentences.tsx';
import { SheetQuestion } from './sheet-question.tsx';
import { SheetVideo } from './sheet-video.tsx';

interface SheetActivityProps {
  readonly activity: DraftActivity;
}

/** An activity with its videos and numbered questions. What is out of sight is laid out only when it comes near, so a thousand open at once. */
export const SheetActivity = memo(function SheetActivity({ activity }: SheetActivityProps): ReactNode {
  const sentence = useSentence();
  const { title, items } = activity;
  const numbers = questionNumbers(items);
  return (
    <section className="grid gap-4">
      <h3 className="border-b border-line pb-2 text-lg font-semibold wrap-anywhere">{title.trim() === '' ? sentence('quiz.editor.untitled') : title}</h3>
      {items.length === 0 ? <p className="text-sm text-ink-2">{sentence('quizDialogs.preview.emptyActivity')}</p> : (
        <ol className="grid gap-8">
          {items.map((item, index) => (
            <li key={item.key} className="[contain-intrinsic-size:auto_260px] [content-visibility:auto]">
              {item.type === 'video' ? <SheetVideo item={item} /> : <SheetQuestion item={item} number={numbers[index] ?? 0} />}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
});
