import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { endedOf } from '../../../domain/quiz/rebuild.ts';
import {
  selectRunning,
  type RebuildProgressRef,
} from '../../../machines/quiz/rebuild/rebuild-progress-machine.ts';
import { Button } from '../../design/button.tsx';
import { ProgressBar } from '../../design/progress-bar.tsx';
import { useSentence } from '../../shared/sentences.tsx';

interface RebuildProgressProps {
  readonly progress: RebuildProgressRef;
}

/** A line for each queued rebuild that runs: how many of how many, and the way to cancel it (QIO-20). */
export function RebuildProgress({ progress }: RebuildProgressProps): ReactNode {
  const sentence = useSentence();
  const format = useFormatter();
  const running = useSelector(progress, selectRunning, shallowEqual);
  const cancelling = useSelector(progress, ({ context }) => context.cancelling);
  return running.map((batch) => {
    const { id, type, total, failed } = batch;
    const counts = {
      ended: format.number(endedOf(batch)),
      total: format.number(total),
      failed: format.number(failed),
    };
    return (
      <div
        key={id}
        className="flex items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-surface px-4 py-2.5 max-md:flex-col max-md:items-start"
      >
        <div className="min-w-0 grow max-md:w-full">
          <ProgressBar
            label={sentence('quizRebuild.running', {
              section: sentence(`quizRebuild.types.${type}`),
            })}
            progress={endedOf(batch) / total}
            detail={sentence(
              failed === 0 ? 'quizRebuild.progress' : 'quizRebuild.progressWithFailures',
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
          {sentence('quizRebuild.cancel')}
        </Button>
      </div>
    );
  });
}
