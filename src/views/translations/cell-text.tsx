import type { ReactNode } from 'react';

import type { SiteLanguage } from '../../domain/translations/languages.ts';
import { useSentence } from '../shared/sentences.tsx';

interface CellTextProps {
  /** The stored value, or undefined where none is. */
  readonly value: string | undefined;
  readonly language: SiteLanguage;
}

/** A value in its language and in the direction its own letters have; a dash where it is missing. */
export function CellText({ value, language }: CellTextProps): ReactNode {
  const sentence = useSentence();
  if (value === undefined)
    return (
      <span className="text-ink-3">
        <span aria-hidden="true">—</span>
        <span className="sr-only">{sentence('translations.missing')}</span>
      </span>
    );
  return (
    <span
      dir="auto"
      lang={language.tag}
      title={value}
      className="line-clamp-2 min-w-0 grow wrap-anywhere"
    >
      {value}
    </span>
  );
}
