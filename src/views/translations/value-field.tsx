import type { ReactNode } from 'react';

import type { SiteLanguage } from '../../domain/translations/languages.ts';
import { TextArea } from '../design/text-area.tsx';
import { CharacterCount } from './character-count.tsx';

interface ValueFieldProps {
  readonly language: SiteLanguage;
  readonly value: string;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly autoFocus?: boolean;
  readonly onChange: (value: string) => void;
}

/** What a key says in a language, with the count of its characters; it is written in the direction of its letters. */
export const ValueField = ({ language, value, onChange, ...field }: ValueFieldProps): ReactNode => (
  <TextArea
    {...field}
    label={language.name}
    rows={2}
    dir="auto"
    lang={language.tag}
    value={value}
    description={<CharacterCount text={value} />}
    onChange={onChange}
  />
);
