import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { type SiteLanguage } from '../../domain/translations/languages.ts';
import type { CellFormRef } from '../../machines/translations/cell-form-machine.ts';
import type { GroupChoicesRef } from '../../machines/translations/group-machines.ts';
import { Alert } from '../design/feedback/alert.tsx';
import { Button } from '../design/buttons/button.tsx';
import { TextArea } from '../design/fields/text-area.tsx';
import { TextField } from '../design/fields/text-field.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { useLanguageName } from '../shared/use-language-name.ts';
import { GroupSelect } from './group-select.tsx';
import { ValueField } from './value-field.tsx';

interface CellFieldsProps {
  readonly form: CellFormRef;
  readonly groups: GroupChoicesRef;
  readonly language: SiteLanguage;
  readonly onFillEnglish: () => void;
}

interface EnglishTextProps {
  readonly english: string;
  readonly onFillEnglish: () => void;
}

/**
 * The English text, read-only beside another language, or a warning when it is missing (
 * PD-38).
 */
function EnglishText({ english, onFillEnglish }: EnglishTextProps): ReactNode {
  const formatMessage = useFormatMessage();
  const getLanguageName = useLanguageName();
  if (english !== '')
    return (
      <TextArea
        label={getLanguageName('en')}
        rows={1}
        readOnly
        lang="en"
        value={english}
        onChange={() => undefined}
      />
    );
  return (
    <Alert
      tone="warn"
      action={<Button onClick={onFillEnglish}>{formatMessage('translations.fillEnglish')}</Button>}
    >
      {formatMessage('translations.englishMissing')}
    </Alert>
  );
}

/**
 * Key, group, English beside another language, and the value. Key and group of an empty cell are
 * read-only.
 */
export function CellFields({ form, groups, language, onFillEnglish }: CellFieldsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { values, errors, saved } = useSelector(form, ({ context }) => context);
  const isEmpty = saved.values.id === null;
  const getError = (field: string): string | undefined => {
    const error = errors[field]?.[0];
    return error && formatMessage(error);
  };
  return (
    <>
      {language.code !== 'en' && (
        <EnglishText english={values.english} onFillEnglish={onFillEnglish} />
      )}
      <ValueField
        required
        autoFocus
        language={language}
        value={values.value}
        error={getError('value')}
        onChange={(value) => {
          form.send({ type: 'form.change', values: { value } });
        }}
      />
      <TextField
        required
        label={formatMessage('translations.column.key')}
        value={values.key}
        readOnly={isEmpty}
        error={getError('key')}
        description={isEmpty ? undefined : formatMessage('translations.wholeKey')}
        autoComplete="off"
        spellCheck={false}
        onChange={(key) => {
          form.send({ type: 'form.change', values: { key } });
        }}
      />
      <GroupSelect
        groups={groups}
        value={values.groupId}
        error={getError('groupId')}
        disabled={isEmpty}
        onChange={(groupId) => {
          form.send({ type: 'form.change', values: { groupId } });
        }}
      />
    </>
  );
}
