import { useState, type KeyboardEvent, type ReactNode } from 'react';

import type { MessageKey } from '../../../../domain/messages/en.ts';
import { maxTitleCharacters } from '../../../../domain/quiz/draft/quiz-limits.ts';
import { focusField } from '../../../design/fields/focus-field.ts';
import { TextField } from '../../../design/fields/text-field.tsx';
import { isComposing } from '../../../design/hooks/is-composing.ts';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor } from '../editor-context.ts';

function findTitleError(title: string): MessageKey | null {
  if (title.trim() === '') return 'quiz.check.required';
  return title.length > maxTitleCharacters ? 'quiz.check.activityTitleTooLong' : null;
}

interface RenameFieldProps {
  /** The activity's key. */
  readonly activity: string;
  readonly title: string;
  /** The activity's title, or what stands for an empty one. */
  readonly name: string;
  /** Called when the field is left; `byKey` tells that the focus goes back to the activity. */
  readonly onClose: (byKey: boolean) => void;
}

/**
 * Renames an activity in its list: Enter and leaving the field save, Escape does not. A title that
 * cannot be saved keeps the field open.
 */
export function RenameField({ activity, title, name, onClose }: RenameFieldProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const [text, setText] = useState(title);
  const [error, setError] = useState<MessageKey | null>(null);
  const save = (): void => {
    editor.send({ type: 'activity.rename', activity, title: text });
    editor.send({ type: 'field.leave' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event) || !['Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    const found = event.key === 'Enter' ? findTitleError(text) : null;
    if (found !== null) {
      setError(found);
      return;
    }
    if (event.key === 'Enter') save();
    onClose(true);
  };
  return (
    <div className="min-w-0 grow py-1">
      <TextField
        ref={focusField}
        label={formatMessage('quizCards.newTitle', { name })}
        hideLabel
        value={text}
        error={error === null ? undefined : formatMessage(error)}
        onChange={(next) => {
          setText(next);
          setError(null);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (findTitleError(text) === null) save();
          onClose(false);
        }}
      />
    </div>
  );
}
