import type { ReactNode } from 'react';

import { countCharacters } from '../../domain/count-characters.ts';
import { longestValue } from '../../domain/translations/limits.ts';
import { useSentence } from '../shared/sentences.tsx';

interface CharacterCountProps {
  readonly text: string;
}

/** How many of the 256 characters of a translation are used, as people count them (TRAN-23). */
export function CharacterCount({ text }: CharacterCountProps): ReactNode {
  const sentence = useSentence();
  return (
    <span className="figures">
      {sentence('translations.counter', { count: countCharacters(text), most: longestValue })}
    </span>
  );
}
