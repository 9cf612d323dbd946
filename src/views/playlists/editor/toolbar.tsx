import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { countUnsavedSteps } from '../../../domain/history/history.ts';
import { selectJournalStatus } from '../../../machines/playlists/editor/playlist-editor-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { Badge } from '../../design/display/badge.tsx';
import {
  CheckIcon,
  ClockIcon,
  HistoryIcon,
  RedoIcon,
  TriangleAlertIcon,
  UndoIcon,
} from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { useEditorSelector, usePlaylistEditor } from './editor-context.ts';

interface ToolbarProps {
  readonly isTimelineOpen: boolean;
  readonly onTimeline: () => void;
}

/** The end of the top bar: what is not on the server, undo, redo, timeline and save. */
export const Toolbar = ({ isTimelineOpen, onTimeline }: ToolbarProps): ReactNode => (
  <span className="flex items-center gap-2 max-md:gap-1">
    <SaveStatus />
    <UndoRedo />
    <TimelineButton isTimelineOpen={isTimelineOpen} onTimeline={onTimeline} />
    <SaveButton />
  </span>
);

function SaveStatus(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = usePlaylistEditor();
  const count = useEditorSelector(({ history }) => countUnsavedSteps(history));
  const hasFailed = useSelector(editor, (snapshot) =>
    snapshot.matches({ form: { editing: 'saveFailed' } }),
  );
  const journal = useSelector(editor, selectJournalStatus, (a, b) => a.kind === b.kind);
  const isSafe = count === 0 || journal.kind === 'stored' || journal.kind === 'storing';
  const getText = (): string => {
    if (!isSafe) return formatMessage('quizJournal.notStored', { count });
    if (hasFailed) return formatMessage('playlistEditor.saveFailed');
    return count === 0
      ? formatMessage('playlistEditor.saved')
      : formatMessage('playlistEditor.unsaved', { count });
  };
  const isBad = hasFailed || !isSafe;
  const tone = count > 0 ? 'warn' : 'neutral';
  const icon = count > 0 ? <ClockIcon /> : <CheckIcon />;
  return (
    <output className={count === 0 && !isBad ? 'max-md:hidden' : undefined}>
      <Badge tone={isBad ? 'bad' : tone} icon={isBad ? <TriangleAlertIcon /> : icon}>
        <span className="max-md:sr-only">{getText()}</span>
        <span aria-hidden="true" className="figures md:hidden">
          {count}
        </span>
      </Badge>
    </output>
  );
}

function UndoRedo(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = usePlaylistEditor();
  const undoName = useEditorSelector(({ history }) => history.cursor?.step.name ?? null);
  const redoName = useEditorSelector(({ history }) => history.redoStack?.node.step.name ?? null);
  return (
    <span data-keeps-focus="" className="flex gap-1.5">
      <IconButton
        label={formatMessage('quiz.editor.undo')}
        variant="secondary"
        icon={<UndoIcon />}
        kbd="Ctrl Z"
        aria-keyshortcuts="Control+Z"
        tooltip={
          undoName === null
            ? undefined
            : formatMessage('quiz.editor.undoStep', { step: formatMessage(undoName) })
        }
        disabledReason={undoName === null ? formatMessage('quiz.refusal.nothingToUndo') : undefined}
        onClick={() => {
          editor.send({ type: 'history.undo' });
        }}
      />
      <IconButton
        label={formatMessage('quiz.editor.redo')}
        variant="secondary"
        icon={<RedoIcon />}
        kbd="Ctrl Y"
        aria-keyshortcuts="Control+Y Control+Shift+Z"
        tooltip={
          redoName === null
            ? undefined
            : formatMessage('quiz.editor.redoStep', { step: formatMessage(redoName) })
        }
        disabledReason={redoName === null ? formatMessage('quiz.refusal.nothingToRedo') : undefined}
        onClick={() => {
          editor.send({ type: 'history.redo' });
        }}
      />
    </span>
  );
}

function TimelineButton({ isTimelineOpen, onTimeline }: ToolbarProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <Button
      icon={<HistoryIcon />}
      aria-keyshortcuts="Control+Shift+H"
      aria-pressed={isTimelineOpen}
      onClick={onTimeline}
    >
      <span className="max-xl:sr-only">{formatMessage('quizHistory.timeline')}</span>
    </Button>
  );
}

function SaveButton(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = usePlaylistEditor();
  const isBusy = useSelector(editor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Button
      variant="primary"
      busy={isBusy}
      disabledReason={isBusy ? formatMessage('quizForm.saving') : undefined}
      aria-keyshortcuts="Control+S"
      onClick={() => {
        editor.send({ type: 'playlist.save' });
      }}
    >
      {formatMessage('playlistEditor.save')}
      <kbd
        aria-hidden="true"
        className="rounded-sm border border-current/40 px-1.5 font-mono text-[11px]/4 max-lg:hidden"
      >
        Ctrl S
      </kbd>
    </Button>
  );
}
