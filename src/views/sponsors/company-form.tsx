import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';

import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import type { Message } from '../../domain/messages/message.ts';
import type { SponsorValues } from '../../domain/sponsors/sponsor-form.ts';
import type { SponsorFormRef } from '../../machines/sponsors/sponsor-form-machine.ts';
import { Alert } from '../design/feedback/alert.tsx';
import { Button } from '../design/buttons/button.tsx';
import { Panel } from '../design/layout/panel.tsx';
import { useShortcuts } from '../design/hooks/use-shortcuts.ts';
import { useFocusFirstError } from '../shared/use-focus-first-error.ts';
import { RichText } from '../shared/rich-text/rich-text.tsx';
import { FormConflict } from '../shared/forms/form-conflict.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { CompanyFields } from './company-fields.tsx';

interface CompanyFormProps {
  readonly form: SponsorFormRef;
}

const labels = { companyName: 'sponsors.companyName', companyUrl: 'sponsors.companyUrl' } as const;
const fields = ['companyName', 'companyUrl'] as const;

/** A value in conflict, the name with its formatting (SPON-43). */
const ConflictValue = ({
  field,
  value,
}: {
  readonly field: (typeof fields)[number];
  readonly value: string;
}): ReactNode => (
  <span className="wrap-anywhere">
    {field === 'companyName' ? <RichText text={value} /> : value}
  </span>
);

/** Shows the local and remote values of the fields in conflict and the choice between them. */
function CompanyConflict({ form }: CompanyFormProps): ReactNode {
  const formatMessage = useFormatMessage();
  const listDifferences = (local: SponsorValues, remote: SponsorValues) =>
    fields
      .filter((field) => local[field] !== remote[field])
      .map((field) => ({
        label: formatMessage(labels[field]),
        local: <ConflictValue field={field} value={local[field]} />,
        remote: <ConflictValue field={field} value={remote[field]} />,
      }));
  return <FormConflict form={form} listDifferences={listDifferences} />;
}

/** The error of the last save. Validation errors are shown at their fields. */
function SaveError({ form }: CompanyFormProps): ReactNode {
  const formatMessage = useFormatMessage();
  const failure = useSelector(form, ({ context }) => context.failure);
  if (failure === null || failure.kind === 'invalid') return null;
  return (
    <Alert tone="bad" title={formatMessage('sponsors.notUpdated')}>
      {formatMessage(
        failure.kind === 'notFound' ? { key: 'sponsors.gone' } : getFailureMessage(failure),
      )}
    </Alert>
  );
}

/** Returns why the form cannot be saved, or undefined when it can. */
function getDisabledReason(snapshot: SnapshotFrom<SponsorFormRef>): Message | undefined {
  if (snapshot.matches({ editing: 'conflict' })) return { key: 'forms.conflict.title' };
  return snapshot.matches({ editing: 'clean' }) || snapshot.matches('saved')
    ? { key: 'forms.nothingChanged' }
    : undefined;
}

/** Name and address of a stored sponsor with their own Save button. */
export function CompanyForm({ form }: CompanyFormProps): ReactNode {
  const formatMessage = useFormatMessage();
  const rejectedSubmitCount = useSelector(form, ({ context }) => context.rejectedSubmitCount);
  const isConflict = useSelector(form, (snapshot) => snapshot.matches({ editing: 'conflict' }));
  const isSaving = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const disabledReason = useSelector(form, getDisabledReason);
  const save = (): void => {
    form.send({ type: 'form.submit' });
  };
  useShortcuts({ 'Mod+s': save });
  return (
    <Panel title={formatMessage('sponsors.details')}>
      <form
        ref={useFocusFirstError(rejectedSubmitCount)}
        noValidate
        aria-label={formatMessage('sponsors.details')}
        aria-busy={isSaving}
        className="grid content-start gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {isConflict ? <CompanyConflict form={form} /> : <SaveError form={form} />}
        <CompanyFields form={form} />
        <div>
          <Button
            type="submit"
            variant="primary"
            kbd="Ctrl S"
            busy={isSaving}
            disabledReason={disabledReason && formatMessage(disabledReason)}
          >
            {formatMessage('common.save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
