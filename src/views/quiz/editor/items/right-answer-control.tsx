import type { ReactNode } from 'react';

import { classNames } from '../../../design/class-names.ts';
import { CheckIcon } from '../../../design/icons/icons.tsx';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';

interface RightAnswerControlProps {
  /** The name that the radio buttons of one question share. */
  readonly group: string;
  /** The option's letter. */
  readonly letter: string;
  readonly isMultiple: boolean;
  readonly isRight: boolean;
  readonly disabledReason: string | undefined;
  readonly onChange: () => void;
}

/** The radio button or checkbox that makes an option a right answer (QED-24 to QED-27). */
export function RightAnswerControl({
  group,
  letter,
  isMultiple,
  isRight,
  disabledReason,
  onChange,
}: RightAnswerControlProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <Tooltip text={disabledReason}>
      {(trigger) => (
        <label className="relative flex h-control w-6 shrink-0 items-center justify-center max-md:w-11">
          <span className="sr-only">
            {formatMessage('quiz.editor.optionIsRight', { option: letter })}
          </span>
          <input
            {...trigger}
            data-reveal-part="answer"
            type={isMultiple ? 'checkbox' : 'radio'}
            name={group}
            checked={isRight}
            aria-disabled={disabledReason !== undefined || undefined}
            onChange={onChange}
            className={classNames(
              'peer size-4 appearance-none border border-control bg-surface checked:border-accent',
              isMultiple ? 'rounded-sm checked:bg-accent' : 'rounded-full checked:border-5',
            )}
          />
          {isMultiple && (
            <span
              className={classNames(
                'pointer-events-none absolute inset-0 hidden items-center justify-center',
                'text-accent-ink',
                'peer-checked:flex [&_.lucide]:size-3 [&_.lucide]:stroke-3',
              )}
            >
              <CheckIcon />
            </span>
          )}
        </label>
      )}
    </Tooltip>
  );
}
