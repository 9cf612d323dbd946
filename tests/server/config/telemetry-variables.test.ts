import { describe, expect, it } from 'vitest';
import * as z from 'zod';

import { isTracingOn, telemetryVariables } from '../../../server/config/telemetry-variables.ts';

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
const isOn = (variables: Readonly<Record<string, string>>): boolean =>
  isTracingOn(z.object(telemetryVariables).parse(variables));

describe('isTracingOn', () => {
  it.each([
    [{}, false],
    [endpoint, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces' }, true],
    [{ OTEL_TRACES_EXPORTER: 'otlp' }, true],
    [{ ...endpoint, OTEL_TRACES_EXPORTER: 'none' }, false],
    [{ ...endpoint, OTEL_SDK_DISABLED: 'true' }, false],
    [{ ...endpoint, OTEL_SDK_DISABLED: 'TRUE' }, false],
    [{ ...endpoint, OTEL_SDK_DISABLED: 'false' }, true],
  ])('%j: %s', (variables, expected) => {
    expect(isOn(variables)).toBe(expected);
  });
});
