import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter, useTimeZone } from 'use-intl';

import { countCalendarDays } from '../../domain/classes/deadline-timeline.ts';
import {
  getSentReminder,
  isReminding,
  type ClassChangesRef,
} from '../../machines/classes/class-changes-machine.ts';
import type { ClassData } from '../../machines/classes/class-page-machine.ts';
import { Button } from '../design/buttons/button.tsx';
import { MailIcon } from '../design/icons/icons.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface Titled {
  readonly id: number;
  readonly title: string;
}

interface QuizReminderProps {
  readonly item: Titled;
  readonly quiz: Titled;
  readonly reminder: ClassData['quizzes'][number]['reminder'];
  readonly changes: ClassChangesRef;
  /** The current time in milliseconds since 1970. */
  readonly now: number;
}

/**
 * Reminds the students of a class who have not handed in a quiz, or says when they were reminded.
 * The button stays then, disabled, so that it keeps the focus.
 */
export function QuizReminder({ item, quiz, reminder, changes, now }: QuizReminderProps): ReactNode {
  const formatMessage = useFormatMessage();
  const sentAt = useSelector(changes, ({ context }) => getSentReminder(context, item.id, quiz.id));
  const remindedText = useRemindedText(reminder?.remindedAt ?? sentAt, now);
  const isPending = useSelector(changes, ({ context }) => isReminding(context, item.id, quiz.id));
  if (reminder === null || reminder.missing === 0) return null;
  const count = reminder.missing;
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-xs text-ink-2">
      <span className="me-auto empty:hidden">{remindedText}</span>
      <Button
        icon={<MailIcon />}
        busy={isPending}
        disabledReason={remindedText}
        aria-label={formatMessage('classes.reminders.remindFor', {
          count,
          title: quiz.title,
          classTitle: item.title,
        })}
        onClick={() => {
          changes.send({ type: 'change.perform', change: { kind: 'remind', item, content: quiz } });
        }}
      >
        {formatMessage('classes.reminders.remind', { count })}
      </Button>
    </span>
  );
}

/** Returns when the students were reminded, as a sentence; undefined when they were not. */
function useRemindedText(remindedAt: string | null, now: number): string | undefined {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const timeZone = useTimeZone();
  if (remindedAt === null) return undefined;
  const at = new Date(remindedAt);
  return formatMessage(
    countCalendarDays(at.getTime(), now, timeZone) > 0
      ? 'classes.reminders.yesterday'
      : 'classes.reminders.today',
    { time: format.dateTime(at, { hour: 'numeric', minute: '2-digit' }) },
  );
}
