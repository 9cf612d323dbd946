import { useSelector } from '@xstate/react';
import { use, useState, type ReactNode } from 'react';

import { useIsDrawn } from '../../design/first-drawing.tsx';
import { SplitPane } from '../../design/layout/split-pane.tsx';
import { useIsRoomy, useIsWide } from '../../design/hooks/use-media-query.ts';
import { useLatest } from '../../design/hooks/use-latest.ts';
import { useWhileShown } from '../../design/hooks/use-while-shown.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { ActivityList } from './activities/activity-list.tsx';
import { listEditorCommands } from './commands/list-editor-commands.ts';
import { ArticlePicker } from './details/article-picker.tsx';
import { DetailsPanel } from './details/details-panel.tsx';
import { SubjectsDialog } from './details/subjects-dialog.tsx';
import { useEditor } from './editor-context.ts';
import { EditorDialogs } from './editor-dialogs.tsx';
import { EditorHeader } from './editor-header.tsx';
import { PreviewButton } from './preview/preview-dialog.tsx';
import { Announcements } from '../../shared/editor/announcements.tsx';
import { ScreenCommandsContext } from '../../shared/screen-commands.ts';
import { EditorToolbar } from '../../shared/editor/editor-toolbar.tsx';
import { JournalWarning, NewerDrafts } from '../../shared/editor/journal-warning.tsx';
import { SaveFailure } from '../../shared/editor/save-failure.tsx';
import { useEditorShortcuts } from '../../shared/editor/use-editor-shortcuts.ts';
import { TimelineColumn, TimelineDialog } from '../../shared/history/timeline.tsx';
import { FindInQuiz } from './finding/find-in-quiz.tsx';
import { GoToQuestion } from './finding/go-to-question.tsx';
import { FirstQuestionLink } from './items/go-to-first-question.tsx';
import { ItemList } from './items/item-list.tsx';
import { MoveDialog } from './moving/move-dialog.tsx';

/**
 * The form of a quiz that can be edited: toolbar, details, activities, items, timeline and all
 * dialogs.
 */
export function EditorForm(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const isBusy = useSelector(editor, (snapshot) => snapshot.hasTag('busy'));
  const isDialogOpen = useSelector(editor, (snapshot) => !snapshot.matches({ dialog: 'closed' }));
  const [isOpenByChoice, setTimelineOpen] = useState<boolean | null>(null);
  const isRoomy = useIsRoomy();
  const isWide = useIsWide();
  const isTimelineOpen = isOpenByChoice ?? isWide;
  const toggleTimeline = (): void => {
    setTimelineOpen(!isTimelineOpen);
  };
  const closeTimeline = (): void => {
    setTimelineOpen(false);
  };
  useEditorShortcuts(toggleTimeline, isDialogOpen);
  const commands = use(ScreenCommandsContext);
  const listCommands = useLatest(() => listEditorCommands(editor, toggleTimeline));
  useWhileShown(() => commands.offer(() => listCommands.current()));
  return (
    <>
      <EditorHeader
        actions={
          <EditorToolbar timeline={{ isOpen: isTimelineOpen, toggle: toggleTimeline }}>
            <PreviewButton position="bar" />
          </EditorToolbar>
        }
      />
      <div inert={isBusy} className="contents">
        <FirstQuestionLink />
        <SplitPane
          startLabel={formatMessage('quiz.editor.detailsAndActivities')}
          start={
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6 max-lg:gap-1">
              <DetailsPanel />
              <ActivityList />
            </div>
          }
          endLabel={formatMessage('quizHistory.timeline')}
          end={isTimelineOpen && isRoomy ? <TimelineColumn onClose={closeTimeline} /> : undefined}
        >
          <JournalWarning />
          <NewerDrafts />
          <SaveFailure />
          <FindInQuiz isDialogOpen={isDialogOpen} />
          <ItemList isDialogOpen={isDialogOpen} />
        </SplitPane>
      </div>
      <Announcements />
      <GoToQuestion isDialogOpen={isDialogOpen} />
      {useIsDrawn() && (
        <>
          <ArticlePicker />
          <SubjectsDialog />
          <MoveDialog />
          <TimelineDialog isOpen={isTimelineOpen} onClose={closeTimeline} />
          <EditorDialogs />
        </>
      )}
    </>
  );
}
