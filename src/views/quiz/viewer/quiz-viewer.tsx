import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { quizKindAt } from '../../../domain/access/quiz-kind.ts';
import { quizViewPaths, type QuizViewPaths } from '../../../domain/access/quiz-view-paths.ts';
import type { EffectiveRole } from '../../../domain/access/role.ts';
import type { QuizContext } from '../../../domain/access/routes.ts';
import type { ViewedQuiz } from '../../../domain/quiz/viewed-quiz.ts';
import {
  selectViewed,
  type QuizViewerRef,
} from '../../../machines/quiz/viewer/quiz-viewer-machine.ts';
import { EmptyState } from '../../design/empty-state.tsx';
import { ChevronLeftIcon, ClockIcon, CopyIcon, PencilIcon } from '../../design/icon.tsx';
import { ButtonLink, TextLink } from '../../design/link.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { ScreenHead } from '../../shared/screen-head.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { listLabel } from '../list-label.ts';
import { QuizSheet } from './quiz-sheet.tsx';

interface QuizViewerProps {
  readonly viewer: QuizViewerRef;
  readonly context: QuizContext;
  readonly role: EffectiveRole;
  /** Its own address below the prefix. */
  readonly path: string;
}

/** The screen that shows a quiz of any kind (QVIEW-01 to QVIEW-07): its head with what can be done with it, and its sheet. */
export function QuizViewer({ viewer, context, role, path }: QuizViewerProps): ReactNode {
  const sentence = useSentence();
  const viewed = useSelector(viewer, selectViewed);
  const quiz = useSelector(viewer, (snapshot) => snapshot.context.quiz);
  const failure = useSelector(viewer, (snapshot) => snapshot.context.failure) ?? {
    kind: 'unexpected' as const,
  };
  const list = sentence(listLabel(context, quizKindAt(context, role)));
  const paths = quizViewPaths(path, {
    context,
    role,
    quiz: quiz?.id ?? 0,
    mayChange: quiz?.mayChange ?? false,
  });
  const retry = (): void => {
    viewer.send({ type: 'quiz.retry' });
  };
  const root = { label: sentence('quiz.quizzes'), to: '/quiz' };
  const title = quiz?.content.title ?? sentence('quizViewer.quiz');
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
              {sentence('quizViewer.back', { list })}
            </span>
          </TextLink>
        </div>
        {viewed === 'shown' && quiz !== null ? (
          <Shown viewer={viewer} quiz={quiz} context={context} paths={paths} />
        ) : (
          <div className="mx-auto w-full max-w-3xl">
            <h1 className="sr-only">{title}</h1>
            {viewed === 'loading' && (
              <Loaded load={{ state: 'loading' }} lines={8} onRetry={retry}>
                {() => null}
              </Loaded>
            )}
            {viewed === 'failed' && (
              <Loaded load={{ state: 'failed', failure }} onRetry={retry}>
                {() => null}
              </Loaded>
            )}
            {viewed === 'processing' && (
              <div role="status">
                <EmptyState icon={<ClockIcon />} title={sentence('quizViewer.processingTitle')}>
                  {sentence('quizViewer.processingDetail')}
                </EmptyState>
              </div>
            )}
          </div>
        )}
      </div>
    </>
  );
}

interface ShownProps {
  readonly viewer: QuizViewerRef;
  readonly quiz: ViewedQuiz;
  readonly context: QuizContext;
  readonly paths: QuizViewPaths;
}

function Shown({ viewer, quiz, context, paths }: ShownProps): ReactNode {
  const sentence = useSentence();
  const now = useSelector(viewer, (snapshot) => snapshot.context.readAt);
  const showsAnswers = useSelector(viewer, (snapshot) =>
    snapshot.matches({ shown: 'withAnswers' }),
  );
  const mayShowAnswers = useSelector(
    viewer,
    (snapshot) => snapshot.can({ type: 'answers.show' }) || snapshot.can({ type: 'answers.hide' }),
  );
  const head = (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <h1 className="min-w-0 grow basis-64 text-xl font-semibold tracking-tight wrap-anywhere">
        {quiz.content.title}
      </h1>
      <div className="flex flex-wrap gap-2">
        {paths.copy !== null && (
          <ButtonLink icon={<CopyIcon />} to={paths.copy}>
            {sentence('quizViewer.copy')}
          </ButtonLink>
        )}
        {paths.edit !== null && (
          <ButtonLink variant="primary" icon={<PencilIcon />} to={paths.edit}>
            {sentence('quizViewer.edit')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
  return (
    <QuizSheet
      quiz={quiz.content}
      head={head}
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
      windowed
    />
  );
}
