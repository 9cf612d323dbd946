import type { ReactNode } from 'react';

import type { QuizRow } from '../../../domain/lists/quiz-row.ts';
import { Badge } from '../../design/badge.tsx';
import { CircleAlertIcon, RefreshIcon } from '../../design/icon.tsx';
import { Link } from '../../design/link.tsx';
import { Tooltip } from '../../design/tooltip.tsx';
import { useSentence } from '../../shared/sentences.tsx';

interface RowTitleProps {
  readonly row: QuizRow;
  readonly to: string;
}

const look = 'line-clamp-3 min-w-0 rounded-sm font-semibold wrap-anywhere';

/** A quiz's title and the way to look at it; while it is processed it leads nowhere and says why (QLST-33, QLST-34, QLST-63). */
export function RowTitle({
  row: { title, processing, processFailure },
  to,
}: RowTitleProps): ReactNode {
  const sentence = useSentence();
  if (processing === 'running') {
    return (
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        <Tooltip
          text={sentence('quizLists.notAccessible')}
          placement={{ side: 'below', align: 'start' }}
        >
          {(trigger) => (
            <a
              {...trigger}
              role="link"
              aria-disabled="true"
              tabIndex={0}
              title={title}
              className={look}
            >
              {title}
            </a>
          )}
        </Tooltip>
        <Badge tone="warn" icon={<RefreshIcon />}>
          {sentence('quizLists.processing')}
        </Badge>
      </span>
    );
  }
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      <Link to={to} title={title} className={`${look} no-underline hover:underline`}>
        {title}
      </Link>
      {processing === 'failed' && (
        <Badge tone="bad" icon={<CircleAlertIcon />}>
          {sentence('quizLists.processingFailed')}
        </Badge>
      )}
      {processFailure !== null && (
        <span className="basis-full text-xs text-bad wrap-anywhere">{processFailure}</span>
      )}
    </span>
  );
}
