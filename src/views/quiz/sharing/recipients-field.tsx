import { useSelector } from '@xstate/react';
import type { ReactNode, RefObject } from 'react';

import {
  markOf,
  recipientsToShow,
  type RecipientMark,
} from '../../../domain/sharing/recipients.ts';
import { isPartOfWord } from '../../../domain/sharing/typed.ts';
import {
  selectReaderKeys,
  type QuizShareRef,
} from '../../../machines/quiz/sharing/quiz-share-machine.ts';
import { ChipField, type Chip } from '../../design/chip-field.tsx';
import { useSay, useSentence } from '../../shared/sentences.tsx';

const tones = {
  ready: 'neutral',
  hasAccess: 'info',
  notAccess: 'warn',
  notFound: 'warn',
  invalid: 'bad',
} as const satisfies Record<RecipientMark, Chip['tone']>;

const mostShown = 250;

interface RecipientsFieldProps {
  readonly share: QuizShareRef;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/** Whom to share with: typed or pasted, each a chip with what is known of it (QSHR-01, QSHR-03). */
export function RecipientsField({ share, inputRef }: RecipientsFieldProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const context = useSelector(share, (snapshot) => snapshot.context);
  const { recipients, text, fault } = context;
  const isSending = useSelector(share, (snapshot) => snapshot.hasTag('sending'));
  const readers = selectReaderKeys({ context });
  const shown = recipientsToShow(recipients, mostShown);
  const chips = shown.map((recipient): Chip => {
    const mark = markOf(recipient, readers);
    return {
      id: recipient.text,
      text: recipient.text,
      tone: tones[mark],
      mark: mark === 'ready' ? undefined : sentence(`quizSharing.marks.${mark}`),
    };
  });
  return (
    <ChipField
      label={sentence('quizSharing.field')}
      description={sentence('quizSharing.fieldHint')}
      error={fault === null ? undefined : say(fault)}
      required
      chips={chips}
      more={recipients.length - shown.length}
      inputRef={inputRef}
      autoFocus
      text={text}
      inputMode="email"
      locked={isSending}
      sentences={{
        chips: sentence('quizSharing.chosen'),
        keys: sentence('quizSharing.chipKeys'),
        remove: (words) => sentence('quizSharing.remove', { text: words }),
        more: (count) => sentence('quizSharing.more', { count }),
      }}
      onText={(typed) => {
        share.send({ type: 'share.type', text: typed });
      }}
      onAdd={() => {
        share.send({ type: 'share.add' });
      }}
      onPaste={(pasted) => {
        if (isPartOfWord(pasted, text)) return false;
        share.send({ type: 'share.paste', text: pasted });
        return true;
      }}
      onRemove={(id) => {
        share.send({ type: 'share.remove', text: id });
      }}
      onCorrect={(id) => {
        share.send({ type: 'share.correct', text: id });
      }}
    />
  );
}
