import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { useTimeZone } from 'use-intl';

import { getFailureMessage } from '../../../domain/messages/failure-message.ts';
import type { Message } from '../../../domain/messages/message.ts';
import { quizFilterMessages } from '../../../domain/messages/quiz-filter-messages.ts';
import type { Failure } from '../../../domain/outcome.ts';
import {
  countSelected,
  type BulkChange,
  type BulkChangeRef,
} from '../../../machines/quiz/bulk/bulk-change-machine.ts';
import type { SubjectsRef } from '../../../machines/shared/subjects-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { DateTimeField } from '../../design/dates/date-time-field.tsx';
import { ProgressBar } from '../../design/feedback/progress-bar.tsx';
import { SegmentedControl } from '../../design/fields/segmented-control.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { AddedMessages, useFormatMessage } from '../../shared/format-message.tsx';
import { SubjectEditor } from '../lists/filters/subject-editor.tsx';
import { useDateTimeLabels } from '../use-date-time-labels.ts';

interface BulkChangeDialogProps {
  readonly bulk: BulkChangeRef;
  readonly subjects: SubjectsRef;
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number;
}

/** Asks what to change of many quizzes, shows the progress, and at the end what was refused. */
export function BulkChangeDialog(props: BulkChangeDialogProps): ReactNode {
  const { bulk } = props;
  const isAsking = useSelector(bulk, (snapshot) => snapshot.matches('asking'));
  const isReporting = useSelector(bulk, (snapshot) => snapshot.matches('reporting'));
  if (isAsking) return <Question {...props} />;
  return isReporting ? <Refused bulk={bulk} /> : <Progress bulk={bulk} />;
}

/** Nothing is chosen yet. */
const noChange: BulkChange = {};

/** The form of the change; it is confirmed when something is chosen. */
function Question({ bulk, subjects, now }: BulkChangeDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { kind, selection } = useSelector(bulk, ({ context }) => context);
  const [change, setChange] = useState<BulkChange>(
    kind === 'delete' ? { isDeleted: true } : noChange,
  );
  const close = (): void => {
    bulk.send({ type: 'bulk.close' });
  };
  return (
    <Dialog
      open
      onClose={close}
      size="s"
      closeLabel={formatMessage('quizBulk.close')}
      title={formatMessage(`quizBulk.titles.${kind}`, { count: countSelected(selection) })}
      footer={
        <>
          <Button onClick={close}>{formatMessage('common.cancel')}</Button>
          <Button
            variant={kind === 'delete' ? 'danger' : 'primary'}
            disabledReason={
              change === noChange
                ? formatMessage(
                    kind === 'deadline' ? 'quizBulk.chooseDate' : 'quizBulk.chooseSubject',
                  )
                : undefined
            }
            onClick={() => {
              bulk.send({ type: 'bulk.confirm', change });
            }}
          >
            {formatMessage(`quizBulk.confirm.${kind}`)}
          </Button>
        </>
      }
    >
      {kind === 'subjects' && (
        <AddedMessages messages={quizFilterMessages}>
          <SubjectsField subjects={subjects} onChange={setChange} />
        </AddedMessages>
      )}
      {kind === 'deadline' && <DeadlineField now={now} onChange={setChange} />}
      {kind === 'delete' && <p>{formatMessage('quizBulk.deleteDetail')}</p>}
    </Dialog>
  );
}

interface SubjectsFieldProps {
  readonly subjects: SubjectsRef;
  readonly onChange: (change: BulkChange) => void;
}

/** Adds the chosen subjects to each quiz, or removes them from each. */
function SubjectsField({ subjects, onChange }: SubjectsFieldProps): ReactNode {
  const [how, setHow] = useState<'add' | 'remove'>('add');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const change = (nextHow: 'add' | 'remove', ids: readonly number[]): void => {
    setHow(nextHow);
    setChosen(ids);
    const list = [...ids];
    if (ids.length === 0) onChange(noChange);
    else onChange(nextHow === 'add' ? { addSubjects: list } : { removeSubjects: list });
  };
  return (
    <div className="grid gap-3">
      <HowControl
        choices={['add', 'remove']}
        value={how}
        onChange={(value) => {
          change(value, chosen);
        }}
      />
      <div className="max-h-80 overflow-y-auto">
        <SubjectEditor
          subjects={subjects}
          selected={chosen}
          onSelect={(ids) => {
            change(how, ids);
          }}
        />
      </div>
    </div>
  );
}

interface HowControlProps<How extends 'add' | 'remove' | 'set' | 'removeDeadline'> {
  readonly choices: readonly How[];
  readonly value: How;
  readonly onChange: (value: How) => void;
}

/** Whether the change gives or takes something. */
function HowControl<How extends 'add' | 'remove' | 'set' | 'removeDeadline'>({
  choices,
  ...control
}: HowControlProps<How>): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <SegmentedControl
      {...control}
      label={formatMessage('quizBulk.how')}
      hideLabel
      choices={choices.map((value) => ({ value, label: formatMessage(`quizBulk.${value}`) }))}
    />
  );
}

interface DeadlineFieldProps {
  readonly now: () => number;
  readonly onChange: (change: BulkChange) => void;
}

/** Sets a deadline, once a date is chosen, or removes that of each quiz. */
function DeadlineField({ now, onChange }: DeadlineFieldProps): ReactNode {
  const formatMessage = useFormatMessage();
  const timeZone = useTimeZone();
  const labels = useDateTimeLabels();
  const [how, setHow] = useState<'set' | 'removeDeadline'>('set');
  const [endDate, setEndDate] = useState<string | null>(null);
  const change = (nextHow: 'set' | 'removeDeadline', date: string | null): void => {
    setHow(nextHow);
    setEndDate(date);
    if (nextHow === 'set' && date === null) onChange(noChange);
    else onChange({ endDate: nextHow === 'set' ? date : null });
  };
  return (
    <div className="grid gap-3">
      <HowControl
        choices={['set', 'removeDeadline']}
        value={how}
        onChange={(value) => {
          change(value, endDate);
        }}
      />
      {how === 'removeDeadline' && <p>{formatMessage('quizBulk.noDeadline')}</p>}
      {how === 'set' && (
        <DateTimeField
          label={formatMessage('quizBulk.deadline')}
          value={endDate}
          timeZone={timeZone}
          getMinTimeMs={now}
          onChange={(next) => {
            change('set', next);
          }}
          labels={labels}
        />
      )}
    </div>
  );
}

interface BulkProps {
  readonly bulk: BulkChangeRef;
}

/** How many quizzes are done; the job can be stopped. */
function Progress({ bulk }: BulkProps): ReactNode {
  const formatMessage = useFormatMessage();
  const isCollecting = useSelector(bulk, (snapshot) => snapshot.matches('collecting'));
  const { total, waiting, isStopped } = useSelector(bulk, ({ context }) => context);
  const title = formatMessage(isCollecting ? 'quizBulk.collecting' : 'quizBulk.running');
  return (
    <Dialog
      open
      size="s"
      title={title}
      footer={
        <Button
          busy={isStopped}
          onClick={() => {
            bulk.send({ type: 'bulk.stop' });
          }}
        >
          {formatMessage('quizBulk.stop')}
        </Button>
      }
    >
      <ProgressBar
        label={title}
        hideLabel
        progress={isCollecting || total === 0 ? null : (total - waiting.length) / total}
      />
      {!isCollecting && (
        <p className="figures pt-2 text-sm text-ink-2">
          {formatMessage('quizBulk.progress', { done: total - waiting.length, total })}
        </p>
      )}
    </Dialog>
  );
}

const getReason = (failure: Failure): Message =>
  getFailureMessage(failure, {
    key:
      failure.kind === 'denied' || failure.kind === 'notFound' || failure.kind === 'conflict'
        ? `quizBulk.reasons.${failure.kind}`
        : 'quizBulk.reasons.otherwise',
  });

/** The quizzes that were not changed, each with the reason. */
function Refused({ bulk }: BulkProps): ReactNode {
  const formatMessage = useFormatMessage();
  const refused = useSelector(bulk, ({ context }) => context.refused);
  const close = (): void => {
    bulk.send({ type: 'bulk.close' });
  };
  return (
    <Dialog
      open
      onClose={close}
      closeLabel={formatMessage('quizBulk.close')}
      title={formatMessage('quizBulk.refusedTitle', { count: refused.length })}
      footer={
        <Button variant="primary" onClick={close}>
          {formatMessage('quizBulk.close')}
        </Button>
      }
    >
      <ul className="grid max-h-80 gap-2 overflow-y-auto">
        {refused.map(({ id, title, failure }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-semibold">{title}</span>
            <span className="block text-sm text-ink-2">{formatMessage(getReason(failure))}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
