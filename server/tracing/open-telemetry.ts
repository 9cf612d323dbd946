import {
  context,
  diag,
  DiagLogLevel,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span as OtelSpan,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

import { noSpan, type Span, type SpanStart, type Tracer } from './tracing.ts';

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const;

/** A tracer that sends its spans to a collector. */
export interface OtlpTracer extends Tracer {
  /** Sends what was recorded and stops. */
  readonly stop: () => Promise<void>;
}

/** Returns the context in which a span begins, or null when it is not recorded. */
function findParent({ kind, parent }: SpanStart): Context | null {
  if (kind === 'server') return propagation.extract(ROOT_CONTEXT, parent ?? {});
  if (kind === 'consumer') return ROOT_CONTEXT;
  return trace.getActiveSpan() === undefined ? null : context.active();
}

/** Marks a span as failed. The message of an error may hold values, so only its class is recorded. */
function markFailed(span: OtelSpan, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  if (error instanceof Error) span.setAttribute('error.type', error.name);
}

const wrapSpan = (span: OtelSpan): Span => ({
  traceId: span.spanContext().traceId,
  rename: (name) => {
    span.updateName(name);
  },
  add: (attributes) => {
    span.setAttributes(attributes);
  },
  markFailed: () => {
    markFailed(span, null);
  },
});

/**
 * Creates a tracer that sends spans in the background as OTLP over HTTP, as OpenTelemetry's
 * environment variables say. While the collector does not answer, spans wait in a bounded queue and
 * are then dropped; `onError` gets the reason.
 */
export function createOtlpTracer(version: string, onError: (message: string) => void): OtlpTracer {
  const report = (message: string): void => {
    onError(message);
  };
  const ignore = (): void => undefined;
  diag.setLogger(
    { error: report, warn: ignore, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'lectern',
      'service.version': version,
    }).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = trace.getTracer('lectern', version);
  return {
    run: async (start, work) => {
      const parent = findParent(start);
      if (parent === null) return work(noSpan);
      const { name, kind, attributes } = start;
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent);
      try {
        return await context.with(trace.setSpan(parent, span), work, undefined, wrapSpan(span));
      } catch (error) {
        markFailed(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    stop: () => provider.shutdown(),
  };
}
