import type { ReactNode } from 'react';

import type { QuizRow } from '../../../domain/lists/quiz-row.ts';
import { describeRebuildFailure } from '../../../domain/quiz/rebuild/rebuild-failure.ts';
import { Badge } from '../../design/display/badge.tsx';
import { CircleAlertIcon, RefreshIcon } from '../../design/icons/icons.tsx';
import { TitleLink, TitleText } from '../../design/navigation/link.tsx';
import { Tooltip } from '../../design/overlays/tooltip.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';

interface RowTitleProps {
  readonly row: QuizRow;
  readonly to: string;
}

/**
 * A quiz's title as a link to its viewer. While the quiz is processed the link is disabled and says
 * why (QLST-33, QLST-34, QLST-63).
 */
export function RowTitle({
  row: { title, processing, processFailure },
  to,
}: RowTitleProps): ReactNode {
  const formatMessage = useFormatMessage();
  if (processing === 'running') {
    return (
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        <Tooltip text={formatMessage('quizLists.notAccessible')} placement="bottom start">
          {(trigger) => (
            <a
              {...trigger}
              role="link"
              aria-disabled="true"
              tabIndex={0}
              title={title}
              className="block min-w-0 rounded-sm font-semibold wrap-anywhere"
            >
              <TitleText>{title}</TitleText>
            </a>
          )}
        </Tooltip>
        <Badge tone="warn" icon={<RefreshIcon />}>
          {formatMessage('quizLists.processing')}
        </Badge>
      </span>
    );
  }
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      <TitleLink to={to} title={title} />
      {processing === 'failed' && (
        <Badge tone="bad" icon={<CircleAlertIcon />}>
          {formatMessage('quizLists.processingFailed')}
        </Badge>
      )}
      {processFailure !== null && (
        <span className="basis-full text-xs font-normal text-bad wrap-anywhere">
          {formatMessage(describeRebuildFailure(processFailure))}
        </span>
      )}
    </span>
  );
}
