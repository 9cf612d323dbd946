import { memo, useState, type ReactNode } from 'react';

import type { DraftOption } from '../../domain/quiz/draft.ts';
import type { Refusal } from '../../domain/quiz/refusal.ts';
import { keepPlain, readPlain } from '../../domain/rich-text/plain-text.ts';
import { classNames } from '../design/class-names.ts';
import { IconButton } from '../design/icon-button.tsx';
import { CheckIcon, XIcon } from '../design/icon.tsx';
import { Tooltip } from '../design/tooltip.tsx';
import { RichTextArea } from '../shared/rich-text/rich-text-area.tsx';
import { TurnRichButton } from '../shared/rich-text/turn-rich-button.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { useEditing, useEditor } from './editor-context.ts';
import { faultAt } from './faults-at.ts';
import { useReveal } from './use-reveal.ts';
import { useWhy } from './use-why.ts';

interface OptionRowProps {
  readonly item: string;
  readonly option: DraftOption;
  /** From 1. */
  readonly position: number;
  readonly isMultiple: boolean;
  readonly isRight: boolean;
  /** Why it cannot be taken out of the right answers now. */
  readonly whyKept: string | undefined;
  /** Why it cannot be removed now. */
  readonly stays: Refusal | null;
  readonly activityIndex: number;
  readonly index: number;
  readonly revealCount: number;
}

/** One option: whether it is right, its text, and its removal (QED-24 to QED-29). */
export const OptionRow = memo(function OptionRow({
  item,
  option,
  position,
  isMultiple,
  isRight,
  whyKept,
  stays,
  activityIndex,
  index,
  revealCount,
}: OptionRowProps): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const why = useWhy();
  const ref = useReveal(revealCount);
  const fault = useEditing(({ faults }) =>
    faultAt(
      faults,
      (place) => place.kind === 'option' && place.item === item && place.option === option.id,
    ),
  );
  const faultId = `fault-${item}-${option.id}`;
  const [isTurned, setTurned] = useState(false);
  const [isWritten, setWritten] = useState(false);
  const label = sentence('quiz.editor.option', { option: position });
  const words = readPlain(option.text);
  const change = (text: string): void => {
    editor.send({
      type: 'option.setText',
      item,
      option: option.id,
      text,
      near: [activityIndex, index],
    });
  };
  const leave = (): void => {
    editor.send({ type: 'field.leave' });
  };
  return (
    <div ref={ref} className="grid gap-1">
      <div className="flex items-center gap-2 max-md:gap-1">
        <Tooltip text={whyKept}>
          {(trigger) => (
            <label className="relative flex h-control w-6 shrink-0 items-center justify-center max-md:w-9">
              <span className="sr-only">
                {sentence('quiz.editor.optionIsRight', { option: position })}
              </span>
              <input
                {...trigger}
                data-reveal-part="answer"
                type={isMultiple ? 'checkbox' : 'radio'}
                name={`right-${item}`}
                checked={isRight}
                aria-disabled={whyKept !== undefined || undefined}
                onChange={() => {
                  editor.send({
                    type: 'answer.choose',
                    item,
                    option: option.id,
                    near: [activityIndex, index],
                  });
                }}
                className={classNames(
                  'peer size-4 appearance-none border border-control bg-surface checked:border-accent',
                  isMultiple ? 'rounded-sm checked:bg-accent' : 'rounded-full checked:border-5',
                )}
              />
              {isMultiple && (
                <span className="pointer-events-none absolute inset-0 hidden items-center justify-center text-accent-ink peer-checked:flex [&_.lucide]:size-3 [&_.lucide]:stroke-3">
                  <CheckIcon />
                </span>
              )}
            </label>
          )}
        </Tooltip>
        {words === null ? (
          <div className="flex min-w-0 grow">
            <RichTextArea
              html={option.text}
              label={label}
              errorId={fault === undefined ? undefined : faultId}
              tone={isRight ? 'right' : 'plain'}
              isOneLine
              takesFocus={isTurned}
              onChange={change}
              onLeave={leave}
            />
          </div>
        ) : (
          <span
            className="relative flex min-w-0 grow items-center"
            onFocus={() => {
              setWritten(true);
            }}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.contains(relatedTarget)) setWritten(false);
            }}
          >
            <input
              data-reveal-focus=""
              type="text"
              aria-label={label}
              aria-invalid={fault !== undefined || undefined}
              aria-describedby={fault === undefined ? undefined : faultId}
              value={words}
              onChange={(event) => {
                change(keepPlain(event.target.value));
              }}
              onBlur={leave}
              className={classNames(
                'h-control w-full rounded-md border px-3 text-base focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0 focus-visible:outline-accent aria-invalid:border-bad',
                isRight
                  ? 'border-accent-line bg-accent-soft md:pe-28'
                  : 'border-control bg-surface',
                isWritten && 'pe-20 md:pe-20',
              )}
            />
            {isRight && !isWritten && (
              <span
                aria-hidden="true"
                className="pointer-events-none absolute end-3 text-xs font-semibold text-accent max-md:hidden"
              >
                {sentence('quiz.editor.rightAnswer')}
              </span>
            )}
            {isWritten && (
              <span className="absolute end-1 flex items-center">
                <TurnRichButton
                  words={words}
                  field={label}
                  onTurn={(html) => {
                    setTurned(true);
                    change(html);
                  }}
                />
              </span>
            )}
          </span>
        )}
        <IconButton
          label={sentence('quiz.editor.removeOption', { option: position })}
          icon={<XIcon />}
          {...why(stays)}
          onClick={() => {
            editor.send({
              type: 'option.remove',
              item,
              option: option.id,
              near: [activityIndex, index],
            });
          }}
        />
      </div>
      {fault !== undefined && (
        <p id={faultId} className="ps-8 text-xs text-bad">
          {sentence(fault)}
        </p>
      )}
    </div>
  );
});
