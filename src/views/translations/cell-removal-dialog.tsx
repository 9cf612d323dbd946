import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { failureMessage } from '../../domain/failure-message.ts';
import { languageOf } from '../../domain/translations/languages.ts';
import { isLastWord } from '../../domain/translations/translation-rows.ts';
import type {
  CellRemovalRef,
  RemovableCell,
} from '../../machines/translations/cell-removal-machine.ts';
import { Alert } from '../design/alert.tsx';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { useSay, useSentence } from '../shared/sentences.tsx';

interface CellRemovalDialogProps {
  readonly removal: CellRemovalRef;
}

/** Asks before a word of one language is removed; shows it, what removing it means, and the word as somebody else has changed it (TRAN-10, TRAN-35, decision 38). */
export function CellRemovalDialog({ removal }: CellRemovalDialogProps): ReactNode {
  const sentence = useSentence();
  const snapshot = useSelector(removal, (current) => current);
  const { removable } = snapshot.context;
  const close = (): void => {
    removal.send({ type: 'removal.close' });
  };
  return (
    <Dialog
      open={!snapshot.matches('closed') && removable !== null}
      onClose={close}
      title={sentence('translations.removeTitle')}
      footer={
        <>
          <Button data-autofocus="" onClick={close}>
            {sentence('common.cancel')}
          </Button>
          <Button
            variant="danger"
            busy={snapshot.matches('removing')}
            onClick={() => {
              removal.send({ type: 'removal.confirm' });
            }}
          >
            {sentence('translations.removeIt')}
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
  const sentence = useSentence();
  const say = useSay();
  const { isChanged, failure } = useSelector(removal, ({ context }) => context);
  const language = languageOf(code);
  const isLast = isLastWord(row, code);
  return (
    <div className="grid gap-3 text-sm">
      {isLast ? (
        <p>{sentence('translations.removeLast', { key })}</p>
      ) : (
        <p>{sentence('translations.removeDetail', { language: language.name, key })}</p>
      )}
      {code === 'en' && !isLast && (
        <Alert tone="warn">{sentence('translations.removeEnglish', { key })}</Alert>
      )}
      {isChanged && <Alert tone="warn">{sentence('translations.removeChanged')}</Alert>}
      <blockquote
        dir="auto"
        lang={language.tag}
        className="max-h-40 overflow-y-auto rounded-md border border-line bg-surface-2 px-3 py-2 wrap-anywhere whitespace-pre-wrap"
      >
        {cell.value}
      </blockquote>
      {failure !== null && (
        <Alert tone="bad">
          {say(failureMessage(failure, { key: 'translations.removeFailed' }))}
        </Alert>
      )}
    </div>
  );
}
