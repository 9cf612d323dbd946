import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { href } from '../../domain/access/href.ts';
import { failureMessage } from '../../domain/failure-message.ts';
import { siteLanguages } from '../../domain/translations/languages.ts';
import { selectLoad } from '../../machines/shared/load-machine.ts';
import type { GroupChoicesRef } from '../../machines/translations/group-machines.ts';
import type { TranslationFormRef } from '../../machines/translations/translation-form-machine.ts';
import { Alert } from '../design/alert.tsx';
import { ButtonLink } from '../design/link.tsx';
import { TextField } from '../design/text-field.tsx';
import { FormScreen } from '../shared/form-screen.tsx';
import { Loaded } from '../shared/loaded.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useSay, useSentence } from '../shared/sentences.tsx';
import { GroupSelect } from './group-select.tsx';
import { ValueField } from './value-field.tsx';

interface TranslationFormProps {
  readonly form: TranslationFormRef;
  readonly groups: GroupChoicesRef;
}

/** The page 'Add New translation': group, key, and a value a language, of which English is required (TRAN-12, TRAN-24 to TRAN-28). */
export function TranslationForm({ form, groups }: TranslationFormProps): ReactNode {
  const sentence = useSentence();
  const load = selectLoad(useSelector(groups, (current) => current));
  const { failure } = useSelector(form, ({ context }) => context);
  const isSaving = useSelector(form, (snapshot) => snapshot.matches('saving'));
  const hasNoGroups = load.state === 'loaded' && load.value.length === 0;
  return (
    <>
      <ScreenHead
        title={sentence('translations.addTitle')}
        trail={[{ label: sentence('areas.translations'), to: href('translations') }]}
      />
      <FormScreen
        title={sentence('translations.addTitle')}
        faults={
          failure === null || failure.kind === 'invalid'
            ? []
            : [failureMessage(failure, { key: 'translations.updateFailed' })]
        }
        saveLabel={sentence('translations.add')}
        saving={isSaving}
        whyNotSave={hasNoGroups ? { key: 'translations.noGroupsYet' } : undefined}
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
                {sentence('translations.createGroup')}
              </ButtonLink>
            }
          >
            {sentence('translations.noGroups')}
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
  const sentence = useSentence();
  const say = useSay();
  const {
    values: { groupId, key, values },
    faults,
  } = useSelector(form, ({ context }) => context);
  const errorOf = (field: string): string | undefined => {
    const fault = faults[field]?.[0];
    return fault && say(fault);
  };
  return (
    <>
      <GroupSelect
        groups={groups}
        value={groupId}
        error={errorOf('groupId')}
        onChange={(id) => {
          form.send({ type: 'form.change', values: { groupId: id } });
        }}
      />
      <TextField
        required
        label={sentence('translations.column.key')}
        value={key}
        error={errorOf('key')}
        autoComplete="off"
        spellCheck={false}
        onChange={(text) => {
          form.send({ type: 'form.change', values: { key: text } });
        }}
      />
      <p className="text-sm text-ink-2">{sentence('translations.otherLanguages')}</p>
      {siteLanguages.map((language) => (
        <ValueField
          key={language.code}
          language={language}
          required={language.code === 'en'}
          value={values[language.code]}
          error={errorOf(language.code)}
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
