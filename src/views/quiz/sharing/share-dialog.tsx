import { useSelector } from '@xstate/react';
import { useId, useRef, type ReactNode, type RefObject } from 'react';

import { mostAtOnce } from '../../../domain/sharing/limits.ts';
import { shareFailureMessage } from '../../../domain/sharing/share-failure.ts';
import {
  selectHasInvalid,
  selectHasTooMany,
  type QuizShareRef,
} from '../../../machines/quiz/sharing/quiz-share-machine.ts';
import { Alert } from '../../design/alert.tsx';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { RefreshIcon, ShareIcon } from '../../design/icon.tsx';
import { useSay, useSentence } from '../../shared/sentences.tsx';
import { ReadersList } from './readers-list.tsx';
import { RecipientsField } from './recipients-field.tsx';

const focusFault = (form: HTMLElement, field: HTMLElement | null): void => {
  (form.querySelector<HTMLElement>('[data-tone=bad] [data-chip]') ?? field)?.focus();
};

interface ShareDialogProps {
  readonly share: QuizShareRef;
}

/** Shares a quiz with people by e-mail and shows who has access (QSHR-01 to QSHR-13). */
export function ShareDialog({ share }: ShareDialogProps): ReactNode {
  const sentence = useSentence();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const isOpen = useSelector(share, (snapshot) => snapshot.hasTag('open'));
  const isSending = useSelector(share, (snapshot) => snapshot.hasTag('sending'));
  const title = useSelector(share, ({ context }) => context.quiz?.title);
  const close = (): void => {
    share.send({ type: 'share.close' });
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      closeLabel={sentence('common.close')}
      title={sentence('quizSharing.title')}
      description={<span className="wrap-anywhere">{title}</span>}
      size="m"
      footer={
        <>
          <Button onClick={close}>{sentence('common.cancel')}</Button>
          <Button
            ref={submit}
            type="submit"
            form={form}
            variant="primary"
            icon={<ShareIcon />}
            busy={isSending}
          >
            {sentence('quizSharing.send')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <form
          id={form}
          noValidate
          aria-label={sentence('quizSharing.title')}
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            share.send({ type: 'share.send' });
            if (share.getSnapshot().context.fault !== null)
              focusFault(event.currentTarget, field.current);
          }}
        >
          <RecipientsField share={share} inputRef={field} />
          <Remark share={share} />
          <Remedies share={share} field={field} />
          <Failed share={share} submit={submit} />
        </form>
        <ReadersList share={share} />
      </div>
    </Dialog>
  );
}

function Remark({ share }: ShareDialogProps): ReactNode {
  const say = useSay();
  const remark = useSelector(share, ({ context }) => context.remark);
  return (
    <div
      role="status"
      className="figures min-h-4 text-xs whitespace-pre-line text-ink-2 wrap-anywhere"
    >
      {remark !== null && say(remark)}
    </div>
  );
}

interface RemediesProps extends ShareDialogProps {
  readonly field: RefObject<HTMLInputElement | null>;
}

/** What helps at once; the buttons go with their cause, so the focus goes to the field. */
function Remedies({ share, field }: RemediesProps): ReactNode {
  const sentence = useSentence();
  const hasInvalid = useSelector(share, selectHasInvalid);
  const hasTooMany = useSelector(share, selectHasTooMany);
  const { recipients, fault } = useSelector(share, ({ context }) => context);
  const take = (type: 'share.removeInvalid' | 'share.keepFirst') => (): void => {
    field.current?.focus();
    share.send({ type });
  };
  return (
    (hasInvalid || hasTooMany) && (
      <div className="flex flex-wrap items-center gap-2">
        {hasTooMany && fault === null && (
          <p className="figures text-xs text-bad">
            {sentence('quizSharing.tooMany', { most: mostAtOnce, count: recipients.length })}
          </p>
        )}
        {hasInvalid && (
          <Button onClick={take('share.removeInvalid')}>
            {sentence('quizSharing.removeInvalid')}
          </Button>
        )}
        {hasTooMany && (
          <Button onClick={take('share.keepFirst')}>
            {sentence('quizSharing.keepFirst', { most: mostAtOnce })}
          </Button>
        )}
      </div>
    )
  );
}

interface FailedProps extends ShareDialogProps {
  readonly submit: RefObject<HTMLButtonElement | null>;
}

/** Why the request failed; trying again goes through the dialog's own button, which stays when this message goes. */
function Failed({ share, submit }: FailedProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const failure = useSelector(share, ({ context }) => context.failure);
  const retry = (): void => {
    submit.current?.focus();
    submit.current?.click();
  };
  return (
    failure !== null && (
      <Alert
        tone="bad"
        title={sentence('common.error')}
        action={
          <Button icon={<RefreshIcon />} onClick={retry}>
            {sentence('common.retry')}
          </Button>
        }
      >
        {say(shareFailureMessage(failure))}
      </Alert>
    )
  );
}
