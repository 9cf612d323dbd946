import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import { href } from '../../../domain/access/href.ts';
import type {
  QuizReminders as Reminders,
  quizRemindersMachine,
} from '../../../machines/quiz/results/results-machines.ts';
import { selectLoad } from '../../../machines/shared/load-machine.ts';
import { Panel } from '../../design/layout/panel.tsx';
import { TextLink } from '../../design/navigation/link.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { Loaded } from '../../shared/loaded.tsx';

type RemindedClass = Reminders['classes'][number];

interface QuizRemindersProps {
  readonly reminders: ActorRefFrom<typeof quizRemindersMachine>;
  /** What reminds the students of a class. */
  readonly renderReminder: (found: RemindedClass) => ReactNode;
}

/**
 * The students who have not submitted, by class, each class with its reminder by mail. Says who gets
 * none and why; nothing while it loads or when nobody is missing.
 */
export function QuizReminders({ reminders, renderReminder }: QuizRemindersProps): ReactNode {
  const formatMessage = useFormatMessage();
  const load = useSelector(reminders, selectLoad);
  if (load.state === 'loading' || (load.state === 'loaded' && !isAnybodyMissing(load.value)))
    return null;
  return (
    <Panel title={formatMessage('quizResults.reminders.title')}>
      <Loaded
        load={load}
        onRetry={() => {
          reminders.send({ type: 'load.retry' });
        }}
      >
        {(value) =>
          value.isOpen ? (
            <OpenReminders {...value} renderReminder={renderReminder} />
          ) : (
            <p className="text-sm text-ink-2">{formatMessage('quizResults.reminders.notOpen')}</p>
          )
        }
      </Loaded>
    </Panel>
  );
}

const isMissing = ({ missing }: RemindedClass): boolean => missing > 0;

const isAnybodyMissing = ({ classes, withoutClass }: Reminders): boolean =>
  withoutClass > 0 || classes.some(isMissing);

function OpenReminders({
  classes,
  withoutClass,
  renderReminder,
}: Reminders & Pick<QuizRemindersProps, 'renderReminder'>): ReactNode {
  const formatMessage = useFormatMessage();
  const shown = classes.filter(isMissing);
  return (
    <>
      {shown.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {shown.map((found) => (
            <li
              key={found.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-2"
            >
              <span className="grid min-w-0 gap-0.5">
                <TextLink quiet to={href('classDetail', { id: found.id })}>
                  {found.title}
                </TextLink>
                <span className="text-xs text-ink-2">
                  {formatMessage('quizResults.reminders.missing', { count: found.missing })}
                </span>
              </span>
              {found.isPublished ? (
                renderReminder(found)
              ) : (
                <span className="text-xs text-ink-2">
                  {formatMessage('quizResults.reminders.notPublished')}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {withoutClass > 0 && (
        <p className="max-w-prose text-sm text-ink-2">
          {formatMessage('quizResults.reminders.withoutClass', { count: withoutClass })}
        </p>
      )}
    </>
  );
}
