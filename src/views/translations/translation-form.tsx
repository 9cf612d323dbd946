import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { href } from '../../domain/access/href.ts';
import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import { siteLanguages } from '../../domain/translations/languages.ts';
import { selectLoad } from '../../machines/shared/load-machine.ts';
import type { GroupChoicesRef } from '../../machines/translations/group-machines.ts';
import type { TranslationFormRef } from '../../machines/translations/translation-form-machine.ts';
import { Alert } from '../design/feedback/alert.tsx';
import { ButtonLink } from '../design/navigation/link.tsx';
import { TextField } from '../design/fields/text-field.tsx';
import { FormScreen } from '../shared/forms/form-screen.tsx';
import { Loaded } from '../shared/loaded.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { GroupSelect } from './group-select.tsx';
import { ValueField } from './value-field.tsx';

interface TranslationFormProps {
  readonly form: TranslationFormRef;
  readonly groups: GroupChoicesRef;
}

/**
 * The page 'Add New translation': group, key, and one value per language. English is required
 * (TRAN-12, TRAN-24 to TRAN-28).
 */
export function TranslationForm({ form, groups }: TranslationFormProps): ReactNode {
  const formatMessage = useFormatMessage();
  const load = selectLoad(useSelector(groups, (current) => current));
  const { failure, rejectedSubmitCount } = useSelector(form, ({ context }) => context);
  const isSaving = useSelector(form, (snapshot) => snapshot.matches('saving'));
  const hasNoGroups = load.state === 'loaded' && load.value.length === 0;
  return (
    <>
      <ScreenHead
        title={formatMessage('translations.addTitle')}
        trail={[{ label: formatMessage('areas.translations'), to: href('translations') }]}
      />
      <FormScreen
        title={formatMessage('translations.addTitle')}
        error={
          failure === null || failure.kind === 'invalid'
            ? null
            : getFailureMessage(failure, { key: 'translations.updateFailed' })
        }
        saveLabel={formatMessage('translations.add')}
        refusals={rejectedSubmitCount}
        saving={isSaving}
        saveDisabledReason={hasNoGroups ? { key: 'translations.noGroupsYet' } : undefined}
        onSave={() => {
          form.send({ type: 'form.submit' });
        }}
        cancelTo={href('translations')}
      >
        {hasNoGroups && (
          <Alert
            tone="warn"
            action={
              <ButtonLink to={href('translationGroupCreate')}>
                {formatMessage('translations.createGroup')}
              </ButtonLink>
            }
          >
            {formatMessage('translations.noGroups')}
          </Alert>
        )}
        <Loaded
          load={load}
          onRetry={() => {
            groups.send({ type: 'load.retry' });
          }}
        >
          {() => <Fields form={form} groups={groups} />}
        </Loaded>
      </FormScreen>
    </>
  );
}

function Fields({ form, groups }: TranslationFormProps): ReactNode {
  const formatMessage = useFormatMessage();
  const {
    values: { groupId, key, values },
    errors,
  } = useSelector(form, ({ context }) => context);
  const getError = (field: string): string | undefined => {
    const error = errors[field]?.[0];
    return error && formatMessage(error);
  };
  return (
    <>
      <GroupSelect
        groups={groups}
        value={groupId}
        error={getError('groupId')}
        onChange={(id) => {
          form.send({ type: 'form.change', values: { groupId: id } });
        }}
      />
      <TextField
        required
        label={formatMessage('translations.column.key')}
        value={key}
        error={getError('key')}
        autoComplete="off"
        spellCheck={false}
        onChange={(text) => {
          form.send({ type: 'form.change', values: { key: text } });
        }}
      />
      <p className="text-sm text-ink-2">{formatMessage('translations.otherLanguages')}</p>
      {siteLanguages.map((language) => (
        <ValueField
          key={language.code}
          language={language}
          required={language.code === 'en'}
          value={values[language.code]}
          error={getError(language.code)}
          onChange={(value) => {
            form.send({
              type: 'form.change',
              values: { values: { ...values, [language.code]: value } },
            });
          }}
        />
      ))}
    </>
  );
}
