import { useSelector } from '@xstate/react';
import { createContext, use, type ReactNode } from 'react';

import {
  isLanguage,
  getLanguageTag,
  languages,
  languageCodes,
} from '../../domain/messages/languages.ts';
import { type LanguageRef, selectLanguage } from '../../machines/shell/language-machine.ts';
import { GlobeIcon } from '../design/icons/icons.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

/** Provides the language that the signed-out pages let people choose. */
export const LanguageContext = createContext<LanguageRef | null>(null);

/** Chooses the language of the signed-out pages, each named in itself (I18N-02). */
export function LanguageSelect(): ReactNode {
  const language = use(LanguageContext);
  return language === null ? null : <Choice language={language} />;
}

function Choice({ language }: { readonly language: LanguageRef }): ReactNode {
  const formatMessage = useFormatMessage();
  const chosen = useSelector(language, selectLanguage);
  return (
    <label className="relative flex h-control items-center rounded-md text-sm text-ink-2 hover:bg-ink/6 focus-within:text-ink">
      <span className="pointer-events-none absolute start-2 flex">
        <GlobeIcon />
      </span>
      <span className="sr-only">{formatMessage('shell.language')}</span>
      <select
        translate="no"
        value={isLanguage(chosen) ? chosen : ''}
        onChange={({ currentTarget: { value } }) => {
          if (isLanguage(value)) language.send({ type: 'language.choose', language: value });
        }}
        className="field-sizing-content h-full cursor-pointer appearance-none rounded-md bg-transparent ps-8 pe-2"
      >
        {!isLanguage(chosen) && <option value="">{chosen}</option>}
        {languageCodes.map((code) => (
          <option key={code} value={code} lang={getLanguageTag(code)}>
            {languages[code].name}
          </option>
        ))}
      </select>
    </label>
  );
}
