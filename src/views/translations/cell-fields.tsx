import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { languageOf, type SiteLanguage } from '../../domain/translations/languages.ts';
import type { CellFormRef } from '../../machines/translations/cell-form-machine.ts';
import type { GroupChoicesRef } from '../../machines/translations/group-machines.ts';
import { Alert } from '../design/alert.tsx';
import { Button } from '../design/button.tsx';
import { TextArea } from '../design/text-area.tsx';
import { TextField } from '../design/text-field.tsx';
import { useSay, useSentence } from '../shared/sentences.tsx';
import { GroupSelect } from './group-select.tsx';
import { ValueField } from './value-field.tsx';

interface CellFieldsProps {
  readonly form: CellFormRef;
  readonly groups: GroupChoicesRef;
  readonly language: SiteLanguage;
  readonly onFillEnglish: () => void;
}

/** Key, group, English to read beside another language, and the value. Key and group of an empty cell are those of the row and stay. */
export function CellFields({ form, groups, language, onFillEnglish }: CellFieldsProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const { values, faults, saved } = useSelector(form, ({ context }) => context);
  const isEmpty = saved.values.id === null;
  const errorOf = (field: string): string | undefined => {
    const fault = faults[field]?.[0];
    return fault && say(fault);
  };
  return (
    <>
      {language.code !== 'en' &&
        (values.english === '' ? (
          <Alert
            tone="warn"
            action={<Button onClick={onFillEnglish}>{sentence('translations.fillEnglish')}</Button>}
          >
            {sentence('translations.englishMissing')}
          </Alert>
        ) : (
          <TextArea
            label={languageOf('en').name}
            rows={1}
            readOnly
            dir="auto"
            lang="en"
            value={values.english}
            onChange={() => undefined}
          />
        ))}
      <ValueField
        required
        autoFocus
        language={language}
        value={values.value}
        error={errorOf('value')}
        onChange={(value) => {
          form.send({ type: 'form.change', values: { value } });
        }}
      />
      <TextField
        required
        label={sentence('translations.column.key')}
        value={values.key}
        readOnly={isEmpty}
        error={errorOf('key')}
        description={isEmpty ? undefined : sentence('translations.wholeKey')}
        autoComplete="off"
        spellCheck={false}
        onChange={(key) => {
          form.send({ type: 'form.change', values: { key } });
        }}
      />
      <GroupSelect
        groups={groups}
        value={values.groupId}
        error={errorOf('groupId')}
        disabled={isEmpty}
        onChange={(groupId) => {
          form.send({ type: 'form.change', values: { groupId } });
        }}
      />
    </>
  );
}
