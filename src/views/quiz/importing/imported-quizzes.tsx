import type { ReactNode } from 'react';

import {
  quizRemarks,
  type ImportReview,
} from '../../../domain/interchange/import/import-review.ts';
import { TriangleAlertIcon } from '../../design/icon.tsx';
import { useSentence } from '../../shared/sentences.tsx';

const mostNamed = 20;

/** What a package becomes: its quizzes with their questions counted, and what is lost of the quizzes as a whole. */
export function ImportedQuizzes({ review }: { readonly review: ImportReview }): ReactNode {
  const sentence = useSentence();
  const { quizzes } = review;
  const remarks = quizRemarks(review);
  if (quizzes.length === 0)
    return <p className="text-sm">{sentence('quizImportDialog.noQuizzes')}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm">
      <ul aria-label={sentence('quizImportDialog.quizzes')} className="font-semibold">
        {quizzes.slice(0, mostNamed).map(({ title, countOfQuestions }, index) => (
          <li key={index} className="wrap-anywhere">
            {sentence('quizImportDialog.quiz', { title, count: countOfQuestions })}
          </li>
        ))}
        {quizzes.length > mostNamed && (
          <li>{sentence('quizImportDialog.more', { count: quizzes.length - mostNamed })}</li>
        )}
      </ul>
      {remarks.length > 0 && (
        <ul
          aria-label={sentence('quizImportDialog.remarks')}
          className="grid gap-1 text-xs text-ink-2"
        >
          {remarks.slice(0, mostNamed).map(({ title, reason }, index) => (
            <li key={index} className="flex gap-2 wrap-anywhere">
              <span className="text-warn [&_.lucide]:size-4">
                <TriangleAlertIcon />
              </span>
              <span className="min-w-0">
                {quizzes.length > 1
                  ? sentence('quizImportDialog.remark', { title, reason })
                  : reason}
              </span>
            </li>
          ))}
          {remarks.length > mostNamed && (
            <li>{sentence('quizImportDialog.more', { count: remarks.length - mostNamed })}</li>
          )}
        </ul>
      )}
    </div>
  );
}
