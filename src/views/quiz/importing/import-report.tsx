import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';

import { href } from '../../../domain/access/href.ts';
import {
  summarizeImport,
  type ImportResult,
  type ReportRow,
} from '../../../domain/interchange/import/import-report.ts';
import { getFailureMessage } from '../../../domain/messages/failure-message.ts';
import type { QuizImportRef } from '../../../machines/quiz/importing/quiz-import-machine.ts';
import { Badge } from '../../design/display/badge.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { CircleAlertIcon, TriangleAlertIcon } from '../../design/icons/icons.tsx';
import { useNavigation } from '../../design/navigation/link.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';

const maxListed = 100;

interface ImportReportProps {
  readonly upload: QuizImportRef;
  readonly result: ImportResult;
}

/** What an import created, with a link to each quiz, and what it left out or changed and why. */
export function ImportReport({ upload, result }: ImportReportProps): ReactNode {
  const formatMessage = useFormatMessage();
  const summary = useMemo(() => summarizeImport(result), [result]);
  const { skipped, changed, unselectedCount } = summary;
  const isComplete = skipped.length + changed.length === 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 text-sm">
      <FailedUndo upload={upload} />
      <NewQuizzes upload={upload} result={result} />
      {isComplete && <p>{formatMessage('quizImportReport.complete')}</p>}
      <Rows
        heading={formatMessage('quizImportReport.leftOut', { count: skipped.length })}
        icon={
          <span className="text-bad [&_.lucide]:size-4">
            <CircleAlertIcon />
          </span>
        }
        rows={skipped}
      />
      <Rows
        heading={formatMessage('quizImportReport.changed', { count: changed.length })}
        icon={
          <span className="text-warn [&_.lucide]:size-4">
            <TriangleAlertIcon />
          </span>
        }
        rows={changed}
      />
      {unselectedCount > 0 && (
        <p className="text-ink-2">
          {formatMessage('quizImportReport.unselected', { count: unselectedCount })}
        </p>
      )}
    </div>
  );
}

/** The new quizzes, which open in a tab of their own so that the report stays. */
function NewQuizzes({ upload, result: { fileName, imported } }: ImportReportProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { getHref } = useNavigation();
  const removedIds = useSelector(upload, ({ context }) => context.removedIds);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="font-semibold wrap-anywhere">
        {formatMessage('quizImportReport.heading', {
          count: imported.quizzes.length,
          name: fileName,
        })}
      </h3>
      <ul
        aria-label={formatMessage('quizImportReport.quizzes')}
        className="grid max-h-60 grid-cols-[minmax(0,1fr)] overflow-y-auto rounded-lg border border-line"
      >
        {imported.quizzes.map(({ id = 0, title, countOfQuestions }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line px-3 py-2 not-last:border-b"
          >
            {removedIds.includes(id) ? (
              <>
                <span className="min-w-0 text-ink-2 wrap-anywhere">{title}</span>
                <Badge>{formatMessage('quizImportReport.binned')}</Badge>
              </>
            ) : (
              <>
                <a
                  href={getHref(href('templateEdit', { quizId: id }))}
                  target="_blank"
                  rel="noreferrer"
                  className="min-w-0 font-semibold underline-offset-3 wrap-anywhere hover:underline max-md:py-2.5"
                >
                  {title}
                  <span className="sr-only"> ({formatMessage('shell.opensInNewTab')})</span>
                </a>
                <span className="figures text-xs text-ink-2">
                  {formatMessage('quizImportReport.questions', { count: countOfQuestions })}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RowsProps {
  readonly heading: string;
  readonly icon: ReactNode;
  readonly rows: readonly ReportRow[];
}

function Rows({ heading, icon, rows }: RowsProps): ReactNode {
  const formatMessage = useFormatMessage();
  if (rows.length === 0) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="font-semibold">{heading}</h3>
      <ul aria-label={heading} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {rows
          .slice(0, maxListed)
          .map(({ quiz, entry: { file, identifier, title, reason } }, at) => (
            <li key={at} className="flex gap-2">
              {icon}
              <span className="min-w-0 wrap-anywhere">
                <span>
                  {quiz === '' || quiz === title
                    ? title || file
                    : formatMessage('quizImportReport.ofQuiz', {
                        quiz,
                        title: title || identifier || file,
                      })}
                </span>
                <span className="block text-xs text-ink-2">{reason}</span>
              </span>
            </li>
          ))}
      </ul>
      {rows.length > maxListed && (
        <p className="text-ink-2">
          {formatMessage('quizImportReport.more', { count: rows.length - maxListed })}
        </p>
      )}
    </section>
  );
}

function FailedUndo({ upload }: Pick<ImportReportProps, 'upload'>): ReactNode {
  const formatMessage = useFormatMessage();
  const failedRemovals = useSelector(upload, ({ context }) => context.failedRemovals);
  return (
    failedRemovals.length > 0 && (
      <Alert tone="bad" title={formatMessage('quizImportReport.notUndone')}>
        <ul className="grid max-h-60 gap-1 overflow-y-auto">
          {failedRemovals.map(({ item, failure }) => (
            <li key={item.id} className="wrap-anywhere">
              {formatMessage({
                key: 'quizImportReport.notRemoved',
                values: { title: item.title },
                about: getFailureMessage(failure, { key: 'quizImportReport.removeFailed' }),
              })}
            </li>
          ))}
        </ul>
      </Alert>
    )
  );
}
