import { useId, type ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import type { Message } from '../../../domain/messages/message.ts';
import type { TimelineRow } from '../../../domain/history/timeline.ts';
import { classNames } from '../../design/class-names.ts';
import { ChevronDownIcon, ChevronUpIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../format-message.tsx';
import { useOpenEditor, useOpenEditorSelector, useIsStored } from '../editor/open-editor.ts';
import { DependentSteps } from './dependent-steps.tsx';

interface StepsDisclosure {
  readonly count: number;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

interface TimelineStepProps {
  readonly row: TimelineRow<unknown>;
  /** What is said instead of the step's own name, for a row that stands for several steps. */
  readonly name?: Message | undefined;
  /** Whether it is one of the steps of the row above it. */
  readonly isPart?: boolean;
  /** Shows and hides the steps that the row stands for. */
  readonly disclosure?: StepsDisclosure | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly tabIndex: 0 | -1;
  readonly onGo: (step: number) => void;
}

/**
 * A step of the timeline, or several that are joined, which go to the newest of them. `data-state`
 * holds its state; the current step has `aria-current`.
 */
export function TimelineStep({
  row,
  name: joinedName,
  isPart = false,
  disclosure,
  now,
  tabIndex,
  onGo,
}: TimelineStepProps): ReactNode {
  const { id, step, state, isCurrent } = row;
  const formatMessage = useFormatMessage();
  const timeId = useId();
  const { edited } = useOpenEditor();
  const refusal = useOpenEditorSelector((context) =>
    // The step itself tells it where it is shown.
    context.refusal?.blockedRevert?.step === id && disclosure?.isOpen !== true
      ? context.refusal
      : null,
  );
  const name =
    step === null
      ? formatMessage('quizHistory.opened', { edited })
      : formatMessage(joinedName ?? step.name);
  const canRevert = step !== null && state === 'done' && disclosure === undefined;
  return (
    <div
      data-state={state}
      className={classNames(
        'group relative flex gap-3 rounded-md ps-2 pe-2 hover:bg-ink/4',
        isCurrent && 'bg-accent-soft',
        state === 'abandoned' && 'ms-3 border-s border-dashed border-line-strong',
        isPart && 'ms-5',
      )}
    >
      <StepMarker isCurrent={isCurrent} isDone={state === 'done'} />
      <div className="grid min-w-0 grow gap-0.5 py-1.5">
        <button
          type="button"
          data-row-focus=""
          tabIndex={tabIndex}
          aria-current={isCurrent ? 'step' : undefined}
          aria-describedby={timeId}
          onClick={() => {
            onGo(id);
          }}
          className={classNames(
            'rounded-sm text-start text-sm wrap-anywhere after:absolute after:inset-0 after:rounded-md',
            isCurrent && 'font-semibold',
            state !== 'done' && 'text-ink-2',
          )}
        >
          {name}
        </button>
        <span className="flex min-h-6 flex-wrap items-center gap-x-2 text-xs text-ink-2">
          <StepDetails id={timeId} row={row} now={now} canRevert={canRevert} />
          {canRevert && <RevertButton step={id} name={name} tabIndex={tabIndex} />}
          {disclosure !== undefined && (
            <StepsButton {...disclosure} name={name} tabIndex={tabIndex} />
          )}
        </span>
        {refusal?.blockedRevert !== undefined && (
          <div className="relative z-1">
            <DependentSteps
              reason={refusal.reason}
              step={id}
              dependents={refusal.blockedRevert.dependents}
              onGo={onGo}
            />
          </div>
        )}
      </div>
    </div>
  );
}

interface StepMarkerProps {
  readonly isCurrent: boolean;
  readonly isDone: boolean;
}

const StepMarker = ({ isCurrent, isDone }: StepMarkerProps): ReactNode => (
  <span
    aria-hidden="true"
    className={classNames(
      'mt-3.5 size-2 shrink-0 rounded-full border',
      isCurrent ? 'border-accent bg-accent' : 'border-control',
      isDone && !isCurrent && 'bg-control',
    )}
  />
);

interface StepDetailsProps {
  readonly id: string;
  readonly row: TimelineRow<unknown>;
  readonly now: number;
  /** Hides the details while the row is hovered or focused, to make room for the revert button. */
  readonly canRevert: boolean;
}

const ageMs = 60 * 60 * 1000;

/** Returns how long ago a step was, and after an hour its time of day, on another day with the date. */
function useStepTime(at: number, now: number): string {
  const format = useFormatter();
  if (now - at < ageMs) return format.relativeTime(Math.min(at, now), now);
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return format.dateTime(at, {
    ...(!isToday && { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
}

interface StepTimeProps {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly now: number;
}

/** When a step was made: its age or its time of day, never both. */
export const StepTime = ({ at, now }: StepTimeProps): ReactNode => (
  <time dateTime={new Date(at).toISOString()}>{useStepTime(at, now)}</time>
);

/** The time of a step, and whether it is undone, current or saved. */
function StepDetails({
  id,
  row: { step, state, isCurrent, isSaved },
  now,
  canRevert,
}: StepDetailsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const isStored = useIsStored();
  return (
    <span id={id} className="figures flex flex-wrap items-center gap-x-2">
      {step !== null && <StepTime at={step.at} now={now} />}
      <span
        className={classNames(
          'flex flex-wrap gap-x-2',
          canRevert && 'pointer-fine:group-focus-within:sr-only pointer-fine:group-hover:sr-only',
        )}
      >
        {state !== 'done' && (
          <span>
            {formatMessage(state === 'undone' ? 'quizHistory.undone' : 'quizHistory.abandoned')}
          </span>
        )}
        {isCurrent && (
          <span className="font-semibold text-accent">{formatMessage('quizHistory.current')}</span>
        )}
        {isSaved && isStored && (
          <span className="font-semibold text-good">{formatMessage('quizHistory.saved')}</span>
        )}
      </span>
    </span>
  );
}

interface StepsButtonProps extends StepsDisclosure {
  readonly name: string;
  readonly tabIndex: 0 | -1;
}

/** Shows and hides the steps that a row stands for. */
function StepsButton({ count, isOpen, toggle, name, tabIndex }: StepsButtonProps): ReactNode {
  const formatMessage = useFormatMessage();
  const text = formatMessage('quizHistory.stepsOf', { count });
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-expanded={isOpen}
      aria-label={`${text}: ${name}`}
      onClick={toggle}
      className="relative z-1 ms-auto flex min-h-6 items-center gap-1 rounded-sm hover:text-ink"
    >
      <span>{text}</span>
      {isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
    </button>
  );
}

interface RevertButtonProps {
  readonly step: number;
  readonly name: string;
  readonly tabIndex: 0 | -1;
}

function RevertButton({ step, name, tabIndex }: RevertButtonProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { editor } = useOpenEditor();
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-label={formatMessage('quizHistory.revertLabel', { about: name })}
      onClick={() => {
        editor.send({ type: 'history.revertStep', step });
      }}
      className={classNames(
        'relative z-1 min-h-6 rounded-sm underline',
        'hover:text-ink pointer-fine:hidden pointer-fine:group-focus-within:inline',
        'pointer-fine:group-hover:inline',
      )}
    >
      {formatMessage('quizHistory.revert')}
    </button>
  );
}
