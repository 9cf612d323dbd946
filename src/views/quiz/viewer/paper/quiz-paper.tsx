import type { ReactNode } from 'react';

import type { Draft, DraftActivity, QuestionItem } from '../../../../domain/quiz/draft/draft.ts';
import { matchItem } from '../../../../domain/quiz/draft/item-type.ts';
import { getOptionLetter } from '../../../../domain/quiz/draft/option-letter.ts';
import { numberQuestions } from '../../../../domain/quiz/draft/question-number.ts';
import { isEmptyText } from '../../../../domain/rich-text/visible-text.ts';
import { PaperHead } from '../../../design/paper/paper-parts.tsx';
import { RichText } from '../../../shared/rich-text/rich-text.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';

/** What of a quiz is printed. */
export type PrintedQuiz = Pick<Draft, 'title' | 'durationMinutes' | 'activities'>;

interface QuizPaperProps {
  readonly quiz: PrintedQuiz;
  /** Whether the right answers follow on pages of their own. */
  readonly withKey: boolean;
}

/** A quiz to fill in on paper, and its answer key. */
export const QuizPaper = ({ quiz, withKey }: QuizPaperProps): ReactNode => (
  <>
    <article>
      <PaperHeadOfQuiz quiz={quiz} />
      {quiz.activities.map((activity) => (
        <PaperActivity key={activity.key} activity={activity} />
      ))}
    </article>
    {withKey && <AnswerKey quiz={quiz} />}
  </>
);

type QuizProps = Pick<QuizPaperProps, 'quiz'>;

function PaperHeadOfQuiz({ quiz: { title, durationMinutes } }: QuizProps): ReactNode {
  const formatMessage = useFormatMessage();
  const hasLimit = typeof durationMinutes === 'number' && durationMinutes > 0;
  const timeLimit = {
    name: formatMessage('quizDialogs.preview.timeLimit'),
    value: formatMessage('quizDialogs.preview.minutes', { count: durationMinutes ?? 0 }),
  };
  return (
    <PaperHead title={title} facts={hasLimit ? [timeLimit] : []}>
      <div className="flex gap-8 pt-2 text-base">
        <p className="flex grow-3 gap-2">
          {formatMessage('paper.name')}
          <Line />
        </p>
        <p className="flex grow gap-2">
          {formatMessage('paper.date')}
          <Line />
        </p>
      </div>
    </PaperHead>
  );
}

/** A line to write on. */
const Line = (): ReactNode => <span className="h-5 min-w-24 grow border-b border-ink" />;

interface ActivityProps {
  readonly activity: DraftActivity;
}

function PaperActivity({ activity }: ActivityProps): ReactNode {
  const numbers = numberQuestions(activity.items);
  return (
    <section className="pb-4">
      <ActivityTitle activity={activity} />
      <ol>
        {activity.items.map((item, index) => (
          <li key={item.key} className="pb-5">
            {matchItem(item, {
              video: (video) => <PaperVideo title={video.article?.title ?? video.title} />,
              question: (question) => (
                <PaperQuestion question={question} number={numbers[index] ?? 0} />
              ),
            })}
          </li>
        ))}
      </ol>
    </section>
  );
}

const ActivityTitle = ({ activity: { title } }: ActivityProps): ReactNode =>
  title.trim() === '' ? null : (
    <h2 className="mb-3 border-b border-line-strong pb-1 text-lg font-semibold wrap-anywhere">
      {title}
    </h2>
  );

function PaperVideo({ title }: { readonly title: string }): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <p className="text-base text-ink-2 wrap-anywhere">{formatMessage('paper.video', { title })}</p>
  );
}

interface PaperQuestionProps {
  readonly question: QuestionItem;
  /** Its number in its activity (QED-22). */
  readonly number: number;
}

/** A question with an empty circle or box before each option. */
function PaperQuestion({
  question: { title, image, imageAlt, isMultiple, options },
  number,
}: PaperQuestionProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <div className="flex gap-3 text-base">
      <span className="figures min-w-5 font-semibold">{number}.</span>
      <div className="grid min-w-0 grow gap-2">
        <div className="font-semibold wrap-anywhere">
          <RichText text={title} />
        </div>
        {isMultiple && (
          <p className="text-xs text-ink-2">{formatMessage('quizDialogs.preview.chooseSeveral')}</p>
        )}
        {image !== null && (
          <img src={image} alt={imageAlt ?? ''} className="max-h-80 max-w-full object-contain" />
        )}
        <ol className="grid gap-1.5">
          {options.map(({ id, text }, index) => (
            <li key={id} className="flex gap-2">
              <span
                className={`mt-0.75 size-3.5 shrink-0 border border-ink ${isMultiple ? 'rounded-sm' : 'rounded-full'}`}
              />
              <span className="min-w-4 shrink-0">{getOptionLetter(index)}</span>
              <div className="min-w-0 grow wrap-anywhere">
                {isEmptyText(text) ? <Line /> : <RichText text={text} />}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** The right answers of each activity, from a new page on. */
function AnswerKey({ quiz: { title, activities } }: QuizProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <article className="break-before-page">
      <PaperHead title={formatMessage('paper.key', { title })} facts={[]} />
      {activities.map((activity) => (
        <section key={activity.key} className="pb-4">
          <ActivityTitle activity={activity} />
          <ol className="grid gap-2">
            {activity.items
              .filter((item) => item.type === 'question')
              .map((question, index) => (
                <li key={question.key} className="flex gap-3 text-base">
                  <span className="figures min-w-5 font-semibold">{index + 1}.</span>
                  <RightAnswers question={question} />
                </li>
              ))}
          </ol>
        </section>
      ))}
    </article>
  );
}

function RightAnswers({ question }: Pick<PaperQuestionProps, 'question'>): ReactNode {
  const formatMessage = useFormatMessage();
  const right = question.options
    .map((option, index) => ({ ...option, letter: getOptionLetter(index) }))
    .filter(({ id }) => question.rightAnswer.includes(id));
  return (
    <div className="grid min-w-0 grow gap-1">
      {right.length === 0 && <p className="text-ink-2">{formatMessage('paper.noRightAnswer')}</p>}
      {right.map(({ id, letter, text }) => (
        <div key={id} className="flex gap-2">
          <span className="min-w-4 shrink-0 font-semibold">{letter}</span>
          <div className="min-w-0 grow wrap-anywhere">
            <RichText text={text} />
          </div>
        </div>
      ))}
    </div>
  );
}
