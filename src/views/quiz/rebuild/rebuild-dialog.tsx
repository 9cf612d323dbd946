import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';

import { rebuildMessages } from '../../../domain/messages/rebuild-messages.ts';
import { rebuildTypes } from '../../../domain/quiz/rebuild/rebuild.ts';
import type { RebuildSectionsRef } from '../../../machines/quiz/rebuild/rebuild-sections-machine.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { RadioGroup } from '../../design/fields/radio-group.tsx';
import { Select } from '../../design/fields/select.tsx';
import { AddedMessages, useFormatMessage } from '../../shared/format-message.tsx';

interface RebuildDialogProps {
  readonly rebuild: RebuildSectionsRef;
}

/** Asks which section quizzes to rebuild and how (QIO-17 to QIO-20, QVAL-36). */
export const RebuildDialog = (props: RebuildDialogProps): ReactNode => (
  <AddedMessages messages={rebuildMessages}>
    <OpenDialog {...props} />
  </AddedMessages>
);

function OpenDialog({ rebuild }: RebuildDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const formId = useId();
  const snapshot = useSelector(rebuild, (current) => current);
  const close = (): void => {
    rebuild.send({ type: 'rebuild.close' });
  };
  return (
    <Dialog
      open={snapshot.hasTag('open')}
      onClose={close}
      closeLabel={formatMessage('common.close')}
      title={formatMessage('quizRebuild.title')}
      description={formatMessage('rebuildDialogs.detail')}
      footer={
        <>
          <Button onClick={close}>{formatMessage('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={snapshot.matches('sending')}>
            {formatMessage('rebuildDialogs.send')}
          </Button>
        </>
      }
    >
      <RebuildForm id={formId} rebuild={rebuild} />
    </Dialog>
  );
}

interface RebuildFormProps extends RebuildDialogProps {
  readonly id: string;
}

function RebuildForm({ id, rebuild }: RebuildFormProps): ReactNode {
  const formatMessage = useFormatMessage();
  const {
    form: { type, isAllUpdate },
    error,
    failure,
  } = useSelector(rebuild, ({ context }) => context);
  return (
    <form
      id={id}
      noValidate
      aria-label={formatMessage('quizRebuild.title')}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        rebuild.send({ type: 'rebuild.send' });
        if (rebuild.getSnapshot().context.error !== null)
          event.currentTarget.querySelector<HTMLElement>('[aria-haspopup=listbox]')?.focus();
      }}
    >
      <Select
        label={formatMessage('rebuildDialogs.section')}
        required
        placeholder={formatMessage('rebuildDialogs.choose')}
        choices={rebuildTypes.map((each) => ({
          value: each,
          label: formatMessage(`rebuildDialogs.types.${each}`),
        }))}
        value={type}
        error={error === null ? undefined : formatMessage(error)}
        onChange={(next) => {
          rebuild.send({ type: 'rebuild.change', form: { type: next } });
        }}
      />
      <RadioGroup
        label={formatMessage('rebuildDialogs.mode')}
        choices={[
          { value: '0', label: formatMessage('rebuildDialogs.onlyMissing') },
          { value: '1', label: formatMessage('rebuildDialogs.all') },
        ]}
        value={isAllUpdate ? '1' : '0'}
        onChange={(next) => {
          rebuild.send({ type: 'rebuild.change', form: { isAllUpdate: next === '1' } });
        }}
      />
      {failure !== null && <Alert tone="bad">{formatMessage(failure)}</Alert>}
    </form>
  );
}
