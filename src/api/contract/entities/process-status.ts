import * as z from 'zod/mini';

import type { WireNumbers } from '../wire-numbers.ts';

/** The state of the job that builds the content of a quiz (QLST-33, QLST-36). */
export type ProcessStatus = 'processing' | 'ready' | 'failed';

const numbers = { processing: 0, ready: 1, failed: 2 } as const satisfies Record<
  ProcessStatus,
  number
>;

function fromWire(number: number): ProcessStatus {
  switch (number) {
    case numbers.processing:
      return 'processing';
    case numbers.failed:
      return 'failed';
    default:
      return 'ready';
  }
}

/**
 * The process status of a quiz (ENT-06). An unknown number is read as `ready`: only 0 is specified.
 */
export const processStatus: WireNumbers<ProcessStatus, number> = {
  schema: z.pipe(z.int(), z.transform(fromWire)),
  toWire: (status) => numbers[status],
  fromWire,
};
