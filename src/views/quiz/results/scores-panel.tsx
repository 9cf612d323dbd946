import type { ReactNode } from 'react';

import type { Statistics } from '../../../machines/quiz/results/results-machines.ts';
import { isPassed } from '../../../domain/results/score.ts';
import { BarChart } from '../../design/display/bar-chart.tsx';
import { Panel } from '../../design/layout/panel.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { Fact } from './fact.tsx';
import { useFormatPercentage } from './score-text.tsx';
import { classNames } from '../../design/class-names.ts';

interface ScoresPanelProps {
  readonly scores: Statistics['scores'];
}

const panelClasses = classNames(
  'grid gap-x-10 gap-y-4 rounded-lg border border-line bg-surface p-4',
  'max-lg:grid-cols-[minmax(0,1fr)] lg:grid-cols-[auto_minmax(0,40rem)]',
  'lg:justify-between',
);

/** The distribution of the scores: mean, median, standard deviation, range and a chart. */
export function ScoresPanel({ scores }: ScoresPanelProps): ReactNode {
  const formatMessage = useFormatMessage();
  const formatPercentage = useFormatPercentage();
  const { mean, median, standardDeviation, lowest, highest, bins, completed } = scores;
  const formatScore = (value: number | null): string =>
    value === null ? formatMessage('quizResults.none') : formatPercentage(value);
  const largestBin = bins.reduce((max, bin) => (bin.count > max.count ? bin : max), {
    from: 0,
    to: 0,
    count: 0,
  });
  return (
    <Panel
      title={formatMessage('quizResults.scores.title')}
      note={formatMessage('quizResults.students', { count: completed })}
    >
      <div className={panelClasses}>
        <dl className="grid grid-cols-2 content-start gap-x-8 gap-y-3">
          <Fact name={formatMessage('quizResults.scores.mean')}>{formatScore(mean)}</Fact>
          <Fact name={formatMessage('quizResults.scores.median')}>{formatScore(median)}</Fact>
          <Fact name={formatMessage('quizResults.scores.deviation')}>
            {standardDeviation === null ? (
              <span>
                {formatMessage('quizResults.none')}{' '}
                <span className="text-xs font-normal text-ink-2">
                  {formatMessage('quizResults.scores.oneAnswer')}
                </span>
              </span>
            ) : (
              formatPercentage(standardDeviation)
            )}
          </Fact>
          <Fact name={formatMessage('quizResults.scores.range')}>
            {formatMessage('quizResults.scores.rangeOf', {
              lowest: formatScore(lowest),
              highest: formatScore(highest),
            })}
          </Fact>
        </dl>
        <BarChart
          label={`${formatMessage('quizResults.scores.chart')}. ${formatMessage('quizResults.scores.chartSummary', { ...largestBin })}`}
          labelHead={formatMessage('quizResults.scores.bin')}
          valueHead={formatMessage('quizResults.scores.students')}
          bars={bins.map(({ from, to, count }) => ({
            label: formatMessage('quizResults.scores.binOf', { from, to }),
            short: formatMessage('quizResults.scores.binFrom', { from }),
            value: count,
            tone: isPassed(from) ? 'good' : 'bad',
          }))}
          mark={{
            before: bins.findIndex(({ from }) => isPassed(from)),
            label: formatMessage('quizResults.passed'),
          }}
        />
      </div>
    </Panel>
  );
}
