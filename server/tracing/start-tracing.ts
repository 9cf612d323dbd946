import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import { release } from '../../src/domain/release.ts';
import type { Log } from '../shared/log.ts';
import type * as openTelemetry from './open-telemetry.ts';
import { isTracingOn, type TelemetryConfig } from '../config/telemetry-variables.ts';
import { setTracer } from './tracing.ts';

const reportEveryMs = 60_000;

/** Ends tracing; sends what was recorded, for at most `limitMs`. */
export type StopTracing = (limitMs: number) => Promise<void>;

/** Loads OpenTelemetry: a bundle of its own, or the sources. */
async function loadOpenTelemetry(): Promise<typeof openTelemetry> {
  const bundled = new URL('./open-telemetry.mjs', import.meta.url);
  const path = existsSync(bundled) ? bundled : new URL('./open-telemetry.ts', import.meta.url);
  return (await import(path.href)) as typeof openTelemetry;
}

/** Starts tracing when OpenTelemetry's variables switch it on; otherwise loads nothing. */
export async function startTracing(
  config: TelemetryConfig,
  log: Pick<Log, 'error'>,
): Promise<StopTracing> {
  if (!isTracingOn(config)) return () => Promise.resolve();
  const { createOtlpTracer } = await loadOpenTelemetry();
  let reportedAt = -reportEveryMs;
  const tracer = createOtlpTracer(release, (message) => {
    if (performance.now() - reportedAt < reportEveryMs) return;
    reportedAt = performance.now();
    log.error('traces could not be sent', message.slice(0, 300));
  });
  setTracer(tracer);
  return async (limitMs) => {
    setTracer(null);
    const timer = new AbortController();
    await Promise.race([
      tracer.stop().catch(() => undefined),
      delay(limitMs, undefined, { signal: timer.signal }).catch(() => undefined),
    ]);
    timer.abort();
  };
}
