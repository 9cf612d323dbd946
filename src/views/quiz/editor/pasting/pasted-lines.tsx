import type { ReactNode } from 'react';

import type { DescribedLine } from '../../../../domain/quiz/paste/describe-lines.ts';
import type { PasteReading } from '../../../../domain/quiz/paste/pasted-questions.ts';
import { classNames } from '../../../design/class-names.ts';
import { VisuallyHidden } from '../../../design/display/visually-hidden.tsx';
import { CheckIcon, TriangleAlertIcon } from '../../../design/icons/icons.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';

interface PastedLinesProps {
  readonly reading: PasteReading;
  readonly lines: readonly DescribedLine[];
  /** The number that each question gets. */
  readonly numbers: readonly (number | null)[];
}

/** The pasted text line by line. A bar ties the lines of a question together. */
export function PastedLines({ reading, lines, numbers }: PastedLinesProps): ReactNode {
  const questionsToCheck = new Set(
    lines.filter(({ isToCheck }) => isToCheck).map(({ question }) => question),
  );
  return (
    <ol className="grid w-full grid-cols-[minmax(0,1fr)] py-2 font-mono text-xs/5">
      {lines.map((line, index) => (
        <PastedLineRow
          // The lines of a reading never move.
          key={index}
          line={line}
          index={index}
          text={reading.lines[index]?.text ?? ''}
          number={line.question === null ? null : (numbers[line.question] ?? null)}
          isWarned={line.question !== null && questionsToCheck.has(line.question)}
        />
      ))}
    </ol>
  );
}

interface PastedLineRowProps {
  readonly line: DescribedLine;
  readonly index: number;
  readonly text: string;
  readonly number: number | null;
  /** Whether its question has a line to check. */
  readonly isWarned: boolean;
}

function PastedLineRow({ line, index, text, number, isWarned }: PastedLineRowProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { role, question, isFirst, isRight, isToCheck } = line;
  return (
    <li
      data-role={role}
      className={classNames(
        'flex items-stretch gap-2 pe-3',
        isWarned && 'bg-warn-soft/50',
        isToCheck && 'bg-warn-soft',
      )}
    >
      <span aria-hidden="true" className="figures w-9 shrink-0 text-end text-ink-3">
        {index + 1}
      </span>
      <span aria-hidden="true" className="figures w-5 shrink-0 font-sans font-semibold text-ink-2">
        {isFirst && number}
      </span>
      <span
        aria-hidden="true"
        className={classNames(
          'w-0.5 shrink-0',
          question !== null && (isWarned ? 'bg-warn' : 'bg-control/40'),
        )}
      />
      <span
        className={classNames(
          'min-w-0 grow whitespace-pre-wrap wrap-anywhere',
          role === 'title' && 'font-semibold',
          role === 'leftOut' && 'text-ink-3 line-through',
          isRight && 'font-semibold text-accent',
          isToCheck && 'font-semibold text-warn',
        )}
      >
        <bdi>{text === '' ? ' ' : text}</bdi>
        {role === 'leftOut' && (
          <VisuallyHidden>{formatMessage('quizPaste.lineLeftOut')}</VisuallyHidden>
        )}
      </span>
      {(isRight || isToCheck) && (
        <span
          className={classNames(
            'flex h-5 shrink-0 items-center [&_.lucide]:size-3.5',
            isToCheck ? 'text-warn' : 'text-accent',
          )}
        >
          {isToCheck ? <TriangleAlertIcon /> : <CheckIcon />}
          <VisuallyHidden>
            {formatMessage(isToCheck ? 'quizPaste.lineToCheck' : 'quizPaste.lineRight')}
          </VisuallyHidden>
        </span>
      )}
    </li>
  );
}
