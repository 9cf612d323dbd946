import { useState, type ReactNode } from 'react';

import { maxViewNameLength } from '../../../../domain/lists/change-list-settings.ts';
import type { ListView } from '../../../../domain/lists/list-settings.ts';
import { listViewMessages } from '../../../../domain/messages/list-view-messages.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { Checkbox } from '../../../design/fields/checkbox.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { AddedMessages, useFormatMessage } from '../../format-message.tsx';

interface ViewFormProps {
  /** The views that have another name. */
  readonly others: readonly ListView[];
  readonly name: string;
  readonly isDefault: boolean;
  readonly onSave: (name: string, isDefault: boolean) => void;
}

/** The name of a view, and whether the list opens with it. */
export const ViewForm = (props: ViewFormProps): ReactNode => (
  <AddedMessages messages={listViewMessages}>
    <Fields {...props} />
  </AddedMessages>
);

function Fields({ others, name, isDefault, onSave }: ViewFormProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [text, setText] = useState(name);
  const [opensFirst, setOpensFirst] = useState(isDefault);
  const [isChecked, setChecked] = useState(false);
  const trimmed = text.trim();
  const isTaken = others.some((view) => view.name.toLowerCase() === trimmed.toLowerCase());
  const error = trimmed === '' ? 'listViews.nameRequired' : 'listViews.nameTaken';
  const isValid = trimmed !== '' && !isTaken;
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (isValid) onSave(trimmed, opensFirst);
      }}
    >
      <TextField
        autoFocus
        label={formatMessage('listViews.name')}
        maxLength={maxViewNameLength}
        value={text}
        onChange={setText}
        error={(isChecked || isTaken) && !isValid ? formatMessage(error) : undefined}
      />
      <Checkbox
        label={formatMessage('listViews.isDefault')}
        checked={opensFirst}
        onChange={setOpensFirst}
      />
      <span className="justify-self-end">
        <Button type="submit" variant="primary">
          {formatMessage('common.save')}
        </Button>
      </span>
    </form>
  );
}
