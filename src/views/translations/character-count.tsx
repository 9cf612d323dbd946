import type { ReactNode } from 'react';

import { countCharacters } from '../../domain/text/count-characters.ts';
import { maxValueLength } from '../../domain/translations/translation-limits.ts';
import { useFormatMessage } from '../shared/format-message.tsx';

interface CharacterCountProps {
  readonly text: string;
}

/** The number of characters used of 256, counted as graphemes (TRAN-23). */
export function CharacterCount({ text }: CharacterCountProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <span className="figures">
      {formatMessage('translations.counter', { count: countCharacters(text), max: maxValueLength })}
    </span>
  );
}
