import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';

import { SplitPane } from '../../design/layout/split-pane.tsx';
import { useIsRoomy } from '../../design/hooks/use-media-query.ts';
import { useShortcuts } from '../../design/hooks/use-shortcuts.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { ActivityList } from './activities/activity-list.tsx';
import { Announcements } from './announcements.tsx';
import { ConflictDialog } from './conflict/conflict-dialog.tsx';
import { ArticlePicker } from './details/article-picker.tsx';
import { DetailsPanel } from './details/details-panel.tsx';
import { SubjectsDialog } from './details/subjects-dialog.tsx';
import { useEditor } from './editor-context.ts';
import { EditorDialogs } from './editor-dialogs.tsx';
import { EditorHeader } from './editor-header.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import { TimelineColumn, TimelineDialog } from '../../shared/history/timeline.tsx';
import { ItemList } from './items/item-list.tsx';
import { MoveDialog } from './moving/move-dialog.tsx';
import { JournalWarning } from './saving/journal-warning.tsx';
import { SaveFailure } from './saving/save-failure.tsx';

/**
 * The form of a quiz that can be edited: toolbar, details, activities, items, timeline and all
 * dialogs.
 */
export function EditorForm(): ReactNode {
  const formatMessage = useFormatMessage();
  const isBusy = useSelector(useEditor(), (snapshot) => snapshot.hasTag('busy'));
  const [isTimelineOpen, setTimelineOpen] = useState(false);
  const isRoomy = useIsRoomy();
  const toggleTimeline = (): void => {
    setTimelineOpen(!isTimelineOpen);
  };
  const closeTimeline = (): void => {
    setTimelineOpen(false);
  };
  useEditorShortcuts(toggleTimeline);
  return (
    <>
      <EditorHeader
        actions={<EditorToolbar timeline={{ isOpen: isTimelineOpen, toggle: toggleTimeline }} />}
      />
      <div inert={isBusy} className="contents">
        <SplitPane
          startLabel={formatMessage('quiz.editor.detailsAndActivities')}
          start={
            <div className="grid gap-6">
              <DetailsPanel />
              <ActivityList />
            </div>
          }
          endLabel={formatMessage('quizHistory.timeline')}
          end={isTimelineOpen && isRoomy ? <TimelineColumn onClose={closeTimeline} /> : undefined}
        >
          <JournalWarning />
          <SaveFailure />
          <ItemList />
        </SplitPane>
      </div>
      <Announcements />
      <ArticlePicker />
      <SubjectsDialog />
      <MoveDialog />
      <TimelineDialog isOpen={isTimelineOpen} onClose={closeTimeline} />
      <EditorDialogs />
      <ConflictDialog />
    </>
  );
}

/**
 * Undo, redo, timeline and save by keyboard. While a dialog is open, only the browser's own Ctrl+S
 * is suppressed.
 */
function useEditorShortcuts(toggleTimeline: () => void): void {
  const editor = useEditor();
  const isDialogOpen = useSelector(editor, (snapshot) => !snapshot.matches({ dialog: 'closed' }));
  const redo = (): void => {
    editor.send({ type: 'history.redo' });
  };
  useShortcuts(
    isDialogOpen
      ? { 'Mod+s': () => undefined }
      : {
          'Mod+z': () => {
            editor.send({ type: 'history.undo' });
          },
          'Mod+Shift+z': redo,
          'Mod+y': redo,
          'Mod+Shift+h': toggleTimeline,
          'Mod+s': () => {
            editor.send({ type: 'quiz.save' });
          },
        },
  );
}
