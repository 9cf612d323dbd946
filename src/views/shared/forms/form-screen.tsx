import type { ReactNode } from 'react';

import type { Message } from '../../../domain/messages/message.ts';
import { classNames } from '../../design/class-names.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { ButtonLink } from '../../design/navigation/link.tsx';
import { PageHeader } from '../../design/layout/page-header.tsx';
import { useFocusFirstError } from '../use-focus-first-error.ts';
import { useFormatMessage } from '../format-message.tsx';

interface FormScreenProps {
  readonly title: string;
  /** Whether the fields stand side by side on wide screens, so that the form is wider. */
  readonly isWide?: boolean;
  /** The fields. */
  readonly children: ReactNode;
  /** Why the form could not be saved, shown above the fields and announced. */
  readonly error: Message | null;
  /** What the error is about, above it. */
  readonly errorTitle?: Message;
  /** How often a submit was refused: each time the focus goes to the first invalid field. */
  readonly refusals?: number | undefined;
  readonly saveLabel?: string | undefined;
  readonly saving: boolean;
  /** Why the form cannot be saved. */
  readonly saveDisabledReason?: Message | undefined;
  readonly onSave: () => void;
  /** The route of Cancel. */
  readonly cancelTo: string;
}

/**
 * The form layout of all areas: heading, error, fields, and a bar with Save that stays visible.
 */
export function FormScreen({
  title,
  isWide = false,
  children,
  error,
  errorTitle,
  refusals = 0,
  saveLabel,
  saving,
  saveDisabledReason,
  onSave,
  cancelTo,
}: FormScreenProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <form
      ref={useFocusFirstError(refusals)}
      noValidate
      aria-label={title}
      aria-busy={saving}
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving && saveDisabledReason === undefined) onSave();
      }}
      className={classNames(
        'grid content-start gap-5 px-3 pt-4 md:px-6 md:pt-5',
        isWide ? 'max-w-7xl' : 'max-w-2xl',
      )}
    >
      <PageHeader title={title} />
      {error !== null && (
        <Alert tone="bad" title={errorTitle && formatMessage(errorTitle)}>
          <div className="whitespace-pre-line">{formatMessage(error)}</div>
        </Alert>
      )}
      {children}
      <div
        data-covers-end=""
        className="sticky bottom-0 -mx-3 flex gap-2 border-t border-line bg-ground px-3 py-3 md:-mx-6 md:px-6"
      >
        <Button
          type="submit"
          variant="primary"
          busy={saving}
          disabledReason={saveDisabledReason && formatMessage(saveDisabledReason)}
        >
          {saveLabel ?? formatMessage('common.save')}
        </Button>
        <ButtonLink to={cancelTo}>{formatMessage('common.cancel')}</ButtonLink>
      </div>
    </form>
  );
}
