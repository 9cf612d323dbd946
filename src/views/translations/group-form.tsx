import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { href } from '../../domain/access/href.ts';
import { failureMessage } from '../../domain/failure-message.ts';
import type { GroupValues } from '../../domain/translations/check-translation.ts';
import type { GroupFormRef } from '../../machines/translations/group-form-machine.ts';
import { Switch } from '../design/switch.tsx';
import { TextField } from '../design/text-field.tsx';
import { FormConflict, type Difference } from '../shared/form-conflict.tsx';
import { FormLoading } from '../shared/form-loading.tsx';
import { FormScreen } from '../shared/form-screen.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useSay, useSentence } from '../shared/sentences.tsx';

interface GroupFormProps {
  readonly form: GroupFormRef;
}

/** The form of a group: key, title, and whether it is active (TRAN-17, TRAN-29 to TRAN-31). */
export function GroupForm({ form }: GroupFormProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const snapshot = useSelector(form, (current) => current);
  const { subject, values, faults, failure } = snapshot.context;
  const title = sentence(
    subject === null ? 'translationGroups.addTitle' : 'translationGroups.editTitle',
  );
  const isClash = snapshot.matches({ editing: 'conflict' });
  const errorOf = (field: string): string | undefined => {
    const fault = faults[field]?.[0];
    return fault && say(fault);
  };
  const fault =
    failure?.kind === 'notFound'
      ? { key: 'translationGroups.gone' as const }
      : failure &&
        failureMessage(failure, {
          key:
            subject === null ? 'translationGroups.createFailed' : 'translationGroups.updateFailed',
        });
  const change = (changed: Partial<GroupValues>): void => {
    form.send({ type: 'form.change', values: changed });
  };
  return (
    <>
      <ScreenHead
        title={title}
        trail={[
          { label: sentence('areas.translations'), to: href('translations') },
          { label: sentence('translationGroups.title'), to: href('translationGroups') },
        ]}
      />
      {snapshot.matches('loading') ? (
        <FormLoading />
      ) : (
        <FormScreen
          title={title}
          faults={fault === null || failure?.kind === 'invalid' || isClash ? [] : [fault]}
          saving={snapshot.hasTag('busy')}
          whyNotSave={isClash ? { key: 'forms.conflict.title' } : undefined}
          onSave={() => {
            form.send({ type: 'form.submit' });
          }}
          cancelTo={href('translationGroups')}
        >
          {isClash && <GroupConflict form={form} />}
          <TextField
            label={sentence('translationGroups.column.key')}
            value={values.key}
            error={errorOf('key')}
            required
            autoComplete="off"
            spellCheck={false}
            onChange={(key) => {
              change({ key });
            }}
          />
          <TextField
            label={sentence('translationGroups.column.title')}
            value={values.title}
            error={errorOf('title')}
            required
            dir="auto"
            autoComplete="off"
            onChange={(text) => {
              change({ title: text });
            }}
          />
          <Switch
            label={sentence('translationGroups.column.isActive')}
            checked={values.isActive}
            onChange={(isActive) => {
              change({ isActive });
            }}
          />
        </FormScreen>
      )}
    </>
  );
}

function GroupConflict({ form }: GroupFormProps): ReactNode {
  const sentence = useSentence();
  const { values, theirs } = useSelector(form, ({ context }) => context);
  const isUnread = useSelector(form, (snapshot) =>
    snapshot.matches({ editing: { conflict: 'unread' } }),
  );
  const yesOrNo = (is: boolean): string => sentence(is ? 'common.yes' : 'common.no');
  const rows = (other: GroupValues): readonly Difference[] =>
    [
      { label: sentence('translationGroups.column.key'), yours: values.key, theirs: other.key },
      {
        label: sentence('translationGroups.column.title'),
        yours: values.title,
        theirs: other.title,
      },
      {
        label: sentence('translationGroups.column.isActive'),
        yours: yesOrNo(values.isActive),
        theirs: yesOrNo(other.isActive),
      },
    ].filter((row) => row.yours !== row.theirs);
  return (
    <FormConflict
      differences={theirs === null ? null : rows(theirs.values)}
      isUnread={isUnread}
      onReadAgain={() => {
        form.send({ type: 'conflict.readAgain' });
      }}
      onKeepYours={() => {
        form.send({ type: 'conflict.overwrite' });
      }}
      onTakeTheirs={() => {
        form.send({ type: 'conflict.takeTheirs' });
      }}
    />
  );
}
