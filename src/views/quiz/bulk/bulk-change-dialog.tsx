import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { useTimeZone } from 'use-intl';

import { quizFilterMessages } from '../../../domain/messages/quiz-filter-messages.ts';
import {
  countSelected,
  type BulkChange,
  type BulkChangeRef,
  type BulkKind,
} from '../../../machines/quiz/bulk/bulk-change-machine.ts';
import type { ShareRef } from '../../../machines/shared/sharing/share-machine.ts';
import type { SubjectsRef } from '../../../machines/shared/subjects-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { DateTimeField } from '../../design/dates/date-time-field.tsx';
import { ProgressBar } from '../../design/feedback/progress-bar.tsx';
import { SegmentedControl } from '../../design/fields/segmented-control.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { AddedMessages, useFormatMessage } from '../../shared/format-message.tsx';
import { ShareDialog } from '../../shared/sharing/share-dialog.tsx';
import { SubjectEditor } from '../lists/filters/subject-editor.tsx';
import { useDateTimeLabels } from '../use-date-time-labels.ts';
import { BulkProblems } from './bulk-problems.tsx';

interface BulkChangeDialogProps {
  readonly bulk: BulkChangeRef;
  readonly subjects: SubjectsRef;
  /** The people to share the quizzes with; open while the dialog asks for them. */
  readonly recipients: ShareRef;
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number;
}

/** Asks what to change of many quizzes, shows the progress, and at the end what was refused. */
export function BulkChangeDialog(props: BulkChangeDialogProps): ReactNode {
  const { bulk } = props;
  const isAsking = useSelector(bulk, (snapshot) => snapshot.matches('asking'));
  const isReporting = useSelector(bulk, (snapshot) => snapshot.matches('reporting'));
  const kind = useSelector(bulk, ({ context }) => context.kind);
  if (isAsking)
    return kind === 'share' ? <People {...props} /> : <Question {...props} kind={kind} />;
  return isReporting ? <BulkProblems bulk={bulk} /> : <Progress bulk={bulk} />;
}

/** The people to share the quizzes with. */
function People({ bulk, recipients }: BulkChangeDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const count = useSelector(bulk, ({ context }) => countSelected(context.selection));
  return (
    <ShareDialog
      share={recipients}
      withReaders={false}
      texts={{
        title: formatMessage('quizBulk.titles.share', { count }),
        notAccess: formatMessage('quizSharing.marks.notAccess'),
        gone: formatMessage('quizSharing.gone'),
      }}
    />
  );
}

/** Nothing is chosen yet. */
const noChange: BulkChange = {};

/** The changes where there is nothing to choose. */
const wholeChanges = {
  delete: { isDeleted: true },
  copy: { copy: true },
  rebuild: { rebuild: true },
} as const satisfies Partial<Record<BulkKind, BulkChange>>;

const hasNoChoice = (kind: BulkKind): kind is keyof typeof wholeChanges => kind in wholeChanges;

interface QuestionProps extends BulkChangeDialogProps {
  readonly kind: Exclude<BulkKind, 'share'>;
}

/** The form of the change; it is confirmed when something is chosen. */
function Question({ bulk, subjects, now, kind }: QuestionProps): ReactNode {
  const formatMessage = useFormatMessage();
  const selection = useSelector(bulk, ({ context }) => context.selection);
  const [change, setChange] = useState<BulkChange>(
    hasNoChoice(kind) ? wholeChanges[kind] : noChange,
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
      {hasNoChoice(kind) && <p>{formatMessage(`quizBulk.details.${kind}`)}</p>}
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
