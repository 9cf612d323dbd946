import { createHash, timingSafeEqual } from 'node:crypto';

import { Hono } from 'hono';

import type { AppEnv } from '../http/request-context.ts';
import { createTextResponse } from '../http/text-response.ts';
import type { Metrics } from './metrics.ts';
import type { CheckReadiness } from './readiness.ts';

const createLineResponse = (status: number, line: string): Response =>
  createTextResponse(`${line}\n`, status, {
    'Content-Type': 'text/plain; charset=UTF-8',
    'Cache-Control': 'no-store',
  });

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Mounts the calls of load balancers and monitoring, outside the route prefix: /livez says that the
 * process runs, /readyz whether it should get requests. Neither says more, because both are public.
 * With a token, /metrics is readable with it.
 */
export function mountOperations(
  app: Hono<AppEnv>,
  metrics: Metrics | null,
  checkReadiness: CheckReadiness,
  token: string | undefined,
): void {
  app.get('/livez', () => createLineResponse(200, 'ok'));
  app.get('/readyz', async () =>
    (await checkReadiness())
      ? createLineResponse(200, 'ready')
      : createLineResponse(503, 'not ready'),
  );
  if (metrics === null || token === undefined) return;
  const expected = hash(`Bearer ${token}`);
  app.get('/metrics', (context) =>
    timingSafeEqual(hash(context.req.header('Authorization') ?? ''), expected)
      ? metrics.render()
      : createLineResponse(401, 'A token is needed.'),
  );
}

/** Creates the application of METRICS_PORT, which needs no token: keep the port private. */
export const createMetricsApp = (metrics: Metrics): Hono<AppEnv> =>
  new Hono<AppEnv>().get('/metrics', () => metrics.render());
