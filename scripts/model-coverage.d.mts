import type { ModelCoverages } from '../src/inspection/model-coverage.ts';
import type { ModelOutcome } from './model-reporter.d.mts';

/** Returns what is known of all machines after a run. */
export function mergeCoverage(
  known: ModelCoverages,
  outcome: Pick<ModelOutcome, 'reports' | 'failedSuites'>,
  ranAt: string,
): NonNullable<ModelCoverages>;
