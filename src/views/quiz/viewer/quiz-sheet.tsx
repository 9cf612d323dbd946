import { useMemo, useState, type ReactNode, type SyntheticEvent } from 'react';

import type { Draft } from '../../../domain/quiz/draft.ts';
import type { Video } from '../../../domain/videos/video.ts';
import { Switch } from '../../design/switch.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { LongSheet } from './long-sheet.tsx';
import { SheetActivity } from './sheet-activity.tsx';
import { SheetContext } from './sheet-context.ts';
import { SheetFacts } from './sheet-facts.tsx';

/** What a sheet shows of a quiz: the draft of an editor, or a stored quiz read as one. */
type SheetQuiz = Pick<
  Draft,
  | 'title'
  | 'durationMinutes'
  | 'endDate'
  | 'graded'
  | 'restrictNonInstitutional'
  | 'showCaption'
  | 'activities'
>;

/** Props of `QuizSheet`. */
export interface SheetProps {
  readonly quiz: SheetQuiz;
  /** What stands above the facts: the title and what goes with it. */
  readonly head: ReactNode;
  /** The heading level of activities. */
  readonly level: 2 | 3;
  /** Only user quizzes have an access type. */
  readonly showsType: boolean;
  readonly showsAccess: boolean;
  /** Whether right answers are marked; `onShow` is left out for those who may not decide that. */
  readonly answers: { readonly areShown: boolean; readonly onShow?: (areShown: boolean) => void };
  /** Titles of subjects; left out where they are not known. */
  readonly subjects?: readonly string[];
  /** The videos the quiz brought along, by article; others are asked for when they are needed. */
  readonly videos?: ReadonlyMap<number, Video>;
  /** What the deadline is held against, in milliseconds. */
  readonly now: number;
  /** Keeps only what is near the window in the document when there is much. Not inside something that scrolls by itself. */
  readonly windowed?: boolean;
}

const manyItems = 300;
const noVideos: ReadonlyMap<number, Video> = new Map();

/** Only one video plays at a time. */
function pauseOthers({ currentTarget, target }: SyntheticEvent<HTMLElement>): void {
  for (const video of currentTarget.querySelectorAll('video')) if (video !== target) video.pause();
}

/** A quiz as those see it who take it: facts, activities with videos and questions that can be tried out. */
export function QuizSheet(props: SheetProps): ReactNode {
  const sentence = useSentence();
  const {
    quiz: { title, activities, showCaption },
    head,
    level,
    answers,
    videos = noVideos,
    windowed = false,
  } = props;
  const [ticks] = useState(() => new Map<string, ReadonlySet<string>>());
  const setting = useMemo(
    () => ({ level, showsAnswers: answers.areShown, withCaptions: showCaption, videos, ticks }),
    [level, answers.areShown, showCaption, videos, ticks],
  );
  const isLong =
    windowed && activities.reduce((sum, { items }) => sum + items.length, 0) > manyItems;
  return (
    <SheetContext value={setting}>
      <article
        onPlayCapture={pauseOthers}
        className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-8"
      >
        <header className="grid gap-4">
          {head}
          <SheetFacts {...props} />
          <div className="flex min-h-control flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <p className="text-sm text-ink-2">{sentence('quizViewer.tryOut')}</p>
            {answers.onShow !== undefined && (
              <Switch
                label={sentence('quizViewer.showAnswers')}
                checked={answers.areShown}
                onChange={answers.onShow}
              />
            )}
          </div>
        </header>
        {activities.length === 0 && (
          <p className="text-base text-ink-2">{sentence('quizViewer.noActivities')}</p>
        )}
        {isLong ? (
          <LongSheet label={sentence('quizViewer.content', { title })} activities={activities} />
        ) : (
          activities.map((activity) => <SheetActivity key={activity.key} activity={activity} />)
        )}
      </article>
    </SheetContext>
  );
}
