import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import { getLanguage } from '../../domain/translations/languages.ts';
import { isLastTranslation } from '../../domain/translations/translation-rows.ts';
import type {
  CellRemovalRef,
  RemovableCell,
} from '../../machines/translations/cell-removal-machine.ts';
import { Alert } from '../design/feedback/alert.tsx';
import { Button } from '../design/buttons/button.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { useLanguageName } from '../shared/use-language-name.ts';

interface CellRemovalDialogProps {
  readonly removal: CellRemovalRef;
}

/**
 * Asks for confirmation before a translation is removed. Shows its current value and the
 * consequences (TRAN-10, TRAN-35, PD-38).
 */
export function CellRemovalDialog({ removal }: CellRemovalDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const snapshot = useSelector(removal, (current) => current);
  const { removable } = snapshot.context;
  const close = (): void => {
    removal.send({ type: 'removal.close' });
  };
  return (
    <Dialog
      open={!snapshot.matches('closed') && removable !== null}
      onClose={close}
      title={formatMessage('translations.removeTitle')}
      footer={
        <>
          <Button data-autofocus="" onClick={close}>
            {formatMessage('common.cancel')}
          </Button>
          <Button
            variant="danger"
            busy={snapshot.matches('removing')}
            onClick={() => {
              removal.send({ type: 'removal.confirm' });
            }}
          >
            {formatMessage('translations.removeIt')}
          </Button>
        </>
      }
    >
      {removable !== null && <Removed removal={removal} removable={removable} />}
    </Dialog>
  );
}

interface RemovedProps extends CellRemovalDialogProps {
  readonly removable: RemovableCell;
}

function Removed({
  removal,
  removable: {
    place: { key, language: code },
    cell,
    row,
  },
}: RemovedProps): ReactNode {
  const formatMessage = useFormatMessage();
  const getLanguageName = useLanguageName();
  const { isChanged, failure } = useSelector(removal, ({ context }) => context);
  const language = getLanguage(code);
  const isLast = isLastTranslation(row, code);
  return (
    <div className="grid gap-3 text-sm">
      {isLast ? (
        <p>{formatMessage('translations.removeLast', { key })}</p>
      ) : (
        <p>
          {formatMessage('translations.removeDetail', {
            language: getLanguageName(language.tag),
            key,
          })}
        </p>
      )}
      {code === 'en' && !isLast && (
        <Alert tone="warn">{formatMessage('translations.removeEnglish', { key })}</Alert>
      )}
      {isChanged && <Alert tone="warn">{formatMessage('translations.removeChanged')}</Alert>}
      <blockquote
        dir="auto"
        lang={language.tag}
        className="max-h-40 overflow-y-auto rounded-md border border-line bg-surface-2 px-3 py-2 wrap-anywhere whitespace-pre-wrap"
      >
        {cell.value}
      </blockquote>
      {failure !== null && (
        <Alert tone="bad">
          {formatMessage(getFailureMessage(failure, { key: 'translations.removeFailed' }))}
        </Alert>
      )}
    </div>
  );
}
