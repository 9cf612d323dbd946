import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTimeZone } from 'use-intl';

import { earliestDeadline } from '../../../domain/quiz/deadline.ts';
import { failureMessage } from '../../../domain/failure-message.ts';
import {
  selectIsDeadlineChanged,
  settledIn,
  type ResultsHead,
  type ResultsHeadRef,
} from '../../../machines/quiz/results/results-head-machine.ts';
import { Alert } from '../../design/alert.tsx';
import { Badge } from '../../design/badge.tsx';
import { Button } from '../../design/button.tsx';
import { DateTimeField } from '../../design/date-time-field.tsx';
import { ClockIcon } from '../../design/icon.tsx';
import { Tooltip } from '../../design/tooltip.tsx';
import { useSay, useSentence } from '../../shared/sentences.tsx';

interface DeadlineFieldProps {
  readonly results: ResultsHeadRef;
  readonly head: ResultsHead;
}

/** The deadline of a quiz: shown, changed and taken away, with what stands in the way (QRES-04, QVAL-28 to QVAL-31). */
export function DeadlineField({ results, head }: DeadlineFieldProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const timeZone = useTimeZone();
  const { values, saved, faults, failure, subject } = useSelector(
    results,
    (snapshot) => snapshot.context,
  );
  const isChanged = useSelector(results, selectIsDeadlineChanged);
  const isSaving = useSelector(results, (snapshot) => snapshot.hasTag('busy'));
  const isConflict = useSelector(results, (snapshot) => snapshot.matches({ editing: 'conflict' }));
  const hasFailed = useSelector(results, (snapshot) => snapshot.matches({ editing: 'saveFailed' }));
  const change = (endDate: string | null): void => {
    results.send({ type: 'form.change', values: { endDate } });
  };
  const fault =
    faults['endDate']?.[0] ??
    faults['end_date']?.[0] ??
    (hasFailed && failure !== null ? failureMessage(failure) : undefined);
  return (
    <div className="grid w-full max-w-84 content-start gap-2">
      <Tooltip
        text={head.isTrialOver ? undefined : sentence('quizResults.deadlineHint')}
        describes={false}
      >
        {(trigger) => (
          <div
            className={isChanged || head.isTrialOver ? '' : '[&_[slot=description]]:sr-only'}
            {...trigger}
          >
            <DateTimeField
              label={sentence('quizResults.deadline')}
              description={sentence(
                head.isTrialOver ? 'quizResults.trialOver' : 'quizResults.deadlineHint',
              )}
              error={fault === undefined ? undefined : say(fault)}
              disabled={head.isTrialOver}
              value={values.endDate}
              timeZone={timeZone}
              earliest={() => earliestDeadline(head, subject.now())}
              onChange={change}
              onLeave={() => {
                if (isChanged) change(settledIn(values.endDate, subject));
              }}
              sentences={{
                open: sentence('quizForm.openCalendar'),
                calendar: sentence('quizForm.calendar'),
                clear: sentence('quizForm.clearDate'),
                time: sentence('quizForm.time'),
                done: sentence('quizForm.done'),
                incomplete: sentence('quizForm.incompleteDate'),
                unavailable: sentence('quizForm.calendarUnavailable'),
              }}
            />
          </div>
        )}
      </Tooltip>
      {head.isExpired && !isChanged && (
        <Badge tone="warn" icon={<ClockIcon />}>
          {sentence('quizResults.expired')}
        </Badge>
      )}
      {values.endDate === null && (
        <p className="text-xs text-ink-2">{sentence('quizResults.noDeadline')}</p>
      )}
      {isConflict && (
        <Alert tone="warn" title={sentence('quizResults.conflict.title')}>
          <span className="mt-2 flex flex-wrap gap-2">
            <Button
              onClick={() => {
                results.send({ type: 'conflict.overwrite' });
              }}
            >
              {sentence('quizResults.conflict.keepMine')}
            </Button>
            <Button
              onClick={() => {
                results.send({ type: 'conflict.takeTheirs' });
              }}
            >
              {sentence('quizResults.conflict.takeTheirs')}
            </Button>
          </span>
        </Alert>
      )}
      {isChanged && !isConflict && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            busy={isSaving}
            onClick={() => {
              results.send({ type: 'form.submit' });
            }}
          >
            {sentence('quizResults.saveDeadline')}
          </Button>
          <Button
            onClick={() => {
              change(saved.values.endDate);
            }}
          >
            {sentence('common.cancel')}
          </Button>
        </div>
      )}
    </div>
  );
}
