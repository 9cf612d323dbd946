import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';

import type { Message } from '../../../domain/messages/message.ts';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { HistoryIcon, RedoIcon, UndoIcon } from '../../design/icons/icons.tsx';
import { SaveIcon } from '../../design/icons/save-icon.tsx';
import { formatKeys } from '../../design/keyboard.ts';
import { mergeHandlers } from '../../design/buttons/merge-handlers.ts';
import { Spinner } from '../../design/feedback/spinner.tsx';
import { Tooltip } from '../../design/overlays/tooltip.tsx';
import { useFormatMessage } from '../format-message.tsx';
import { useOpenEditor, useOpenEditorSelector, useEditorTag } from './open-editor.ts';
import { preloadTimeline } from '../history/timeline.tsx';
import { editorKeys } from './editor-keys.ts';
import { SaveStatus } from './save-status.tsx';

interface EditorToolbarProps {
  readonly timeline: TimelineState;
  /** Further buttons, before the save button. */
  readonly children?: ReactNode;
}

/** The end of an editor's top bar: save status, undo, redo, timeline and save. */
export const EditorToolbar = ({ timeline, children }: EditorToolbarProps): ReactNode => (
  <span className="flex items-center gap-2 max-md:gap-px max-md:[&>button]:px-2.5">
    <SaveStatus />
    <UndoRedoButtons />
    <TimelineButton {...timeline} />
    {children}
    <SaveButtons />
  </span>
);

function UndoRedoButtons(): ReactNode {
  const formatMessage = useFormatMessage();
  const { editor } = useOpenEditor();
  const undoName = useOpenEditorSelector(({ history }) => history.cursor?.step.name ?? null);
  const redoName = useOpenEditorSelector(
    ({ history }) => history.redoStack?.node.step.name ?? null,
  );
  const formatTooltip = (
    key: 'quiz.editor.undoStep' | 'quiz.editor.redoStep',
    name: Message | null,
  ): string | undefined =>
    name === null ? undefined : formatMessage(key, { step: formatMessage(name) });
  return (
    <span data-keeps-focus="" className="flex gap-1.5 max-md:gap-px">
      <IconButton
        label={formatMessage('quiz.editor.undo')}
        variant="secondary"
        icon={<UndoIcon />}
        kbd={editorKeys.undo}
        aria-keyshortcuts="Control+Z"
        tooltip={formatTooltip('quiz.editor.undoStep', undoName)}
        disabledReason={undoName === null ? formatMessage('quiz.refusal.nothingToUndo') : undefined}
        onClick={() => {
          editor.send({ type: 'history.undo' });
        }}
      />
      <IconButton
        label={formatMessage('quiz.editor.redo')}
        variant="secondary"
        icon={<RedoIcon />}
        kbd={editorKeys.redo}
        aria-keyshortcuts="Control+Y Control+Shift+Z"
        tooltip={formatTooltip('quiz.editor.redoStep', redoName)}
        disabledReason={redoName === null ? formatMessage('quiz.refusal.nothingToRedo') : undefined}
        onClick={() => {
          editor.send({ type: 'history.redo' });
        }}
      />
    </span>
  );
}

/** Whether the timeline is open, and a function that opens or closes it. */
export interface TimelineState {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

function TimelineButton({ isOpen, toggle }: TimelineState): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <Tooltip
      text={formatMessage('quizHistory.timeline')}
      kbd={editorKeys.timeline}
      describes={false}
    >
      {(trigger) => (
        <Button
          {...mergeHandlers(trigger, { onPointerEnter: preloadTimeline, onFocus: preloadTimeline })}
          icon={<HistoryIcon />}
          aria-keyshortcuts="Control+Shift+H"
          aria-pressed={isOpen}
          onClick={toggle}
        >
          <span className="max-xl:sr-only">{formatMessage('quizHistory.timeline')}</span>
        </Button>
      )}
    </Tooltip>
  );
}

/** A quiz is saved and left, or saved here; a playlist is always saved here. */
function SaveButtons(): ReactNode {
  const formatMessage = useFormatMessage();
  const { editor, edited } = useOpenEditor();
  const isBusy = useEditorTag('busy');
  const isSavingInPlace = useEditorTag('savingInPlace');
  const disabledReason = isBusy ? formatMessage('quizForm.saving') : undefined;
  const saveAndStay = (): void => {
    editor.send({ type: 'editor.saveAndStay' });
  };
  if (edited === 'playlist')
    return (
      <Button
        variant="primary"
        busy={isBusy}
        disabledReason={disabledReason}
        icon={isSavingInPlace && <Spinner size="s" />}
        aria-keyshortcuts="Control+S"
        onClick={saveAndStay}
      >
        <span className="flex items-center gap-2">
          <span>{formatMessage('playlistEditor.save')}</span>
          <SaveKey />
        </span>
      </Button>
    );
  return (
    <span className="flex max-md:[&>button]:px-1 [&>button]:first:rounded-e-none [&>button]:last:rounded-s-none [&>button]:last:border-s-accent-ink/40">
      <Button
        variant="primary"
        busy={isBusy}
        disabledReason={disabledReason}
        onClick={() => {
          editor.send({ type: 'editor.save' });
        }}
      >
        {formatMessage('quiz.editor.save')}
      </Button>
      <IconButton
        label={formatMessage('quiz.editor.saveAndStay')}
        variant="primary"
        icon={isSavingInPlace ? <Spinner size="s" /> : <SaveIcon />}
        kbd={editorKeys.save}
        aria-keyshortcuts="Control+S"
        busy={isBusy}
        disabledReason={disabledReason}
        onClick={saveAndStay}
      />
    </span>
  );
}

const SaveKey = (): ReactNode => (
  <kbd
    aria-hidden="true"
    className="rounded-sm border border-current/40 px-1.5 font-mono text-[11px]/4 max-lg:hidden"
  >
    {formatKeys(editorKeys.save, useLocale())}
  </kbd>
);
