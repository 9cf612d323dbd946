import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { getQuizKind } from '../../../domain/access/get-quiz-kind.ts';
import { getQuizViewPaths, type QuizViewPaths } from '../../../domain/access/quiz-view-paths.ts';
import type { EffectiveRole } from '../../../domain/access/role.ts';
import type { QuizContext } from '../../../domain/access/routes.ts';
import type { ViewedQuiz } from '../../../domain/quiz/stored/viewed-quiz.ts';
import {
  selectViewState,
  type QuizViewerRef,
} from '../../../machines/quiz/viewer/quiz-viewer-machine.ts';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ChevronLeftIcon, ClockIcon, CopyIcon, PencilIcon } from '../../design/icons/icons.tsx';
import { ButtonLink, TextLink } from '../../design/navigation/link.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { ScreenHead } from '../../shared/screen-head.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { getListLabel } from '../list-label.ts';
import { QuizPage } from './page/quiz-page.tsx';
import { PrintQuiz } from './paper/print-quiz.tsx';

interface QuizViewerProps {
  readonly viewer: QuizViewerRef;
  readonly context: QuizContext;
  readonly role: EffectiveRole;
  /** The screen's own path, without the prefix. */
  readonly path: string;
}

/**
 * The screen that shows a quiz of any kind (QVIEW-01 to QVIEW-07): title, Copy and Edit, and the
 * quiz page.
 */
export function QuizViewer({ viewer, context, role, path }: QuizViewerProps): ReactNode {
  const formatMessage = useFormatMessage();
  const viewed = useSelector(viewer, selectViewState);
  const quiz = useSelector(viewer, (snapshot) => snapshot.context.quiz);
  const list = formatMessage(getListLabel(context, getQuizKind(context, role)));
  const paths = getQuizViewPaths(path, {
    context,
    role,
    quiz: quiz?.id ?? 0,
    mayChange: quiz?.canChange ?? false,
  });
  const root = { label: formatMessage('quiz.quizzes'), to: '/quiz' };
  const title = quiz?.content.title ?? formatMessage('quizViewer.quiz');
  return (
    <>
      <ScreenHead
        title={title}
        trail={context === 'template' ? [root] : [root, { label: list, to: paths.list }]}
      />
      <div className="grid w-full grid-cols-[minmax(0,1fr)] content-start gap-4 px-3 pt-4 pb-16 md:px-6 md:pt-5">
        <div className="mx-auto w-full max-w-3xl text-sm">
          <TextLink to={paths.list}>
            <span className="inline-flex items-center gap-1">
              <ChevronLeftIcon />
              {formatMessage('quizViewer.back', { list })}
            </span>
          </TextLink>
        </div>
        {viewed === 'loaded' && quiz !== null ? (
          <LoadedQuiz viewer={viewer} quiz={quiz} context={context} paths={paths} />
        ) : (
          <div className="mx-auto w-full max-w-3xl">
            <h1 className="sr-only">{title}</h1>
            <QuizPlaceholder viewer={viewer} />
          </div>
        )}
      </div>
    </>
  );
}

/** Shown in place of a quiz that is loading, failed to load, or is being processed. */
function QuizPlaceholder({ viewer }: Pick<QuizViewerProps, 'viewer'>): ReactNode {
  const formatMessage = useFormatMessage();
  const viewed = useSelector(viewer, selectViewState);
  const failure = useSelector(viewer, (snapshot) => snapshot.context.failure) ?? {
    kind: 'unexpected' as const,
  };
  if (viewed === 'processing')
    return (
      <div role="status">
        <EmptyState icon={<ClockIcon />} title={formatMessage('quizViewer.processingTitle')}>
          {formatMessage('quizViewer.processingDetail')}
        </EmptyState>
      </div>
    );
  if (viewed === 'loaded') return null;
  return (
    <Loaded
      load={viewed === 'loading' ? { state: 'loading' } : { state: 'failed', failure }}
      lines={8}
      onRetry={() => {
        viewer.send({ type: 'quiz.retry' });
      }}
    >
      {() => null}
    </Loaded>
  );
}

interface LoadedQuizProps {
  readonly viewer: QuizViewerRef;
  readonly quiz: ViewedQuiz;
  readonly context: QuizContext;
  readonly paths: QuizViewPaths;
}

function LoadedQuiz({ viewer, quiz, context, paths }: LoadedQuizProps): ReactNode {
  const formatMessage = useFormatMessage();
  const now = useSelector(viewer, (snapshot) => snapshot.context.loadedAt);
  const showsAnswers = useSelector(viewer, (snapshot) =>
    snapshot.matches({ loaded: 'withAnswers' }),
  );
  const mayShowAnswers = useSelector(
    viewer,
    (snapshot) => snapshot.can({ type: 'answers.show' }) || snapshot.can({ type: 'answers.hide' }),
  );
  const header = (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <h1 className="min-w-0 grow basis-64 text-xl font-semibold tracking-tight wrap-anywhere">
        {quiz.content.title}
      </h1>
      <div className="flex flex-wrap gap-2">
        <PrintQuiz quiz={quiz.content} mayPrintKey={mayShowAnswers} />
        {paths.copy !== null && (
          <ButtonLink icon={<CopyIcon />} to={paths.copy}>
            {formatMessage('quizViewer.copy')}
          </ButtonLink>
        )}
        {paths.edit !== null && (
          <ButtonLink variant="primary" icon={<PencilIcon />} to={paths.edit}>
            {formatMessage('quizViewer.edit')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
  return (
    <QuizPage
      quiz={quiz.content}
      header={header}
      answers={{
        areShown: showsAnswers,
        ...(mayShowAnswers && {
          onShow: (isOn) => {
            viewer.send({ type: isOn ? 'answers.show' : 'answers.hide' });
          },
        }),
      }}
      level={2}
      subjects={quiz.subjects}
      videos={quiz.videos}
      showsType={context === 'customer'}
      showsAccess={quiz.isUserQuiz}
      now={now}
      isVirtual
    />
  );
}
