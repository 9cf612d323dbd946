import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import {
  type ExportRemarksRef,
  type QuizRemarks,
} from '../../../machines/quiz/exporting/export-remarks-machine.ts';
import { selectLoad } from '../../../machines/shared/load-machine.ts';
import { CircleCheckIcon, InfoIcon } from '../../design/icons/icons.tsx';
import { ScrollRegion } from '../../design/layout/scroll-region.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { Loaded } from '../../shared/loaded.tsx';

interface ExportRemarksProps {
  readonly load: ExportRemarksRef;
}

/** Says before a download what the packages change or leave out (QIO-04). */
export function ExportRemarks({ load }: ExportRemarksProps): ReactNode {
  const view = selectLoad(useSelector(load, (snapshot) => snapshot));
  return (
    <Loaded
      load={view}
      lines={2}
      onRetry={() => {
        load.send({ type: 'load.retry' });
      }}
    >
      {(quizzes) => <RemarkList quizzes={quizzes} />}
    </Loaded>
  );
}

interface RemarkListProps {
  readonly quizzes: readonly QuizRemarks[];
}

function RemarkList({ quizzes }: RemarkListProps): ReactNode {
  const formatMessage = useFormatMessage();
  const count = quizzes.reduce((sum, quiz) => sum + quiz.count, 0);
  const packages = quizzes.length;
  if (count === 0)
    return (
      <p role="status" className="flex items-center gap-2 text-sm text-ink-2">
        <CircleCheckIcon />
        {formatMessage('quizDownload.keepsEverything', { packages })}
      </p>
    );
  const title = formatMessage('quizDownload.remarks', { count, packages });
  return (
    <div className="grid gap-2 text-sm">
      <p role="status" className="flex items-center gap-2 font-medium">
        <InfoIcon />
        {title}
      </p>
      <ScrollRegion
        label={title}
        className="grid max-h-44 gap-3 rounded-lg border border-line px-3 py-2 text-ink-2"
      >
        {quizzes
          .filter((quiz) => quiz.count > 0)
          .map((quiz) => (
            <QuizRemarkList key={quiz.id} quiz={quiz} isOnly={packages === 1} />
          ))}
      </ScrollRegion>
    </div>
  );
}

interface QuizRemarkListProps {
  readonly quiz: QuizRemarks;
  readonly isOnly: boolean;
}

function QuizRemarkList({ quiz, isOnly }: QuizRemarkListProps): ReactNode {
  const formatMessage = useFormatMessage();
  const rest = quiz.count - quiz.remarks.length;
  return (
    <div className="wrap-anywhere">
      {!isOnly && <p className="font-medium text-ink">{quiz.title}</p>}
      <ul className="list-disc space-y-1 ps-4">
        {quiz.remarks.map((remark, index) => (
          <li key={`${String(index)} ${remark}`}>{remark}</li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="pt-1">{formatMessage('quizDownload.moreRemarks', { count: rest })}</p>
      )}
    </div>
  );
}
