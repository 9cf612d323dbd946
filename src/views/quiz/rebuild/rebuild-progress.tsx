import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { classNames } from '../../design/class-names.ts';
import { rebuildMessages } from '../../../domain/messages/rebuild-messages.ts';
import { countEnded } from '../../../domain/quiz/rebuild/rebuild.ts';
import {
  selectRunning,
  type RebuildProgressRef,
} from '../../../machines/quiz/rebuild/rebuild-progress-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { ProgressBar } from '../../design/feedback/progress-bar.tsx';
import { AddedMessages, useFormatMessage } from '../../shared/format-message.tsx';

interface RebuildProgressProps {
  readonly progress: RebuildProgressRef;
}

/** Shows the progress of each running rebuild, with a button that cancels it (QIO-20). */
export const RebuildProgress = (props: RebuildProgressProps): ReactNode => (
  <AddedMessages messages={rebuildMessages}>
    <RunningRebuilds {...props} />
  </AddedMessages>
);

function RunningRebuilds({ progress }: RebuildProgressProps): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const running = useSelector(progress, selectRunning, shallowEqual);
  const cancelling = useSelector(progress, ({ context }) => context.cancelling);
  return running.map((batch) => {
    const { id, type, total, failed } = batch;
    const counts = {
      ended: format.number(countEnded(batch)),
      total: format.number(total),
      failed: format.number(failed),
    };
    return (
      <div
        key={id}
        className={classNames(
          'flex items-center gap-x-6 gap-y-3 rounded-lg border border-line',
          'bg-surface px-4 py-2.5 max-md:flex-col max-md:items-start',
        )}
      >
        <div className="min-w-0 grow max-md:w-full">
          <ProgressBar
            label={formatMessage('rebuildDialogs.running', {
              section: formatMessage(`rebuildDialogs.types.${type}`),
            })}
            progress={countEnded(batch) / total}
            detail={formatMessage(
              failed === 0 ? 'rebuildDialogs.progress' : 'rebuildDialogs.progressWithFailures',
              counts,
            )}
          />
        </div>
        <Button
          busy={cancelling === id}
          onClick={() => {
            progress.send({ type: 'progress.cancel', batch: id });
          }}
        >
          {formatMessage('rebuildDialogs.cancel')}
        </Button>
      </div>
    );
  });
}
