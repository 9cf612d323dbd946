import type { ReactNode } from 'react';

import { getOptionLetter } from '../../../../domain/quiz/draft/option-letter.ts';
import type { QuestionItem } from '../../../../domain/quiz/draft/draft.ts';
import {
  findQuestionHints,
  type QuestionHint,
} from '../../../../domain/quiz/hints/question-hints.ts';
import { getHintId, hasDefaultAnswer } from '../../../../machines/quiz/editor/hints.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { useSettledValue } from '../../../design/hooks/use-settled-value.ts';
import { LightbulbIcon } from '../../../design/icons/icons.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor, useEditorSelector } from '../editor-context.ts';

/** How long an author pauses before the hints follow what was typed. */
const pauseMs = 600;

interface QuestionHintsProps {
  readonly item: QuestionItem;
  readonly number: number;
}

/**
 * What the author may want to look at in a question, below its options. The hints wait for a pause
 * in typing and never prevent a save.
 */
export function QuestionHints({ item, number }: QuestionHintsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const settledItem = useSettledValue(item, pauseMs);
  const isDefault = useEditorSelector((context) => hasDefaultAnswer(context, item.key));
  const dismissed = useEditorSelector(({ dismissedHints }) => dismissedHints);
  const hints = findQuestionHints(settledItem, isDefault).filter(
    ({ kind }) => !dismissed.has(getHintId(item.key, kind)),
  );
  if (hints.length === 0) return null;
  return (
    <ul
      aria-label={formatMessage('quizHints.title', { number })}
      className="grid gap-1 text-sm text-ink-2"
    >
      {hints.map((hint) => (
        <QuestionHintRow key={JSON.stringify(hint)} item={item.key} hint={hint} />
      ))}
    </ul>
  );
}

/** Focuses the field for what the image of a question shows, from a control of its card. */
function focusImageAlt(control: HTMLElement): void {
  control
    .closest('[role="group"]')
    ?.querySelector<HTMLElement>('[data-reveal-part="imageAlt"] input')
    ?.focus();
}

interface QuestionHintRowProps {
  /** The question's key. */
  readonly item: string;
  readonly hint: QuestionHint;
}

function QuestionHintRow({ item, hint }: QuestionHintRowProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const { kind, ...options } = hint;
  const letters = Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, getOptionLetter(option - 1)]),
  );
  const text = formatMessage(`quizHints.${kind}`, letters);
  const isDefaultAnswer = kind === 'answerIsDefault';
  return (
    <li className="flex items-center gap-2">
      <LightbulbIcon />
      <span className="min-w-0 grow">{text}</span>
      {kind === 'imageIsUndescribed' && (
        <Button
          variant="quiet"
          onClick={({ currentTarget }) => {
            focusImageAlt(currentTarget);
          }}
        >
          {formatMessage('quizHints.describe')}
        </Button>
      )}
      <Button
        variant="quiet"
        {...(!isDefaultAnswer && {
          'aria-label': formatMessage('quizHints.dismissLabel', { hint: text }),
        })}
        onClick={() => {
          editor.send({ type: 'hint.dismiss', item, hint: kind });
        }}
      >
        {isDefaultAnswer
          ? formatMessage('quizHints.keepAnswer', letters)
          : formatMessage('quizHints.dismiss')}
      </Button>
    </li>
  );
}
