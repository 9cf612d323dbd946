import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import type { PastedQuestion, Remark } from '../../../../domain/quiz/paste/pasted-questions.ts';
import { listChoices, type RemarkChoice } from '../../../../domain/quiz/paste/resolve-question.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { CheckIcon, TriangleAlertIcon } from '../../../design/icons/icons.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { formatChoice, formatDecision, formatRemark } from './format-remark.ts';

interface RemarkRowProps {
  readonly remark: Remark;
  /** The question as its author decided. */
  readonly question: PastedQuestion;
  /** The number of options that were read. */
  readonly optionCount: number;
  readonly choice: RemarkChoice | null;
  /** Called with a choice, or with null to take it back. */
  readonly onDecide: (choice: RemarkChoice | null) => void;
}

/** A remark with a button for each choice, or what was decided with a way back. */
export function RemarkRow({
  remark,
  question,
  optionCount,
  choice,
  onDecide,
}: RemarkRowProps): ReactNode {
  const formatMessage = useFormatMessage();
  const row = useRef<HTMLDivElement>(null);
  const { text, detail } = formatRemark(remark, formatMessage);
  /** The pressed button disappears; the first one that takes its place gets the focus. */
  const decide = (next: RemarkChoice | null): void => {
    flushSync(() => {
      onDecide(next);
    });
    row.current?.querySelector<HTMLElement>('button')?.focus();
  };
  const isDecided = choice !== null;
  return (
    <div ref={row} className="flex flex-wrap items-center gap-x-3 gap-y-1 ps-6 text-sm">
      <span
        className={isDecided ? 'text-accent [&_.lucide]:size-4' : 'text-warn [&_.lucide]:size-4'}
      >
        {isDecided ? <CheckIcon /> : <TriangleAlertIcon />}
      </span>
      <p className="min-w-0 grow basis-40 wrap-anywhere">
        {isDecided ? (
          <span className="text-ink-2">
            {formatDecision(choice, remark, question, formatMessage)}
          </span>
        ) : (
          <span className="text-warn">
            <strong className="font-semibold">{text}</strong> <span>{detail}</span>
          </span>
        )}
      </p>
      <span className="flex flex-wrap gap-1">
        {isDecided ? (
          <Button
            variant="quiet"
            onClick={() => {
              decide(null);
            }}
          >
            {formatMessage('quizPaste.choice.takeBack')}
          </Button>
        ) : (
          listChoices(remark, optionCount).map((each, index) => {
            const { text: label, name } = formatChoice(each, remark, question, formatMessage);
            return (
              <Button
                key={label}
                variant={each.kind === 'leaveOut' && index > 0 ? 'quiet' : 'secondary'}
                aria-label={name}
                onClick={() => {
                  decide(each);
                }}
              >
                {label}
              </Button>
            );
          })
        )}
      </span>
    </div>
  );
}
