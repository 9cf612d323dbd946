import { useSelector } from '@xstate/react';
import { useMemo, useState, type ReactNode } from 'react';

import { Skeleton } from '../design/skeleton.tsx';
import { SplitPane } from '../design/split-pane.tsx';
import { useIsRoomy } from '../design/use-media-query.ts';
import { useShortcuts } from '../design/use-shortcuts.ts';
import { RichTextToolsContext, type RichTextTools } from '../shared/rich-text/rich-text-tools.ts';
import { useSay, useSentence } from '../shared/sentences.tsx';
import { ActivityList } from './activity-list.tsx';
import { ArticlePicker } from './article-picker.tsx';
import { ClosedQuiz } from './closed-quiz.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DetailsPanel } from './details/details-panel.tsx';
import { SubjectsDialog } from './details/subjects-dialog.tsx';
import { EditorDialogs } from './dialogs/editor-dialogs.tsx';
import { QuizEditorContext, useEditing, useEditor, type QuizEditorRef } from './editor-context.ts';
import { DraftOffer } from './draft-offer.tsx';
import { EditedElsewhere } from './edited-elsewhere.tsx';
import { EditorHead } from './editor-head.tsx';
import { HistoryControls } from './history-controls.tsx';
import { ItemList } from './item-list.tsx';
import { JournalWarning } from './journal-warning.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { SaveFailure } from './save-failure.tsx';
import { TimelineColumn, TimelineDialog } from './timeline.tsx';
import { createRevealTurns, RevealContext } from './use-reveal.ts';

interface QuizEditorProps {
  readonly editor: QuizEditorRef;
  /** Uploads the pictures of texts. */
  readonly imageUpload: RichTextTools['imageUpload'];
  /** Stands in place of the form when the quiz cannot be loaded (QFRM-39, decision 27). */
  readonly errorScreen: ReactNode;
}

/** The quiz editor: details and activities at the start, the selected activity's items beside them. */
export function QuizEditor({ editor, imageUpload, errorScreen }: QuizEditorProps): ReactNode {
  const [turns] = useState(createRevealTurns);
  const isForm = useSelector(editor, (snapshot) => snapshot.hasTag('form'));
  const hasFailed = useSelector(editor, (snapshot) => snapshot.matches({ form: 'loadFailed' }));
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
  if (hasFailed) return errorScreen;
  return (
    <QuizEditorContext value={editor}>
      {isClosed ? (
        <ClosedQuiz />
      ) : (
        <RevealContext value={turns}>
          <RichTextToolsContext value={tools}>
            {isForm ? <EditorForm /> : <BeforeForm />}
          </RichTextToolsContext>
        </RevealContext>
      )}
    </QuizEditorContext>
  );
}

/** What stands where the form will be: unsaved work to decide about, another tab that writes, or nothing yet. */
function BeforeForm(): ReactNode {
  const isOffer = useSelector(useEditor(), (snapshot) => snapshot.hasTag('offer'));
  const isElsewhere = useSelector(useEditor(), (snapshot) => snapshot.hasTag('elsewhere'));
  if (!isOffer && !isElsewhere) return <EditorSkeleton />;
  return (
    <>
      <EditorHead />
      {isOffer ? <DraftOffer /> : <EditedElsewhere />}
    </>
  );
}

function EditorSkeleton(): ReactNode {
  const sentence = useSentence();
  return (
    <>
      <EditorHead />
      <output className="sr-only">{sentence('common.loading')}</output>
      <SplitPane
        startLabel={sentence('quiz.editor.detailsAndActivities')}
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

function EditorForm(): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const isBusy = useSelector(editor, (snapshot) => snapshot.hasTag('busy'));
  const undo = (): void => {
    editor.send({ type: 'history.undo' });
  };
  const redo = (): void => {
    editor.send({ type: 'history.redo' });
  };
  const [isTimelineOpen, setTimelineOpen] = useState(false);
  const isRoomy = useIsRoomy();
  const toggleTimeline = (): void => {
    setTimelineOpen(!isTimelineOpen);
  };
  const closeTimeline = (): void => {
    setTimelineOpen(false);
  };
  const isDialogOpen = useSelector(editor, (snapshot) => !snapshot.matches({ dialog: 'none' }));
  useShortcuts(
    isDialogOpen
      ? { 'Mod+s': () => undefined }
      : {
          'Mod+z': undo,
          'Mod+Shift+z': redo,
          'Mod+y': redo,
          'Mod+Shift+h': toggleTimeline,
          'Mod+s': () => {
            editor.send({ type: 'quiz.save' });
          },
        },
  );
  return (
    <>
      <EditorHead
        actions={<HistoryControls timeline={{ isOpen: isTimelineOpen, toggle: toggleTimeline }} />}
      />
      <div inert={isBusy} className="contents">
        <SplitPane
          startLabel={sentence('quiz.editor.detailsAndActivities')}
          start={
            <div className="grid gap-6">
              <DetailsPanel />
              <ActivityList />
            </div>
          }
          endLabel={sentence('quizHistory.timeline')}
          end={isTimelineOpen && isRoomy ? <TimelineColumn onClose={closeTimeline} /> : undefined}
        >
          <JournalWarning />
          <SaveFailure />
          <ItemList />
        </SplitPane>
      </div>
      <Told />
      <Refused />
      <ArticlePicker />
      <SubjectsDialog />
      <MoveDialog />
      <TimelineDialog isOpen={isTimelineOpen} onClose={closeTimeline} />
      <EditorDialogs />
      <ConflictDialog />
    </>
  );
}

/** Says what came, went, was undone or done again, for those who listen. */
function Told(): ReactNode {
  const say = useSay();
  const told = useEditing((context) => context.told);
  return (
    <output className="sr-only">
      {told === null ? '' : <span key={told.count}>{say(told.message)}</span>}
    </output>
  );
}

/** Says why something was not done, for those who listen. Each control says it for those who look. */
function Refused(): ReactNode {
  const say = useSay();
  const refused = useEditing((context) => context.refused);
  return (
    <output className="sr-only">
      {refused === null ? '' : <span key={refused.count}>{say(refused.reason)}</span>}
    </output>
  );
}
