import type { ServerResponse } from 'node:http';

import type { FormatMessage } from '../../src/domain/messages/message.ts';
import type { Config } from '../config/config.ts';
import type { Load } from '../store/database.ts';
import { UnavailableError } from '../shared/unavailable-error.ts';
import { createProblemResponse } from './problem.ts';
import { unavailableProblems } from './to-expected-problem.ts';

const timeFactors: Readonly<Record<Load, number>> = { light: 1, heavy: 3 };

/** The requests of one server that have not been answered completely. */
export interface RunningRequests {
  /**
   * Returns the response of `work`, or a 503 when the time limit passes or the requests are aborted
   * first; then the signal aborts and ends what is left of the work. After the response has begun,
   * the signal aborts only with all requests. `heavy` requests, which wait for each other, may take
   * three times as long. With `endsWithClient`, the signal also aborts when the client closes the
   * connection before it has a response.
   */
  readonly run: (
    outgoing: Pick<ServerResponse, 'closed' | 'once'> | undefined,
    options: {
      readonly load: Load;
      readonly endsWithClient: boolean;
      readonly formatMessage: FormatMessage;
    },
    work: (signal: AbortSignal) => Promise<Response>,
  ) => Promise<Response>;
  /** Aborts every request because the server stops. */
  readonly abortAll: () => void;
}

/** Creates the set of requests, each limited to `REQUEST_TIMEOUT_SECONDS`. */
export function createRunningRequests({
  REQUEST_TIMEOUT_SECONDS,
}: Pick<Config, 'REQUEST_TIMEOUT_SECONDS'>): RunningRequests {
  const running = new Set<AbortController>();
  return {
    run: async (outgoing, { load, endsWithClient, formatMessage }, work) => {
      const controller = new AbortController();
      const { signal } = controller;
      const aborted = new Promise<Response>((resolve) => {
        signal.addEventListener('abort', () => {
          const { reason } = signal.reason as UnavailableError;
          resolve(createProblemResponse(unavailableProblems[reason], formatMessage));
        });
      });
      const timer = setTimeout(
        () => {
          controller.abort(new UnavailableError('timeout'));
        },
        REQUEST_TIMEOUT_SECONDS * timeFactors[load] * 1000,
      );
      running.add(controller);
      let hasResponse = false;
      const forget = (): void => {
        running.delete(controller);
        if (endsWithClient && !hasResponse) controller.abort(new UnavailableError('cancelled'));
      };
      outgoing?.once('close', forget);
      try {
        return await Promise.race([work(signal), aborted]);
      } finally {
        hasResponse = true;
        clearTimeout(timer);
        if (outgoing === undefined || outgoing.closed) forget();
      }
    },
    abortAll: () => {
      for (const controller of running) controller.abort(new UnavailableError('closing'));
    },
  };
}
