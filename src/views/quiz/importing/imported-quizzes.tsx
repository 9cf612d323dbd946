import type { ReactNode } from 'react';

import {
  listQuizRemarks,
  type ImportReview,
} from '../../../domain/interchange/import/import-review.ts';
import { TriangleAlertIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';

const maxListed = 20;

/**
 * The quizzes that an import creates, with their numbers of questions, and remarks on what is not
 * imported.
 */
export function ImportedQuizzes({ review }: { readonly review: ImportReview }): ReactNode {
  const formatMessage = useFormatMessage();
  const { quizzes } = review;
  const remarks = listQuizRemarks(review);
  if (quizzes.length === 0)
    return <p className="text-sm">{formatMessage('quizImportDialog.noQuizzes')}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm">
      <ul aria-label={formatMessage('quizImportDialog.quizzes')} className="font-semibold">
        {quizzes.slice(0, maxListed).map(({ title, countOfQuestions }, index) => (
          <li key={index} className="wrap-anywhere">
            {formatMessage('quizImportDialog.quiz', { title, count: countOfQuestions })}
          </li>
        ))}
        {quizzes.length > maxListed && (
          <li>{formatMessage('quizImportDialog.more', { count: quizzes.length - maxListed })}</li>
        )}
      </ul>
      {remarks.length > 0 && (
        <ul
          aria-label={formatMessage('quizImportDialog.remarks')}
          className="grid gap-1 text-xs text-ink-2"
        >
          {remarks.slice(0, maxListed).map(({ title, reason }, index) => (
            <li key={index} className="flex gap-2 wrap-anywhere">
              <span className="text-warn [&_.lucide]:size-4">
                <TriangleAlertIcon />
              </span>
              <span className="min-w-0">
                {quizzes.length > 1
                  ? formatMessage('quizImportDialog.remark', { title, reason })
                  : reason}
              </span>
            </li>
          ))}
          {remarks.length > maxListed && (
            <li>{formatMessage('quizImportDialog.more', { count: remarks.length - maxListed })}</li>
          )}
        </ul>
      )}
    </div>
  );
}
