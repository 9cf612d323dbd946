import type { ReactNode } from 'react';

import type { SiteLanguage } from '../../domain/translations/languages.ts';
import { useFormatMessage } from '../shared/format-message.tsx';

interface CellTextProps {
  /** The stored value, or undefined when the cell is empty. */
  readonly value: string | undefined;
  readonly language: SiteLanguage;
}

/** The value of a cell with its language and text direction, or a dash when it is empty. */
export function CellText({ value, language }: CellTextProps): ReactNode {
  const formatMessage = useFormatMessage();
  if (value === undefined)
    return (
      <span className="text-ink-3">
        <span aria-hidden="true">—</span>
        <span className="sr-only">{formatMessage('translations.missing')}</span>
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
