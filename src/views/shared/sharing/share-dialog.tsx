import { useSelector } from '@xstate/react';
import { useId, useRef, type ReactNode, type RefObject } from 'react';

import { maxRecipients } from '../../../domain/sharing/recipients.ts';
import type { Message } from '../../../domain/messages/message.ts';
import { shareMessages } from '../../../domain/messages/share-messages.ts';
import { getFailureMessage } from '../../../domain/messages/failure-message.ts';
import {
  selectHasInvalid,
  selectHasTooMany,
  type ShareRef,
} from '../../../machines/shared/sharing/share-machine.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { RefreshIcon, ShareIcon } from '../../design/icons/icons.tsx';
import { AddedMessages, useFormatMessage } from '../../shared/format-message.tsx';
import { ReadersList } from './readers-list.tsx';
import { RecipientsField } from './recipients-field.tsx';

const focusFirstError = (form: HTMLElement, field: HTMLElement | null): void => {
  (form.querySelector<HTMLElement>('[data-tone=bad] [data-chip]') ?? field)?.focus();
};

/** The texts that differ between what is shared. */
export interface ShareTexts {
  readonly title: string;
  /** The mark of an address whose account may not have it. */
  readonly notAccess: string;
  /** The message when it no longer exists. */
  readonly gone: string;
  /** The message of a failure without one of its own. */
  readonly failed?: Message;
}

interface ShareDialogProps {
  readonly share: ShareRef;
  readonly texts: ShareTexts;
  /** Whether those who have access are listed, as they are for one quiz or class. */
  readonly withReaders?: boolean;
}

/**
 * Shares a quiz or a class with people by e-mail and shows who has access (QSHR-01 to QSHR-13,
 * CLS-05).
 */
export const ShareDialog = (props: ShareDialogProps): ReactNode => (
  <AddedMessages messages={shareMessages}>
    <OpenShareDialog {...props} />
  </AddedMessages>
);

function OpenShareDialog({ share, texts, withReaders = true }: ShareDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const isOpen = useSelector(share, (snapshot) => snapshot.hasTag('open'));
  const isSending = useSelector(share, (snapshot) => snapshot.hasTag('sending'));
  const title = useSelector(share, ({ context }) => context.item?.title);
  const close = (): void => {
    share.send({ type: 'share.close' });
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      closeLabel={formatMessage('common.close')}
      title={texts.title}
      description={<span className="wrap-anywhere">{title}</span>}
      size="m"
      footer={
        <>
          <Button onClick={close}>{formatMessage('common.cancel')}</Button>
          <Button
            ref={submit}
            type="submit"
            form={formId}
            variant="primary"
            icon={<ShareIcon />}
            busy={isSending}
          >
            {formatMessage('shareDialog.send')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <form
          id={formId}
          noValidate
          aria-label={texts.title}
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            share.send({ type: 'share.send' });
            if (share.getSnapshot().context.error !== null)
              focusFirstError(event.currentTarget, field.current);
          }}
        >
          <RecipientsField share={share} notAccess={texts.notAccess} inputRef={field} />
          <ShareStatus share={share} />
          <QuickFixes share={share} field={field} />
          <ShareFailureAlert share={share} texts={texts} submit={submit} />
        </form>
        {withReaders && <ReadersList share={share} />}
      </div>
    </Dialog>
  );
}

type SharePartProps = Pick<ShareDialogProps, 'share'>;

function ShareStatus({ share }: SharePartProps): ReactNode {
  const formatMessage = useFormatMessage();
  const remark = useSelector(share, ({ context }) => context.statusMessage);
  return (
    <div
      role="status"
      className="figures min-h-4 text-xs whitespace-pre-line text-ink-2 wrap-anywhere"
    >
      {remark !== null && formatMessage(remark)}
    </div>
  );
}

interface QuickFixesProps extends SharePartProps {
  readonly field: RefObject<HTMLInputElement | null>;
}

/**
 * Buttons that remove invalid or excess recipients. They disappear after use, so the focus moves to
 * the field.
 */
function QuickFixes({ share, field }: QuickFixesProps): ReactNode {
  const formatMessage = useFormatMessage();
  const hasInvalid = useSelector(share, selectHasInvalid);
  const hasTooMany = useSelector(share, selectHasTooMany);
  const { recipients, error: fault } = useSelector(share, ({ context }) => context);
  const fix = (type: 'share.removeInvalid' | 'share.keepFirst') => (): void => {
    field.current?.focus();
    share.send({ type });
  };
  return (
    (hasInvalid || hasTooMany) && (
      <div className="flex flex-wrap items-center gap-2">
        {hasTooMany && fault === null && (
          <p className="figures text-xs text-bad">
            {formatMessage('quizSharing.tooMany', { max: maxRecipients, count: recipients.length })}
          </p>
        )}
        {hasInvalid && (
          <Button onClick={fix('share.removeInvalid')}>
            {formatMessage('shareDialog.removeInvalid')}
          </Button>
        )}
        {hasTooMany && (
          <Button onClick={fix('share.keepFirst')}>
            {formatMessage('shareDialog.keepFirst', { max: maxRecipients })}
          </Button>
        )}
      </div>
    )
  );
}

interface ShareFailureAlertProps extends SharePartProps {
  readonly texts: ShareTexts;
  readonly submit: RefObject<HTMLButtonElement | null>;
}

/**
 * Why the request failed. Retry presses the dialog's submit button, which keeps the focus when this
 * alert disappears.
 */
function ShareFailureAlert({ share, texts, submit }: ShareFailureAlertProps): ReactNode {
  const formatMessage = useFormatMessage();
  const failure = useSelector(share, ({ context }) => context.failure);
  const retry = (): void => {
    submit.current?.focus();
    submit.current?.click();
  };
  return (
    failure !== null && (
      <Alert
        tone="bad"
        title={formatMessage('common.error')}
        action={
          <Button icon={<RefreshIcon />} onClick={retry}>
            {formatMessage('common.retry')}
          </Button>
        }
      >
        {failure.kind === 'notFound'
          ? texts.gone
          : formatMessage(getFailureMessage(failure, texts.failed))}
      </Alert>
    )
  );
}
