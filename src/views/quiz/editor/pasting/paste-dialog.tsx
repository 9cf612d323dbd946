import { useSelector } from '@xstate/react';
import type { KeyboardEvent, ReactNode } from 'react';

import { pasteMessages } from '../../../../domain/messages/paste-messages.ts';
import { countTicked } from '../../../../machines/quiz/editor/dialogs/question-paste-machine.ts';
import { isPasteField } from '../../../../domain/quiz/paste/paste-content.ts';
import { findPastePlace } from '../../../../domain/quiz/paste/paste-place.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { Kbd } from '../../../design/display/kbd.tsx';
import { isComposing } from '../../../design/hooks/is-composing.ts';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { PastePreview } from './paste-preview.tsx';
import type { QuestionPasteRef } from './question-paste-ref.ts';
import { AddedMessages, useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor, useEditorSelector } from '../editor-context.ts';

interface PasteDialogProps {
  readonly paste: QuestionPasteRef;
}

/** Enter adds the questions, unless it presses the control with the focus. */
function isEnterForControl({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('button, [role="listbox"]') !== null;
}

const escapeKey = { kbd: 'Esc', 'aria-keyshortcuts': 'Escape' } as const;

/**
 * The dialog of pasted questions. Enter adds them. Escape pastes all as text into the field, or
 * nothing where there is none.
 */
export const PasteDialog = ({ paste }: PasteDialogProps): ReactNode => (
  <AddedMessages messages={pasteMessages}>
    <OpenPaste paste={paste} />
  </AddedMessages>
);

function OpenPaste({ paste }: PasteDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const isShown = useSelector(
    paste,
    (snapshot) => snapshot.matches('previewing') || snapshot.matches('readingAgain'),
  );
  const found = useSelector(paste, ({ context }) => context.reading?.questions.length ?? 0);
  const count = useSelector(paste, ({ context }) => countTicked(context));
  const hasField = useSelector(paste, ({ context }) => isPasteField(context.target));
  const canAdd = useSelector(paste, (snapshot) => snapshot.can({ type: 'paste.add' }));
  const add = (): void => {
    paste.send({ type: 'paste.add' });
  };
  const pasteAsText = (): void => {
    paste.send({ type: 'paste.asText' });
  };
  return (
    // The keys of the dialog come here from the portal that it is shown in.
    <div
      role="presentation"
      className="contents"
      onKeyDown={(event) => {
        if (event.defaultPrevented || isComposing(event)) return;
        if (event.key === 'Escape' && hasField) pasteAsText();
        else if (event.key === 'Enter' && !isEnterForControl(event)) add();
        else return;
        event.preventDefault();
      }}
    >
      <Dialog
        open={isShown}
        onClose={() => {
          editor.send({ type: 'paste.close' });
        }}
        title={formatMessage(found === 0 ? 'quizPaste.none' : 'quizPaste.title', { count: found })}
        hideTitle
        size="xl"
        footer={
          <>
            <PasteRange paste={paste} count={count} />
            <Button {...(hasField && escapeKey)} onClick={pasteAsText}>
              {formatMessage(hasField ? 'quizPaste.asText' : 'quizPaste.asQuestion')}
            </Button>
            <Button
              variant="primary"
              kbd="Enter"
              aria-keyshortcuts="Enter"
              data-autofocus=""
              disabledReason={canAdd ? undefined : formatMessage('quizPaste.nothingTicked')}
              onClick={add}
            >
              {formatMessage('quizPaste.addAll', { count })}
            </Button>
          </>
        }
      >
        <PastePreview paste={paste} />
      </Dialog>
    </div>
  );
}

interface PasteRangeProps extends PasteDialogProps {
  readonly count: number;
}

/** Says which numbers the questions get, and that one undo takes them back. */
function PasteRange({ paste, count }: PasteRangeProps): ReactNode {
  const formatMessage = useFormatMessage();
  const target = useSelector(paste, ({ context }) => context.target);
  const first = useEditorSelector(
    ({ history }) => findPastePlace(history.draft, target)?.firstNumber ?? 1,
  );
  return (
    <p className="me-auto self-center text-sm text-ink-2">
      <span>{formatMessage('quizPaste.range', { count, first, last: first + count - 1 })}</span>
      {count > 0 && (
        <span className="max-lg:hidden">
          {' '}
          <Kbd>Ctrl Z</Kbd> {formatMessage('quizPaste.undo', { count })}
        </span>
      )}
    </p>
  );
}
