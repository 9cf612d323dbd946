import type { ReactNode } from 'react';

import type { DraftActivity } from '../../../../domain/quiz/draft/draft.ts';
import { countItems } from '../../../../domain/quiz/draft/question-number.ts';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useQuizPage } from './quiz-page-context.ts';

interface ActivityHeadingProps {
  readonly activity: DraftActivity;
}

/** The title of an activity and its numbers of questions and videos. */
export function ActivityHeading({ activity: { title, items } }: ActivityHeadingProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { level } = useQuizPage();
  const Heading = `h${level}` as const;
  const { questions, videos } = countItems(items);
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line pb-2">
      <Heading className="min-w-0 text-lg font-semibold wrap-anywhere">
        {title.trim() === '' ? formatMessage('quiz.editor.untitled') : title}
      </Heading>
      <p className="figures text-sm text-ink-2">
        {items.length === 0
          ? formatMessage('quizDialogs.preview.emptyActivity')
          : formatMessage('quiz.editor.activityContent', {
              questions,
              videos,
              both: questions > 0 && videos > 0 ? 'yes' : 'no',
            })}
      </p>
    </div>
  );
}
