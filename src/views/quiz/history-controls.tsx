import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type { Message } from '../../domain/notice.ts';
import { Button } from '../design/button.tsx';
import { IconButton } from '../design/icon-button.tsx';
import { HistoryIcon, RedoIcon, UndoIcon } from '../design/icon.tsx';
import { mergeHandlers } from '../design/merge-handlers.ts';
import { Tooltip } from '../design/tooltip.tsx';
import { useSay, useSentence } from '../shared/sentences.tsx';
import { PreviewButton } from './dialogs/quiz-preview.tsx';
import { useEditing, useEditor } from './editor-context.ts';
import { preloadTimeline } from './timeline.tsx';
import { UnsavedPill } from './unsaved-pill.tsx';

interface HistoryControlsProps {
  readonly timeline: TimelineState;
}

/** What is not on the server yet, undo, redo and save: the end of the editor's top bar. */
export const HistoryControls = ({ timeline }: HistoryControlsProps): ReactNode => (
  <span className="flex items-center gap-2 max-md:gap-1">
    <UnsavedPill />
    <UndoRedo />
    <TimelineButton {...timeline} />
    <PreviewButton place="bar" />
    <SaveButton kbd="Ctrl S" />
  </span>
);

function UndoRedo(): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const editor = useEditor();
  const undo = useEditing(({ history }) => history.cursor?.step.name ?? null);
  const redo = useEditing(({ history }) => history.undone?.cursor.step.name ?? null);
  const tip = (
    key: 'quiz.editor.undoStep' | 'quiz.editor.redoStep',
    name: Message | null,
  ): string | undefined => (name === null ? undefined : sentence(key, { step: say(name) }));
  return (
    <span data-keeps-focus="" className="flex gap-1.5">
      <IconButton
        label={sentence('quiz.editor.undo')}
        variant="secondary"
        icon={<UndoIcon />}
        kbd="Ctrl Z"
        aria-keyshortcuts="Control+Z"
        tooltip={tip('quiz.editor.undoStep', undo)}
        whyDisabled={undo === null ? sentence('quiz.refusal.nothingToUndo') : undefined}
        onClick={() => {
          editor.send({ type: 'history.undo' });
        }}
      />
      <IconButton
        label={sentence('quiz.editor.redo')}
        variant="secondary"
        icon={<RedoIcon />}
        kbd="Ctrl Y"
        aria-keyshortcuts="Control+Y Control+Shift+Z"
        tooltip={tip('quiz.editor.redoStep', redo)}
        whyDisabled={redo === null ? sentence('quiz.refusal.nothingToRedo') : undefined}
        onClick={() => {
          editor.send({ type: 'history.redo' });
        }}
      />
    </span>
  );
}

/** Whether the timeline is open, and how that changes. */
export interface TimelineState {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

function TimelineButton({ isOpen, toggle }: TimelineState): ReactNode {
  const sentence = useSentence();
  return (
    <Tooltip text={sentence('quizHistory.timeline')} kbd="Ctrl Shift H" describes={false}>
      {(trigger) => (
        <Button
          {...mergeHandlers(trigger, { onPointerEnter: preloadTimeline, onFocus: preloadTimeline })}
          icon={<HistoryIcon />}
          aria-keyshortcuts="Control+Shift+H"
          aria-pressed={isOpen}
          onClick={toggle}
        >
          <span className="max-xl:sr-only">{sentence('quizHistory.timeline')}</span>
        </Button>
      )}
    </Tooltip>
  );
}

interface SaveButtonProps {
  readonly kbd?: string;
}

function SaveButton({ kbd }: SaveButtonProps): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const isBusy = useSelector(editor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Button
      variant="primary"
      busy={isBusy}
      whyDisabled={isBusy ? sentence('quizForm.saving') : undefined}
      aria-keyshortcuts="Control+S"
      onClick={() => {
        editor.send({ type: 'quiz.save' });
      }}
    >
      {sentence('quiz.editor.save')}
      {kbd !== undefined && (
        <kbd
          aria-hidden="true"
          className="rounded-sm border border-current/40 px-1.5 font-mono text-[11px]/4 max-lg:hidden"
        >
          {kbd}
        </kbd>
      )}
    </Button>
  );
}
