import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import { href } from '../../../domain/access/href.ts';
import type {
  StudentAnswers,
  studentResultMachine,
} from '../../../machines/quiz/results/results-machines.ts';
import { selectLoad } from '../../../machines/shared/load-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ArrowDownIcon, ArrowUpIcon, ChevronLeftIcon } from '../../design/icons/icons.tsx';
import { ButtonLink } from '../../design/navigation/link.tsx';
import { PageHeader } from '../../design/layout/page-header.tsx';
import { Panel } from '../../design/layout/panel.tsx';
import { PrintButton } from '../../design/paper/print-button.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { ScreenHead } from '../../shared/screen-head.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { AnsweredQuestion } from './answered-question.tsx';
import { PrintedStudentResult } from './printed-student-result.tsx';
import { ResultFacts } from './result-facts.tsx';

const getResultsPath = (result: StudentAnswers | null): string =>
  result?.quizId === undefined
    ? href('customerQuizzes')
    : href('customerQuizResults', { userQuizId: result.quizId });

interface AnswersProps {
  readonly result: StudentAnswers;
}

/** The student, the score and the answers. */
function StudentAnswersView({ result }: AnswersProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { questions } = result;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ResultFacts result={result} />
      {questions.length === 0 ? (
        <EmptyState title={formatMessage('quizResults.student.noAnswers')} />
      ) : (
        <Panel title={formatMessage('quizResults.student.questions')} note={questions.length}>
          <ol className="grid gap-3">
            {questions.map((question, index) => (
              <li
                key={index}
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

/** Links to the students before and after, where the server names them. */
function Neighbours({ result: { previousId, nextId } }: AnswersProps): ReactNode {
  const formatMessage = useFormatMessage();
  if (previousId === undefined || nextId === undefined) return null;
  const renderLink = (id: number | null, label: string, reason: string, icon: ReactNode) =>
    id === null ? (
      <Button icon={icon} disabledReason={reason}>
        {label}
      </Button>
    ) : (
      <ButtonLink icon={icon} to={href('studentResult', { assignId: id })}>
        {label}
      </ButtonLink>
    );
  return (
    <nav aria-label={formatMessage('quizResults.title')} className="flex flex-wrap gap-2">
      {renderLink(
        previousId,
        formatMessage('quizResults.student.previous'),
        formatMessage('quizResults.student.isFirst'),
        <ArrowUpIcon />,
      )}
      {renderLink(
        nextId,
        formatMessage('quizResults.student.next'),
        formatMessage('quizResults.student.isLast'),
        <ArrowDownIcon />,
      )}
    </nav>
  );
}

interface StudentResultScreenProps {
  readonly result: ActorRefFrom<typeof studentResultMachine>;
}

/** The result of one student: each answer beside the right one (QRES-17 to QRES-21). */
export function StudentResultScreen({ result }: StudentResultScreenProps): ReactNode {
  const formatMessage = useFormatMessage();
  const load = useSelector(result, selectLoad);
  const value = load.state === 'loaded' ? load.value : null;
  const back = getResultsPath(value);
  const title =
    value === null ? formatMessage('quizResults.student.title') : value.assignedUser.email;
  const trail = [
    { label: formatMessage('quiz.quizzes'), to: href('templates') },
    { label: formatMessage('quiz.tab.customer'), to: href('customerQuizzes') },
    ...(value === null
      ? []
      : [{ label: formatMessage('quizResults.of', { title: value.title }), to: back }]),
  ];
  return (
    <>
      <ScreenHead title={title} trail={trail} />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 px-3 pt-4 pb-12 md:px-6 md:pt-5">
        <PageHeader
          title={value === null ? title : formatMessage('quizResults.of', { title: value.title })}
          actions={
            <>
              {value !== null && <Neighbours result={value} />}
              {value !== null && (
                <PrintButton label={formatMessage('quizResults.print')}>
                  <PrintedStudentResult result={value} />
                </PrintButton>
              )}
              <ButtonLink icon={<ChevronLeftIcon />} to={back}>
                {formatMessage('quizResults.back')}
              </ButtonLink>
            </>
          }
        />
        <Loaded
          load={load}
          lines={8}
          onRetry={() => {
            result.send({ type: 'load.retry' });
          }}
        >
          {(loaded) => <StudentAnswersView result={loaded} />}
        </Loaded>
      </div>
    </>
  );
}
