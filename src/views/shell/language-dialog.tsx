import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import {
  isLanguage,
  getLanguageTag,
  languages,
  languageCodes,
} from '../../domain/messages/languages.ts';
import {
  isNotKept,
  type LanguageRef,
  selectLanguage,
} from '../../machines/shell/language-machine.ts';
import { Button } from '../design/buttons/button.tsx';
import { RadioGroup } from '../design/fields/radio-group.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface LanguageDialogProps {
  readonly language: LanguageRef;
  readonly onClose: () => void;
}

/** The choice of the language, each named in itself. It applies at once (I18N-02). */
export function LanguageDialog({ language, onClose }: LanguageDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const chosen = useSelector(language, selectLanguage);
  const isToRetry = useSelector(language, isNotKept);
  return (
    <Dialog
      open
      title={formatMessage('shell.language')}
      closeLabel={formatMessage('common.close')}
      onClose={onClose}
      {...(isToRetry && { description: formatMessage('shell.languageNotKept') })}
      footer={
        <>
          <Button onClick={onClose}>{formatMessage('common.close')}</Button>
          {isToRetry && (
            <Button
              variant="primary"
              onClick={() => {
                language.send({ type: 'language.choose', language: chosen });
              }}
            >
              {formatMessage('common.retry')}
            </Button>
          )}
        </>
      }
    >
      <RadioGroup
        label={formatMessage('shell.language')}
        hideLabel
        choices={languageCodes.map((code) => ({
          value: code,
          label: languages[code].name,
          lang: getLanguageTag(code),
        }))}
        value={isLanguage(chosen) ? chosen : null}
        onChange={(next) => {
          language.send({ type: 'language.choose', language: next });
        }}
      />
    </Dialog>
  );
}
