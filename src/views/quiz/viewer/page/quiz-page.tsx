import { useMemo, useState, type ReactNode, type SyntheticEvent } from 'react';

import type { Draft } from '../../../../domain/quiz/draft/draft.ts';
import { viewerMessages } from '../../../../domain/messages/viewer-messages.ts';
import type { Video } from '../../../../domain/videos/video.ts';
import { Switch } from '../../../design/fields/switch.tsx';
import { AddedMessages, useFormatMessage } from '../../../shared/format-message.tsx';
import { VirtualActivities } from './virtual-activities.tsx';
import { ActivitySection } from './activity-section.tsx';
import { QuizPageContext } from './quiz-page-context.ts';
import { QuizFacts, type QuizFactsProps } from './quiz-facts.tsx';

interface QuizPageProps extends QuizFactsProps {
  /** The parts of a draft that the page shows. A stored quiz is converted to a draft first. */
  readonly quiz: QuizFactsProps['quiz'] & Pick<Draft, 'title' | 'showCaption' | 'activities'>;
  /** Shown above the facts: the title and its buttons. */
  readonly header: ReactNode;
  /** The heading level of activities. */
  readonly level: 2 | 3;
  /** Whether right answers are marked. Without `onShow` the person cannot change that. */
  readonly answers: { readonly areShown: boolean; readonly onShow?: (areShown: boolean) => void };
  /** The videos that came with the quiz, by article id. Others are loaded when they are needed. */
  readonly videos?: ReadonlyMap<number, Video>;
  /** Renders only the visible part of a long quiz. Not for use inside a scroll container. */
  readonly isVirtual?: boolean;
}

const maxRenderedItems = 300;
const noVideos: ReadonlyMap<number, Video> = new Map();

/** Pauses all other videos, so that only one plays at a time. */
function pauseOthers({ currentTarget, target }: SyntheticEvent<HTMLElement>): void {
  for (const video of currentTarget.querySelectorAll('video')) if (video !== target) video.pause();
}

/**
 * A quiz as students see it: facts, activities, videos and questions. Options can be selected to
 * try the quiz.
 */
export const QuizPage = (props: QuizPageProps): ReactNode => (
  <AddedMessages messages={viewerMessages}>
    <Page {...props} />
  </AddedMessages>
);

function Page(props: QuizPageProps): ReactNode {
  const formatMessage = useFormatMessage();
  const {
    quiz: { title, activities, showCaption },
    header,
    level,
    answers,
    videos = noVideos,
    isVirtual = false,
  } = props;
  const [selections] = useState(() => new Map<string, ReadonlySet<string>>());
  const setting = useMemo(
    () => ({
      level,
      showsAnswers: answers.areShown,
      withCaptions: showCaption,
      videos,
      selections,
    }),
    [level, answers.areShown, showCaption, videos, selections],
  );
  const isLong =
    isVirtual && activities.reduce((sum, { items }) => sum + items.length, 0) > maxRenderedItems;
  return (
    <QuizPageContext value={setting}>
      <article
        onPlayCapture={pauseOthers}
        className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-8"
      >
        <header className="grid gap-4">
          {header}
          <QuizFacts {...props} />
          <div className="flex min-h-control flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <p className="text-sm text-ink-2">{formatMessage('quizViewer.tryOut')}</p>
            {answers.onShow !== undefined && (
              <Switch
                label={formatMessage('quizViewer.showAnswers')}
                checked={answers.areShown}
                onChange={answers.onShow}
              />
            )}
          </div>
        </header>
        {activities.length === 0 && (
          <p className="text-base text-ink-2">{formatMessage('quizViewer.noActivities')}</p>
        )}
        {isLong ? (
          <VirtualActivities
            label={formatMessage('quizViewer.content', { title })}
            activities={activities}
          />
        ) : (
          activities.map((activity) => <ActivitySection key={activity.key} activity={activity} />)
        )}
      </article>
    </QuizPageContext>
  );
}
