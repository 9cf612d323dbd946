import type { ReactNode } from 'react';

import type { SiteLanguage } from '../../domain/translations/languages.ts';
import { TextArea } from '../design/fields/text-area.tsx';
import { CharacterCount } from './character-count.tsx';
import { useLanguageName } from '../shared/use-language-name.ts';

interface ValueFieldProps {
  readonly language: SiteLanguage;
  readonly value: string;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly autoFocus?: boolean;
  readonly onChange: (value: string) => void;
}

/**
 * The value of a key in one language with its character count. The field has the direction of its
 * text.
 */
export function ValueField({ language, value, onChange, ...field }: ValueFieldProps): ReactNode {
  const getLanguageName = useLanguageName();
  return (
    <TextArea
      {...field}
      label={getLanguageName(language.tag)}
      rows={2}
      lang={language.tag}
      value={value}
      description={<CharacterCount text={value} />}
      onChange={onChange}
    />
  );
}
