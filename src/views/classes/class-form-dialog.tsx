import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';

import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import type { ClassFormRef } from '../../machines/classes/class-form-machines.ts';
import { Button } from '../design/buttons/button.tsx';
import { Alert } from '../design/feedback/alert.tsx';
import { TextField } from '../design/fields/text-field.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { useConfirmDiscard } from '../shared/confirm-discard.ts';
import { FormConflict } from '../shared/forms/form-conflict.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface ClassFormDialogProps {
  readonly form: ClassFormRef;
  readonly onClose: () => void;
}

/** The dialog that creates or renames a class (CLS-01, CLS-03). */
export function ClassFormDialog({ form, onClose }: ClassFormDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const askFirst = useConfirmDiscard();
  const formId = useId();
  const isNew = useSelector(form, ({ context }) => context.subject === null);
  const isSaving = useSelector(form, (snapshot) => snapshot.matches('saving'));
  const isConflict = useSelector(form, (snapshot) => snapshot.matches({ editing: 'conflict' }));
  const close = (): void => {
    askFirst(form, onClose);
  };
  return (
    <Dialog
      open
      onClose={close}
      closeLabel={formatMessage('common.close')}
      title={formatMessage(isNew ? 'classes.createTitle' : 'classes.rename')}
      description={isNew ? formatMessage('classes.createDetail') : undefined}
      footer={
        <>
          <Button onClick={close}>{formatMessage('common.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={isSaving}
            disabledReason={isConflict ? formatMessage('forms.conflict.title') : undefined}
          >
            {formatMessage(isNew ? 'classes.createButton' : 'classes.rename')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label={formatMessage(isNew ? 'classes.createTitle' : 'classes.rename')}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          form.send({ type: 'form.submit' });
        }}
      >
        <ClassFormContent form={form} isConflict={isConflict} />
      </form>
    </Dialog>
  );
}

interface ClassFormContentProps {
  readonly form: ClassFormRef;
  readonly isConflict: boolean;
}

function ClassFormContent({ form, isConflict }: ClassFormContentProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { values, errors, failure } = useSelector(form, ({ context }) => context);
  const error = errors['title']?.[0];
  return (
    <>
      {isConflict && (
        <FormConflict
          form={form}
          listDifferences={(local, remote) => [
            { label: formatMessage('classes.name'), local: local.title, remote: remote.title },
          ]}
        />
      )}
      <TextField
        label={formatMessage('classes.name')}
        value={values.title}
        error={error && formatMessage(error)}
        required
        autoFocus
        autoComplete="off"
        onChange={(title) => {
          form.send({ type: 'form.change', values: { title } });
        }}
      />
      {failure !== null && failure.kind !== 'invalid' && !isConflict && (
        <Alert tone="bad" title={formatMessage('common.error')}>
          {formatMessage(getFailureMessage(failure))}
        </Alert>
      )}
    </>
  );
}
