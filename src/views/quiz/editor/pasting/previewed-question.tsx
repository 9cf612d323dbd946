import { useId, type ReactNode } from 'react';

import { getOptionLetter } from '../../../../domain/quiz/draft/option-letter.ts';
import type { PastedOption } from '../../../../domain/quiz/paste/pasted-questions.ts';
import { toOptionText, toTitleText } from '../../../../domain/quiz/paste/part-texts.ts';
import { getVisibleText } from '../../../../domain/rich-text/visible-text.ts';
import type { PreviewedQuestion } from '../../../../machines/quiz/editor/dialogs/question-paste-machine.ts';
import { classNames } from '../../../design/class-names.ts';
import { Checkbox } from '../../../design/fields/checkbox.tsx';
import { CheckIcon } from '../../../design/icons/icons.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { RichText } from '../../../shared/rich-text/rich-text.tsx';
import type { QuestionPasteRef } from './question-paste-ref.ts';
import { RemarkRow } from './remark-row.tsx';

interface PreviewedQuestionRowProps {
  readonly paste: QuestionPasteRef;
  readonly question: PreviewedQuestion;
  /** The number it gets; null when it is not added. */
  readonly number: number | null;
}

/** A question as it will be added, with what its author should look at. */
export function PreviewedQuestionRow({
  paste,
  question: { index, original, resolved, choices, isTicked },
  number,
}: PreviewedQuestionRowProps): ReactNode {
  const formatMessage = useFormatMessage();
  const titleId = useId();
  const text = toTitleText(resolved.title);
  const title = text === '' ? formatMessage('quizPaste.untitled') : text;
  const hasSeveral = resolved.options.filter(({ isRight }) => isRight).length > 1;
  const isToCheck = resolved.remarks.length > 0;
  return (
    <li
      data-question={index}
      aria-labelledby={titleId}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-2 px-4 py-3',
        isToCheck && 'bg-warn-soft/50 shadow-[inset_2px_0_0_var(--warn)]',
      )}
    >
      <div className="flex items-start gap-2">
        <Checkbox
          label={
            number === null
              ? formatMessage('quizPaste.skip', { title: getVisibleText(title) })
              : formatMessage('quizPaste.add', { number })
          }
          hideLabel
          checked={isTicked}
          onChange={(ticked) => {
            paste.send({ type: 'question.tick', question: index, isTicked: ticked });
          }}
        />
        <span className="figures min-w-5 shrink-0 font-semibold max-md:py-3">{number ?? '–'}</span>
        <h3
          id={titleId}
          className={classNames(
            'min-w-0 grow text-sm/5 font-semibold wrap-anywhere max-md:py-3',
            !isTicked && 'text-ink-2',
          )}
        >
          <RichText text={title} />
        </h3>
        <span className="shrink-0 text-xs/5 text-ink-2 max-md:hidden">
          {isTicked
            ? formatMessage(hasSeveral ? 'quizPaste.severalAnswers' : 'quizPaste.oneAnswer')
            : formatMessage('quizPaste.notAdded')}
        </span>
      </div>
      {resolved.options.length > 0 && (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-1 ps-6 lg:grid-cols-2">
          {resolved.options.map((option, at) => (
            <PreviewedOption key={at} option={option} index={at} />
          ))}
        </ol>
      )}
      {original.remarks.map((remark, at) => (
        <RemarkRow
          key={at}
          remark={remark}
          question={resolved}
          optionCount={original.options.length}
          choice={choices[at] ?? null}
          onDecide={(choice) => {
            paste.send({ type: 'remark.decide', question: index, remark: at, choice });
          }}
        />
      ))}
    </li>
  );
}

interface PreviewedOptionProps {
  readonly option: PastedOption;
  readonly index: number;
}

function PreviewedOption({ option: { parts, isRight }, index }: PreviewedOptionProps): ReactNode {
  const formatMessage = useFormatMessage();
  const isLoose = parts.some((part) => part.isLoose === true);
  return (
    <li
      className={classNames(
        'flex items-start gap-3 rounded-sm px-2 py-1 text-sm/5',
        isRight && 'bg-accent-soft',
      )}
    >
      <span aria-hidden="true" className="w-3 shrink-0 font-semibold text-ink-2">
        {getOptionLetter(index)}
      </span>
      <span className="min-w-0 grow wrap-anywhere">
        {isLoose ? (
          parts.map((part, at) => (
            <span
              key={at}
              className={classNames(
                part.isLoose === true &&
                  'underline decoration-warn decoration-wavy underline-offset-4',
              )}
            >
              {at > 0 && ' '}
              <RichText text={toOptionText([part])} />
            </span>
          ))
        ) : (
          <RichText text={toOptionText(parts)} />
        )}
      </span>
      {isRight && (
        <span className="flex shrink-0 items-center gap-1 text-xs/5 font-semibold text-accent [&_.lucide]:size-3.5">
          <CheckIcon />
          {formatMessage('quizPaste.right')}
        </span>
      )}
    </li>
  );
}
