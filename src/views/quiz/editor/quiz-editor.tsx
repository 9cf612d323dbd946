import { useSelector } from '@xstate/react';
import { useMemo, useState, type ReactNode } from 'react';

import { Skeleton } from '../../design/feedback/skeleton.tsx';
import { FirstDrawing } from '../../design/first-drawing.tsx';
import { createLazyComponent } from '../../design/lazy-component.tsx';
import { SplitPane } from '../../design/layout/split-pane.tsx';
import {
  RichTextToolsContext,
  type RichTextTools,
} from '../../shared/rich-text/rich-text-tools.ts';
import { OpenEditorContext } from '../../shared/editor/open-editor.ts';
import { LoadFailed } from '../../shared/editor/load-failed.tsx';
import { OpenInOtherTab } from '../../shared/editor/open-in-other-tab.tsx';
import { createRevealRequests, RevealContext } from '../../shared/editor/reveal.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { QuizEditorContext, useEditor, type QuizEditorRef } from './editor-context.ts';
import { EditorForm } from './editor-form.tsx';
import { EditorHeader } from './editor-header.tsx';

const draftRecovery = createLazyComponent(
  async () => (await import('../../shared/editor/draft-recovery.tsx')).DraftRecovery,
  { Loading: SkeletonPanes },
);
// Drafts are offered without a connection too.
draftRecovery.preload();
const unavailableQuiz = createLazyComponent(
  async () => (await import('./unavailable-quiz.tsx')).UnavailableQuiz,
);

interface QuizEditorProps {
  readonly editor: QuizEditorRef;
  /** Uploads images inserted into rich text. */
  readonly imageUpload: RichTextTools['imageUpload'];
  /** Shown when the quiz cannot be loaded (QFRM-39, PD-27). */
  readonly errorScreen: ReactNode;
}

/**
 * The quiz editor: details and activities at the start, the selected activity's items beside them.
 */
export function QuizEditor({ editor, imageUpload, errorScreen }: QuizEditorProps): ReactNode {
  const [revealRequests] = useState(createRevealRequests);
  const isForm = useSelector(editor, (snapshot) => snapshot.hasTag('form'));
  const hasFailed = useSelector(editor, (snapshot) => snapshot.matches({ form: 'loadFailed' }));
  const journalError = useSelector(editor, ({ context }) => context.journal.error);
  const isClosed = useSelector(editor, (snapshot) => snapshot.matches({ form: 'closed' }));
  const tools = useMemo(
    (): RichTextTools => ({
      imageUpload,
      undo: () => {
        editor.send({ type: 'history.undo' });
      },
      redo: () => {
        editor.send({ type: 'history.redo' });
      },
    }),
    [editor, imageUpload],
  );
  const openEditor = useMemo(() => ({ editor, edited: 'quiz' as const }), [editor]);
  if (hasFailed) return <LoadFailed journalError={journalError} errorScreen={errorScreen} />;
  return (
    <QuizEditorContext value={editor}>
      {isClosed ? (
        <unavailableQuiz.Component />
      ) : (
        <RevealContext value={revealRequests}>
          <RichTextToolsContext value={tools}>
            <OpenEditorContext value={openEditor}>
              {isForm ? (
                <FirstDrawing>
                  <EditorForm />
                </FirstDrawing>
              ) : (
                <EditorOpening />
              )}
            </OpenEditorContext>
          </RichTextToolsContext>
        </RevealContext>
      )}
    </QuizEditorContext>
  );
}

/**
 * Shown before the form: draft recovery, the notice that another tab edits the quiz, or a skeleton
 * while loading.
 */
function EditorOpening(): ReactNode {
  const isOffer = useSelector(useEditor(), (snapshot) => snapshot.hasTag('offer'));
  const isElsewhere = useSelector(useEditor(), (snapshot) => snapshot.hasTag('openInAnotherTab'));
  if (!isOffer && !isElsewhere) return <EditorSkeleton />;
  return (
    <>
      <EditorHeader />
      {isOffer ? <draftRecovery.Component /> : <OpenInOtherTab />}
    </>
  );
}

const EditorSkeleton = (): ReactNode => (
  <>
    <EditorHeader />
    <SkeletonPanes />
  </>
);

function SkeletonPanes(): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <>
      <output className="sr-only">{formatMessage('common.loading')}</output>
      <SplitPane
        startLabel={formatMessage('quiz.editor.detailsAndActivities')}
        start={
          <div className="grid gap-4">
            <Skeleton width={50} />
            <Skeleton width={90} />
            <Skeleton width={70} />
          </div>
        }
      >
        <div className="mx-auto grid max-w-4xl gap-6 pt-2">
          <Skeleton width={30} />
          <Skeleton width={90} />
          <Skeleton width={70} />
          <Skeleton width={90} />
        </div>
      </SplitPane>
    </>
  );
}
