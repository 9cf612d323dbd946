import type { ReactNode } from 'react';

import type { DraftActivity } from '../../../domain/quiz/draft.ts';
import { countItems } from '../../../domain/quiz/rules/question-number.ts';
import { useSentence } from '../../shared/sentences.tsx';
import { useSheet } from './sheet-context.ts';

interface SheetHeadingProps {
  readonly activity: DraftActivity;
}

/** The title of an activity and how much it holds. */
export function SheetHeading({ activity: { title, items } }: SheetHeadingProps): ReactNode {
  const sentence = useSentence();
  const { level } = useSheet();
  const Heading = `h${level}` as const;
  const { questions, videos } = countItems(items);
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line pb-2">
      <Heading className="min-w-0 text-lg font-semibold wrap-anywhere">
        {title.trim() === '' ? sentence('quiz.editor.untitled') : title}
      </Heading>
      <p className="figures text-sm text-ink-2">
        {items.length === 0
          ? sentence('quizDialogs.preview.emptyActivity')
          : sentence('quiz.editor.activityContent', {
              questions,
              videos,
              both: questions > 0 && videos > 0 ? 'yes' : 'no',
            })}
      </p>
    </div>
  );
}
