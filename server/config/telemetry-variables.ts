import * as z from 'zod';

const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const protocol = z
  .enum(['http/json', 'http/protobuf'], 'must be http/json or http/protobuf; grpc is not supported')
  .optional();
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/**
 * OpenTelemetry's variables that decide whether and how this server traces. Its packages read them,
 * and further ones, from the environment themselves.
 */
export const telemetryVariables = {
  OTEL_SDK_DISABLED: z.string().default('false'),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], 'must be otlp or none').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol,
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_TRACES_SAMPLER: z.enum(samplers, `must be one of ${samplers.join(', ')}`).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .optional(),
};

/** The parsed variables. */
export type TelemetryConfig = z.output<z.ZodObject<typeof telemetryVariables>>;

/** Whether requests are traced: a collector is named or the exporter asked for, and it is not off. */
export const isTracingOn = (config: TelemetryConfig): boolean =>
  config.OTEL_SDK_DISABLED.toLowerCase() !== 'true' &&
  config.OTEL_TRACES_EXPORTER !== 'none' &&
  (config.OTEL_TRACES_EXPORTER === 'otlp' ||
    config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined ||
    config.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT !== undefined);
