import type { ReactNode } from 'react';

import type { Statistics } from '../../../machines/quiz/results/results-machines.ts';
import { isPassed } from '../../../domain/results/score.ts';
import { BarChart } from '../../design/bar-chart.tsx';
import { Panel } from '../../design/panel.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { Fact } from './fact.tsx';
import { usePercentage } from './percentage.tsx';

interface ScoresPanelProps {
  readonly scores: Statistics['scores'];
}

/** How the results of a quiz spread: mean, median, deviation, range and a chart. */
export function ScoresPanel({ scores }: ScoresPanelProps): ReactNode {
  const sentence = useSentence();
  const percentage = usePercentage();
  const { mean, median, standardDeviation, lowest, highest, bins, completed } = scores;
  const figure = (value: number | null): string =>
    value === null ? sentence('quizResults.none') : percentage(value);
  const fullest = bins.reduce((most, bin) => (bin.count > most.count ? bin : most), {
    from: 0,
    to: 0,
    count: 0,
  });
  return (
    <Panel
      title={sentence('quizResults.scores.title')}
      note={sentence('quizResults.students', { count: completed })}
    >
      <div className="grid gap-x-10 gap-y-4 rounded-lg border border-line bg-surface p-4 max-lg:grid-cols-[minmax(0,1fr)] lg:grid-cols-[auto_minmax(0,40rem)] lg:justify-between">
        <dl className="grid grid-cols-2 content-start gap-x-8 gap-y-3">
          <Fact name={sentence('quizResults.scores.mean')}>{figure(mean)}</Fact>
          <Fact name={sentence('quizResults.scores.median')}>{figure(median)}</Fact>
          <Fact name={sentence('quizResults.scores.deviation')}>
            {standardDeviation === null ? (
              <span>
                {sentence('quizResults.none')}{' '}
                <span className="text-xs font-normal text-ink-2">
                  {sentence('quizResults.scores.oneAnswer')}
                </span>
              </span>
            ) : (
              percentage(standardDeviation)
            )}
          </Fact>
          <Fact name={sentence('quizResults.scores.range')}>
            {sentence('quizResults.scores.rangeOf', {
              lowest: figure(lowest),
              highest: figure(highest),
            })}
          </Fact>
        </dl>
        <BarChart
          label={`${sentence('quizResults.scores.chart')}. ${sentence('quizResults.scores.chartSummary', { ...fullest })}`}
          labelHead={sentence('quizResults.scores.bin')}
          valueHead={sentence('quizResults.scores.students')}
          bars={bins.map(({ from, to, count }) => ({
            label: sentence('quizResults.scores.binOf', { from, to }),
            short: sentence('quizResults.scores.binFrom', { from }),
            value: count,
            tone: isPassed(from) ? 'good' : 'bad',
          }))}
          mark={{
            before: bins.findIndex(({ from }) => isPassed(from)),
            label: sentence('quizResults.passed'),
          }}
        />
      </div>
    </Panel>
  );
}
