import { getSelectedActivity } from '../../../../domain/quiz/draft/locate.ts';
import type { Message } from '../../../../domain/messages/message.ts';
import type { MessageKey } from '../../../../domain/messages/en.ts';
import type { EditorEvent } from '../../../../machines/quiz/editor/events.ts';
import { editorKeys } from '../../../shared/editor/editor-keys.ts';
import type { ScreenCommand } from '../../../shared/screen-commands.ts';
import type { QuizEditorRef } from '../editor-context.ts';

interface EventCommand {
  readonly label: MessageKey | Message;
  readonly keys?: string;
  readonly event: EditorEvent;
}

const beforeActivity: readonly EventCommand[] = [
  { label: 'quiz.editor.addQuestion', event: { type: 'question.add' } },
  { label: 'quizDialogs.video.open', event: { type: 'videos.open' } },
  { label: 'quizDialogs.playlists.open', event: { type: 'import.open' } },
  { label: 'quiz.editor.addActivityLabel', event: { type: 'activity.add' } },
];

const afterActivity: readonly EventCommand[] = [
  {
    label: 'quizCommands.find',
    keys: editorKeys.find,
    event: { type: 'find.open', text: '', replaces: false },
  },
  { label: 'quizCommands.replace', event: { type: 'find.open', text: '', replaces: true } },
  { label: 'quizCommands.goTo', keys: editorKeys.goTo, event: { type: 'goTo.open' } },
  { label: 'quiz.editor.undo', keys: editorKeys.undo, event: { type: 'history.undo' } },
  { label: 'quiz.editor.redo', keys: editorKeys.redo, event: { type: 'history.redo' } },
  { label: 'quizSelection.all', event: { type: 'items.selectAll' } },
  { label: 'quizSelection.clear', event: { type: 'items.clearSelection' } },
  { label: 'quiz.editor.collapseAll', event: { type: 'collapse.all' } },
  { label: 'quiz.editor.expandAll', event: { type: 'collapse.none' } },
  { label: 'quizDialogs.preview.open', event: { type: 'preview.open' } },
  {
    label: 'quiz.editor.saveAndStay',
    keys: editorKeys.save,
    event: { type: 'editor.saveAndStay' },
  },
  { label: 'quizCommands.saveAndLeave', event: { type: 'editor.save' } },
];

/** Returns the commands of the quiz editor that can be run now. */
export function listEditorCommands(
  editor: QuizEditorRef,
  toggleTimeline: () => void,
): readonly ScreenCommand[] {
  const snapshot = editor.getSnapshot();
  const { history, selected } = snapshot.context;
  const { key: activity, title } = getSelectedActivity(history.draft, selected);
  const duplicate: EventCommand = {
    label: { key: 'quizSelection.duplicateName', values: { name: title } },
    event: { type: 'activity.duplicate', activity },
  };
  return [
    ...[...beforeActivity, duplicate, ...afterActivity]
      .filter(({ event }) => snapshot.can(event))
      .map(({ label, keys, event }, at): ScreenCommand => ({
        id: `screen ${String(at)}`,
        label: typeof label === 'string' ? { key: label } : label,
        keys,
        run: () => {
          editor.send(event);
        },
      })),
    {
      id: 'screen timeline',
      label: { key: 'quizCommands.timeline' },
      keys: editorKeys.timeline,
      run: toggleTimeline,
    },
  ];
}
