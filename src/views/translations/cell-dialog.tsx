import { useSelector } from '@xstate/react';
import { type ReactNode, useId } from 'react';

import { failureMessage } from '../../domain/failure-message.ts';
import type { SiteLanguage } from '../../domain/translations/languages.ts';
import type { CellFormRef } from '../../machines/translations/cell-form-machine.ts';
import type { GroupChoicesRef } from '../../machines/translations/group-machines.ts';
import { Alert } from '../design/alert.tsx';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { RefreshIcon } from '../design/icon.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { useAskFirst } from '../shared/ask-first.ts';
import { useSay, useSentence } from '../shared/sentences.tsx';
import { CellConflict } from './cell-conflict.tsx';
import { CellFields } from './cell-fields.tsx';

interface CellDialogProps {
  readonly form: CellFormRef;
  readonly groups: GroupChoicesRef;
  readonly language: SiteLanguage;
  readonly onFillEnglish: () => void;
  readonly onClose: () => void;
}

/** The dialog 'Update translation' of a cell (TRAN-09, TRAN-19 to TRAN-23, decision 38). */
export function CellDialog({
  form,
  groups,
  language,
  onFillEnglish,
  onClose,
}: CellDialogProps): ReactNode {
  const sentence = useSentence();
  const askFirst = useAskFirst();
  const id = useId();
  const close = (): void => {
    askFirst(form, onClose);
  };
  const snapshot = useSelector(form, (current) => current);
  const isClash = snapshot.matches({ editing: 'conflict' });
  const isReady = !snapshot.matches('loading') && !snapshot.matches('loadFailed');
  return (
    <Dialog
      open
      size="m"
      onClose={close}
      closeLabel={sentence('common.close')}
      title={sentence('translations.updateTitle')}
      description={sentence('translations.cellOf', {
        language: language.name,
        key: snapshot.context.subject.key,
      })}
      footer={
        <>
          <Button onClick={close}>{sentence('common.cancel')}</Button>
          {isReady && !isClash && (
            <Button type="submit" form={id} variant="primary" busy={snapshot.matches('saving')}>
              {sentence('common.save')}
            </Button>
          )}
        </>
      }
    >
      <form
        id={id}
        noValidate
        aria-label={sentence('translations.updateTitle')}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          form.send({ type: 'form.submit' });
        }}
      >
        {snapshot.matches('loading') && (
          <div role="status" className="grid gap-4 py-2">
            <span className="sr-only">{sentence('common.loading')}</span>
            <Skeleton width={70} />
            <Skeleton width={50} />
          </div>
        )}
        {isClash ? (
          <CellConflict form={form} groups={groups} language={language} />
        ) : (
          <CellFailure form={form} />
        )}
        {isReady && (
          <CellFields
            form={form}
            groups={groups}
            language={language}
            onFillEnglish={() => {
              askFirst(form, onFillEnglish);
            }}
          />
        )}
      </form>
    </Dialog>
  );
}

function CellFailure({ form }: Pick<CellDialogProps, 'form'>): ReactNode {
  const sentence = useSentence();
  const say = useSay();
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
            {sentence('common.retry')}
          </Button>
        )
      }
    >
      {say(
        failure.kind === 'notFound'
          ? { key: 'translations.gone' }
          : failureMessage(failure, { key: 'translations.updateFailed' }),
      )}
    </Alert>
  );
}
