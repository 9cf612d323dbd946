import { useSelector } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import type { SnapshotFrom } from 'xstate';

import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import type { SiteLanguage } from '../../domain/translations/languages.ts';
import type {
  CellFormRef,
  cellFormMachine,
} from '../../machines/translations/cell-form-machine.ts';
import type { GroupChoicesRef } from '../../machines/translations/group-machines.ts';
import { Alert } from '../design/feedback/alert.tsx';
import { Button } from '../design/buttons/button.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { RefreshIcon } from '../design/icons/icons.tsx';
import { Skeleton } from '../design/feedback/skeleton.tsx';
import { useConfirmDiscard } from '../shared/confirm-discard.ts';
import { useFocusFirstError } from '../shared/use-focus-first-error.ts';
import { useFormatMessage } from '../shared/format-message.tsx';
import { useLanguageName } from '../shared/use-language-name.ts';
import { CellConflict } from './cell-conflict.tsx';
import { CellFields } from './cell-fields.tsx';

interface CellDialogProps {
  readonly form: CellFormRef;
  readonly groups: GroupChoicesRef;
  readonly language: SiteLanguage;
  readonly onFillEnglish: () => void;
  readonly onClose: () => void;
}

const selectIsReady = (snapshot: SnapshotFrom<typeof cellFormMachine>): boolean =>
  !snapshot.matches('loading') && !snapshot.matches('loadFailed');

interface CellFormBodyProps extends Omit<CellDialogProps, 'onClose'> {
  readonly id: string;
}

/** The form in its current state: placeholders, conflict, error or fields. */
function CellFormBody({ id, form, groups, language, onFillEnglish }: CellFormBodyProps): ReactNode {
  const formatMessage = useFormatMessage();
  const snapshot = useSelector(form, (current) => current);
  const isConflict = snapshot.matches({ editing: 'conflict' });
  return (
    <form
      ref={useFocusFirstError(snapshot.context.rejectedSubmitCount)}
      id={id}
      noValidate
      aria-label={formatMessage('translations.updateTitle')}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        form.send({ type: 'form.submit' });
      }}
    >
      {snapshot.matches('loading') && (
        <div role="status" className="grid gap-4 py-2">
          <span className="sr-only">{formatMessage('common.loading')}</span>
          <Skeleton width={70} />
          <Skeleton width={50} />
        </div>
      )}
      {isConflict ? (
        <CellConflict form={form} groups={groups} language={language} />
      ) : (
        <CellFailure form={form} />
      )}
      {selectIsReady(snapshot) && (
        <CellFields form={form} groups={groups} language={language} onFillEnglish={onFillEnglish} />
      )}
    </form>
  );
}

/** The dialog 'Update translation' of a cell (TRAN-09, TRAN-19 to TRAN-23, PD-38). */
export function CellDialog({
  form,
  groups,
  language,
  onFillEnglish,
  onClose,
}: CellDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const getLanguageName = useLanguageName();
  const askFirst = useConfirmDiscard();
  const id = useId();
  const close = (): void => {
    askFirst(form, onClose);
  };
  const snapshot = useSelector(form, (current) => current);
  const isConflict = snapshot.matches({ editing: 'conflict' });
  return (
    <Dialog
      open
      size="m"
      onClose={close}
      closeLabel={formatMessage('common.close')}
      title={formatMessage('translations.updateTitle')}
      description={formatMessage('translations.cellOf', {
        language: getLanguageName(language.tag),
        key: snapshot.context.subject.key,
      })}
      footer={
        <>
          <Button onClick={close}>{formatMessage('common.cancel')}</Button>
          {selectIsReady(snapshot) && !isConflict && (
            <Button type="submit" form={id} variant="primary" busy={snapshot.matches('saving')}>
              {formatMessage('common.save')}
            </Button>
          )}
        </>
      }
    >
      <CellFormBody
        id={id}
        form={form}
        groups={groups}
        language={language}
        onFillEnglish={() => {
          askFirst(form, onFillEnglish);
        }}
      />
    </Dialog>
  );
}

function CellFailure({ form }: Pick<CellDialogProps, 'form'>): ReactNode {
  const formatMessage = useFormatMessage();
  const failure = useSelector(form, ({ context }) => context.failure);
  const isUnread = useSelector(form, (snapshot) => snapshot.matches('loadFailed'));
  if (failure === null || failure.kind === 'invalid') return null;
  return (
    <Alert
      tone="bad"
      action={
        isUnread && (
          <Button
            icon={<RefreshIcon />}
            onClick={() => {
              form.send({ type: 'form.reload' });
            }}
          >
            {formatMessage('common.retry')}
          </Button>
        )
      }
    >
      {formatMessage(
        failure.kind === 'notFound'
          ? { key: 'translations.gone' }
          : getFailureMessage(failure, { key: 'translations.updateFailed' }),
      )}
    </Alert>
  );
}
