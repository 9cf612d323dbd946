import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';

import { href } from '../../domain/access/href.ts';
import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import type { Message } from '../../domain/messages/message.ts';
import type { GroupValues } from '../../domain/translations/validate-translation.ts';
import type {
  GroupFormRef,
  groupFormMachine,
} from '../../machines/translations/group-form-machine.ts';
import { Switch } from '../design/fields/switch.tsx';
import { TextField } from '../design/fields/text-field.tsx';
import { FormConflict, type Difference } from '../shared/forms/form-conflict.tsx';
import { FormLoading } from '../shared/forms/form-loading.tsx';
import { FormScreen } from '../shared/forms/form-screen.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

type FormContext = SnapshotFrom<typeof groupFormMachine>['context'];

interface GroupFormProps {
  readonly form: GroupFormRef;
}

/** Key, title and the switch (TRAN-17). */
function GroupFields({ form }: GroupFormProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { values, errors } = useSelector(form, ({ context }) => context);
  const getError = (field: string): string | undefined => {
    const error = errors[field]?.[0];
    return error && formatMessage(error);
  };
  const change = (changed: Partial<GroupValues>): void => {
    form.send({ type: 'form.change', values: changed });
  };
  return (
    <>
      <TextField
        label={formatMessage('translationGroups.column.key')}
        value={values.key}
        error={getError('key')}
        required
        autoComplete="off"
        spellCheck={false}
        onChange={(key) => {
          change({ key });
        }}
      />
      <TextField
        label={formatMessage('translationGroups.column.title')}
        value={values.title}
        error={getError('title')}
        required
        autoComplete="off"
        onChange={(text) => {
          change({ title: text });
        }}
      />
      <Switch
        label={formatMessage('translationGroups.column.isActive')}
        checked={values.isActive}
        onChange={(isActive) => {
          change({ isActive });
        }}
      />
    </>
  );
}

/** Returns the error of the last save, or null when there is none or the fields show it. */
function getSaveError({ subject, failure }: FormContext): Message | null {
  if (failure === null || failure.kind === 'invalid') return null;
  if (failure.kind === 'notFound') return { key: 'translationGroups.gone' };
  return getFailureMessage(failure, {
    key: subject === null ? 'translationGroups.createFailed' : 'translationGroups.updateFailed',
  });
}

/** The form of a group: key, title, and whether it is active (TRAN-17, TRAN-29 to TRAN-31). */
export function GroupForm({ form }: GroupFormProps): ReactNode {
  const formatMessage = useFormatMessage();
  const snapshot = useSelector(form, (current) => current);
  const title = formatMessage(
    snapshot.context.subject === null
      ? 'translationGroups.addTitle'
      : 'translationGroups.editTitle',
  );
  const isConflict = snapshot.matches({ editing: 'conflict' });
  const error = isConflict ? null : getSaveError(snapshot.context);
  return (
    <>
      <ScreenHead
        title={title}
        trail={[
          { label: formatMessage('areas.translations'), to: href('translations') },
          { label: formatMessage('translationGroups.title'), to: href('translationGroups') },
        ]}
      />
      {snapshot.matches('loading') ? (
        <FormLoading />
      ) : (
        <FormScreen
          title={title}
          error={error}
          refusals={snapshot.context.rejectedSubmitCount}
          saving={snapshot.hasTag('busy')}
          saveDisabledReason={isConflict ? { key: 'forms.conflict.title' } : undefined}
          onSave={() => {
            form.send({ type: 'form.submit' });
          }}
          cancelTo={href('translationGroups')}
        >
          {isConflict && <GroupConflict form={form} />}
          <GroupFields form={form} />
        </FormScreen>
      )}
    </>
  );
}

function GroupConflict({ form }: GroupFormProps): ReactNode {
  const formatMessage = useFormatMessage();
  const formatYesOrNo = (isActive: boolean): string =>
    formatMessage(isActive ? 'common.yes' : 'common.no');
  const listDifferences = (local: GroupValues, remote: GroupValues): readonly Difference[] =>
    [
      {
        label: formatMessage('translationGroups.column.key'),
        local: local.key,
        remote: remote.key,
      },
      {
        label: formatMessage('translationGroups.column.title'),
        local: local.title,
        remote: remote.title,
      },
      {
        label: formatMessage('translationGroups.column.isActive'),
        local: formatYesOrNo(local.isActive),
        remote: formatYesOrNo(remote.isActive),
      },
    ].filter((row) => row.local !== row.remote);
  return <FormConflict form={form} listDifferences={listDifferences} />;
}
