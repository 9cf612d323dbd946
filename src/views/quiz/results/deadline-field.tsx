import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTimeZone } from 'use-intl';

import { getEarliestDeadline } from '../../../domain/quiz/deadline.ts';
import { getFailureMessage } from '../../../domain/messages/failure-message.ts';
import {
  selectIsDeadlineChanged,
  toStoredDeadline,
  type ResultsOverview,
  type DeadlineFormRef,
} from '../../../machines/quiz/results/deadline-form-machine.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { Badge } from '../../design/display/badge.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { DateTimeField } from '../../design/dates/date-time-field.tsx';
import { ClockIcon } from '../../design/icons/icons.tsx';
import { Tooltip } from '../../design/overlays/tooltip.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { useDateTimeLabels } from '../use-date-time-labels.ts';

interface DeadlineFieldProps {
  readonly results: DeadlineFormRef;
  readonly overview: ResultsOverview;
}

/**
 * Returns the error of the deadline, and whether it already says the limit that the hint says: only
 * one of them is shown.
 */
function useDeadlineError(results: DeadlineFormRef) {
  const formatMessage = useFormatMessage();
  const { errors, failure } = useSelector(results, ({ context }) => context);
  const hasFailed = useSelector(results, (snapshot) => snapshot.matches({ editing: 'saveFailed' }));
  const message =
    errors['endDate']?.[0] ??
    errors['end_date']?.[0] ??
    (hasFailed && failure !== null ? getFailureMessage(failure) : undefined);
  const error = message && formatMessage(message);
  return { error, saysLimit: error === formatMessage('quizResults.deadlineHint') };
}

/**
 * The deadline of a quiz: shows, changes and removes it, and resolves a conflict (QRES-04, QVAL-28
 * to QVAL-31).
 */
export function DeadlineField({ results, overview }: DeadlineFieldProps): ReactNode {
  const formatMessage = useFormatMessage();
  const endDate = useSelector(results, ({ context }) => context.values.endDate);
  const isChanged = useSelector(results, selectIsDeadlineChanged);
  const isConflict = useSelector(results, (snapshot) => snapshot.matches({ editing: 'conflict' }));
  const { saysLimit } = useDeadlineError(results);
  return (
    <div className="grid w-full max-w-84 content-start gap-2">
      <Tooltip
        text={
          overview.isTrialOver || saysLimit ? undefined : formatMessage('quizResults.deadlineHint')
        }
        describes={false}
      >
        {(trigger) => (
          <div
            className={overview.isTrialOver ? '' : '[&_[slot=description]]:sr-only'}
            {...trigger}
          >
            <DeadlineInput results={results} overview={overview} />
          </div>
        )}
      </Tooltip>
      {overview.isExpired && !isChanged && (
        <Badge tone="warn" icon={<ClockIcon />}>
          {formatMessage('quizResults.expired')}
        </Badge>
      )}
      {endDate === null && (
        <p className="text-xs text-ink-2">{formatMessage('quizResults.noDeadline')}</p>
      )}
      {isConflict && <ConflictAlert results={results} />}
      {isChanged && !isConflict && <SaveButtons results={results} />}
    </div>
  );
}

function DeadlineInput({ results, overview }: DeadlineFieldProps): ReactNode {
  const formatMessage = useFormatMessage();
  const timeZone = useTimeZone();
  const { values, subject } = useSelector(results, ({ context }) => context);
  const { error, saysLimit } = useDeadlineError(results);
  const isChanged = useSelector(results, selectIsDeadlineChanged);
  const change = (endDate: string | null): void => {
    results.send({ type: 'form.change', values: { endDate } });
  };
  return (
    <DateTimeField
      label={formatMessage('quizResults.deadline')}
      description={
        saysLimit
          ? undefined
          : formatMessage(
              overview.isTrialOver ? 'quizResults.trialOver' : 'quizResults.deadlineHint',
            )
      }
      error={error}
      disabled={overview.isTrialOver}
      value={values.endDate}
      timeZone={timeZone}
      getMinTimeMs={() => getEarliestDeadline(overview, subject.now())}
      onChange={change}
      onBlur={() => {
        if (isChanged) change(toStoredDeadline(values.endDate, subject));
      }}
      labels={useDateTimeLabels()}
    />
  );
}

type ResultsProps = Pick<DeadlineFieldProps, 'results'>;

/** Asks which deadline to keep after someone else changed it. */
function ConflictAlert({ results }: ResultsProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <Alert tone="warn" title={formatMessage('quizResults.conflict.title')}>
      <span className="mt-2 flex flex-wrap gap-2">
        <Button
          onClick={() => {
            results.send({ type: 'conflict.overwrite' });
          }}
        >
          {formatMessage('quizResults.conflict.keepMine')}
        </Button>
        <Button
          onClick={() => {
            results.send({ type: 'conflict.takeRemote' });
          }}
        >
          {formatMessage('quizResults.conflict.takeTheirs')}
        </Button>
      </span>
    </Alert>
  );
}

function SaveButtons({ results }: ResultsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const isSaving = useSelector(results, (snapshot) => snapshot.hasTag('busy'));
  const savedDate = useSelector(results, ({ context }) => context.saved.values.endDate);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="primary"
        busy={isSaving}
        onClick={() => {
          results.send({ type: 'form.submit' });
        }}
      >
        {formatMessage('quizResults.saveDeadline')}
      </Button>
      <Button
        onClick={() => {
          results.send({ type: 'form.change', values: { endDate: savedDate } });
        }}
      >
        {formatMessage('common.cancel')}
      </Button>
    </div>
  );
}
