import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';

import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import type { PlaylistActionsRef } from '../../machines/playlists/playlist-actions-machine.ts';
import { Button } from '../design/buttons/button.tsx';
import { Alert } from '../design/feedback/alert.tsx';
import { TextField } from '../design/fields/text-field.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface TitleDialogProps {
  readonly actions: PlaylistActionsRef;
}

/** The dialog that asks for the title of a new playlist, or renames one. */
export function TitleDialog({ actions }: TitleDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const form = useId();
  const snapshot = useSelector(actions, (current) => current);
  const { subject, title, error, failure } = snapshot.context;
  const close = (): void => {
    actions.send({ type: 'title.close' });
  };
  return (
    <Dialog
      open={snapshot.hasTag('open')}
      onClose={close}
      closeLabel={formatMessage('common.close')}
      title={formatMessage(subject === null ? 'playlists.createTitle' : 'playlists.renameTitle')}
      footer={
        <>
          <Button onClick={close}>{formatMessage('common.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" busy={snapshot.matches('saving')}>
            {formatMessage(subject === null ? 'playlists.createSave' : 'playlists.renameSave')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          actions.send({ type: 'title.save' });
        }}
      >
        <TextField
          label={formatMessage('playlists.titleField')}
          value={title}
          error={error === null ? undefined : formatMessage(error)}
          required
          autoFocus
          onChange={(text) => {
            actions.send({ type: 'title.type', title: text });
          }}
        />
        {failure !== null && <Alert tone="bad">{formatMessage(getFailureMessage(failure))}</Alert>}
      </form>
    </Dialog>
  );
}
