import { useId, type ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import type { TimelineRow } from '../../domain/quiz/timeline.ts';
import { classNames } from '../design/class-names.ts';
import { useSay, useSentence } from '../shared/sentences.tsx';
import { useEditing, useEditor } from './editor-context.ts';
import { StepNeeded } from './step-needed.tsx';

interface TimelineStepProps {
  readonly row: TimelineRow;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly tabIndex: 0 | -1;
  readonly onGo: (step: number) => void;
}

/** One step of the timeline. `data-state` is done, undone or aside; `aria-current` marks the place now. */
export function TimelineStep({
  row: { id, step, state, isHere, isSaved },
  now,
  tabIndex,
  onGo,
}: TimelineStepProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const format = useFormatter();
  const editor = useEditor();
  const whenId = useId();
  const isStored = useEditing(({ input }) => input.source.kind === 'stored');
  const needed = useEditing(({ refused }) => (refused?.needed?.step === id ? refused : null));
  const name = step === null ? sentence('quizHistory.opened') : say(step.name);
  const isNot =
    state === 'done'
      ? null
      : sentence(state === 'undone' ? 'quizHistory.undone' : 'quizHistory.aside');
  const canTakeBack = step !== null && state === 'done';
  return (
    <div
      data-state={state}
      className={classNames(
        'group relative flex gap-3 rounded-md ps-2 pe-2 hover:bg-ink/4',
        isHere && 'bg-accent-soft',
        state === 'aside' && 'ms-3 border-s border-dashed border-line-strong',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'mt-3.5 size-2 shrink-0 rounded-full border',
          isHere ? 'border-accent bg-accent' : 'border-control',
          state === 'done' && !isHere && 'bg-control',
        )}
      />
      <div className="grid min-w-0 grow gap-0.5 py-1.5">
        <button
          type="button"
          data-row-focus=""
          tabIndex={tabIndex}
          aria-current={isHere ? 'step' : undefined}
          aria-describedby={whenId}
          onClick={() => {
            onGo(id);
          }}
          className={classNames(
            'rounded-sm text-start text-sm wrap-anywhere after:absolute after:inset-0 after:rounded-md',
            isHere && 'font-semibold',
            state !== 'done' && 'text-ink-2',
          )}
        >
          {name}
        </button>
        <span className="flex min-h-6 flex-wrap items-center gap-x-2 text-xs text-ink-2">
          <span id={whenId} className="figures flex flex-wrap items-center gap-x-2">
            {step !== null && (
              <time dateTime={new Date(step.at).toISOString()}>
                {format.dateTime(step.at, {
                  hour: '2-digit',
                  minute: '2-digit',
                  second: '2-digit',
                  hour12: false,
                })}
              </time>
            )}
            <span
              className={classNames(
                'flex flex-wrap gap-x-2',
                canTakeBack &&
                  'pointer-fine:group-focus-within:sr-only pointer-fine:group-hover:sr-only',
              )}
            >
              {step !== null && <span>{format.relativeTime(step.at, now)}</span>}
              {isNot !== null && <span>{isNot}</span>}
              {isHere && (
                <span className="font-semibold text-accent">{sentence('quizHistory.here')}</span>
              )}
              {isSaved && isStored && (
                <span className="font-semibold text-good">{sentence('quizHistory.saved')}</span>
              )}
            </span>
          </span>
          {canTakeBack && (
            <button
              type="button"
              tabIndex={tabIndex}
              aria-label={sentence('quizHistory.takeBackLabel', { about: name })}
              onClick={() => {
                editor.send({ type: 'history.takeBack', step: id });
              }}
              className="relative z-1 min-h-6 rounded-sm underline hover:text-ink pointer-fine:hidden pointer-fine:group-focus-within:inline pointer-fine:group-hover:inline"
            >
              {sentence('quizHistory.takeBack')}
            </button>
          )}
        </span>
        {needed?.needed !== undefined && (
          <div className="relative z-1">
            <StepNeeded reason={needed.reason} step={id} by={needed.needed.by} onGo={onGo} />
          </div>
        )}
      </div>
    </div>
  );
}
