import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import { href } from '../../../domain/access/href.ts';
import type {
  StudentAnswers,
  studentResultMachine,
} from '../../../machines/quiz/results/results-machines.ts';
import { selectLoad } from '../../../machines/shared/load-machine.ts';
import { EmptyState } from '../../design/empty-state.tsx';
import { ChevronLeftIcon } from '../../design/icon.tsx';
import { ButtonLink } from '../../design/link.tsx';
import { PageHeader } from '../../design/page-header.tsx';
import { Panel } from '../../design/panel.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { ScreenHead } from '../../shared/screen-head.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { AnsweredQuestion } from './answered-question.tsx';
import { Fact } from './fact.tsx';
import { Reached, usePercentage } from './percentage.tsx';
import { useTimeWords } from './use-time-words.ts';

const nameOf = ({ assignedUser: { firstName, lastName } }: StudentAnswers): string =>
  `${firstName} ${lastName}`.trim();
const resultsOf = (result: StudentAnswers | null): string =>
  result?.quizId === undefined
    ? href('customerQuizzes')
    : href('customerQuizResults', { userQuizId: result.quizId });

function Answers({ result }: { readonly result: StudentAnswers }): ReactNode {
  const sentence = useSentence();
  const percentage = usePercentage();
  const { when, howLong } = useTimeWords();
  const {
    assignedUser: { email },
    dateSubmitted,
    durationSeconds,
    score,
    rightAnswers,
    questions,
  } = result;
  const name = nameOf(result);
  const isSubmitted = dateSubmitted !== null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <dl className="flex flex-wrap gap-x-10 gap-y-3 rounded-lg border border-line bg-surface p-4">
        <Fact name={sentence('quizResults.student.assignedUser')}>
          <span className="min-w-0 wrap-anywhere">
            {name !== '' && (
              <>
                {name} <span className="font-normal text-ink-2">· </span>
              </>
            )}
            {email}
          </span>
        </Fact>
        <Fact name={sentence('quizResults.student.completed')}>
          {isSubmitted ? when(dateSubmitted) : sentence('quizResults.student.notSubmitted')}
        </Fact>
        <Fact name={sentence('quizResults.student.score')}>
          {isSubmitted ? (
            <Reached progress={score}>{percentage(score)}</Reached>
          ) : (
            sentence('quizResults.none')
          )}
        </Fact>
        <Fact name={sentence('quizResults.student.rightAnswers')}>
          {isSubmitted
            ? sentence('quizResults.scoreOf', { score: rightAnswers, count: questions.length })
            : sentence('quizResults.none')}
        </Fact>
        <Fact name={sentence('quizResults.student.timeTaken')}>{howLong(durationSeconds)}</Fact>
        <Fact name={sentence('quizResults.type')}>
          {sentence(result.isGraded ? 'quizResults.graded' : 'quizResults.ungraded')}
        </Fact>
      </dl>
      {questions.length === 0 ? (
        <EmptyState title={sentence('quizResults.student.noAnswers')} />
      ) : (
        <Panel title={sentence('quizResults.student.questions')} note={questions.length}>
          <ol className="grid gap-3">
            {questions.map((question, place) => (
              <li
                key={place}
                className="[contain-intrinsic-size:auto_180px] [content-visibility:auto]"
              >
                <AnsweredQuestion question={question} />
              </li>
            ))}
          </ol>
        </Panel>
      )}
    </div>
  );
}

interface StudentResultScreenProps {
  readonly result: ActorRefFrom<typeof studentResultMachine>;
}

/** What one student answered, beside what would have been right (QRES-17 to QRES-21). */
export function StudentResultScreen({ result }: StudentResultScreenProps): ReactNode {
  const sentence = useSentence();
  const load = useSelector(result, selectLoad);
  const value = load.state === 'loaded' ? load.value : null;
  const back = resultsOf(value);
  const title = value === null ? sentence('quizResults.student.title') : value.assignedUser.email;
  const trail = [
    { label: sentence('quiz.quizzes'), to: href('templates') },
    { label: sentence('quiz.tab.customer'), to: href('customerQuizzes') },
    ...(value === null
      ? []
      : [{ label: sentence('quizResults.of', { title: value.title }), to: back }]),
  ];
  return (
    <>
      <ScreenHead title={title} trail={trail} />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 px-3 pt-4 pb-12 md:px-6 md:pt-5">
        <PageHeader
          title={value === null ? title : sentence('quizResults.of', { title: value.title })}
          actions={
            <ButtonLink icon={<ChevronLeftIcon />} to={back}>
              {sentence('quizResults.back')}
            </ButtonLink>
          }
        />
        <Loaded
          load={load}
          lines={8}
          onRetry={() => {
            result.send({ type: 'load.retry' });
          }}
        >
          {(loaded) => <Answers result={loaded} />}
        </Loaded>
      </div>
    </>
  );
}
