import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { href } from '../../../domain/access/href.ts';
import { countRightAnswers } from '../../../domain/results/score.ts';
import type { ResultRow } from '../../../machines/quiz/results/results-machines.ts';
import { TextLink } from '../../design/navigation/link.tsx';
import type { Column } from '../../design/tables/table-types.ts';
import { AddressText } from '../../shared/address-text.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { ScoreText, useFormatPercentage } from './score-text.tsx';
import { useResultTimes } from './use-result-times.ts';

/** Returns the columns of the table of students (QRES-08, QRES-14 to QRES-16). */
export function useResultColumns(): readonly Column<ResultRow>[] {
  const formatMessage = useFormatMessage();
  const { formatMoment, formatTimeTaken } = useResultTimes();
  const renderLink = ({ id, email, submittedAt }: ResultRow): ReactNode =>
    submittedAt && (
      <TextLink
        aria-label={formatMessage('quizResults.viewDetailOf', { email })}
        to={href('studentResult', { assignId: id })}
      >
        {formatMessage('quizResults.viewDetail')}
      </TextLink>
    );
  return [
    {
      id: 'email',
      header: formatMessage('quizResults.column.email'),
      sortable: true,
      fillsWidth: true,
      card: 'title',
      cell: ({ email }) => (
        <span className="block font-semibold whitespace-normal wrap-anywhere lg:min-w-60">
          <AddressText text={email} />
        </span>
      ),
    },
    ...useScoreColumns(),
    {
      id: 'timeTaken',
      header: formatMessage('quizResults.column.timeTaken'),
      align: 'end',
      wideScreenOnly: true,
      card: 'line',
      cell: ({ durationSeconds }) => formatTimeTaken(durationSeconds),
      isCardEmpty: ({ durationSeconds, submittedAt }) =>
        submittedAt === null || durationSeconds === 0,
    },
    {
      id: 'submittedAt',
      header: formatMessage('quizResults.column.submitted'),
      sortable: true,
      align: 'end',
      card: 'line',
      cell: ({ submittedAt }) =>
        submittedAt === null
          ? formatMessage('quizResults.notSubmitted')
          : formatMoment(submittedAt),
    },
    {
      id: 'details',
      header: formatMessage('quizResults.column.details'),
      align: 'end',
      card: 'badge',
      cell: (row) => renderLink(row) ?? formatMessage('quizResults.none'),
      cardCell: renderLink,
    },
  ];
}

const isWithoutResult = ({ submittedAt }: ResultRow): boolean => submittedAt === null;

function useScoreColumns(): readonly Column<ResultRow>[] {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const formatPercentage = useFormatPercentage();
  const none = formatMessage('quizResults.none');
  const renderScore = ({ progress, questionCount, submittedAt }: ResultRow): ReactNode =>
    submittedAt && (
      <ScoreText progress={progress}>
        {formatMessage('quizResults.scoreOf', {
          score: format.number(countRightAnswers(progress, questionCount)),
          count: format.number(questionCount),
        })}
      </ScoreText>
    );
  const renderPercentage = ({ progress, submittedAt }: ResultRow): ReactNode =>
    submittedAt && formatPercentage(progress);
  return [
    {
      id: 'score',
      header: formatMessage('quizResults.column.score'),
      align: 'end',
      card: 'line',
      cell: (row) => renderScore(row) ?? none,
      isCardEmpty: isWithoutResult,
    },
    {
      id: 'progress',
      header: formatMessage('quizResults.column.percentage'),
      sortable: true,
      align: 'end',
      card: 'line',
      cell: (row) => renderPercentage(row) ?? none,
      isCardEmpty: isWithoutResult,
    },
  ];
}
