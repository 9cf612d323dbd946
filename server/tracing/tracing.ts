/** What a span tells: names as in OpenTelemetry's semantic conventions. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** The beginning of a span. */
export interface SpanStart {
  readonly name: string;
  /** A request that was received, a call of another system, or a job. */
  readonly kind: 'server' | 'client' | 'consumer';
  readonly attributes: SpanAttributes;
  /** The caller's trace context, for `server` spans. */
  readonly parent?: { readonly traceparent?: string; readonly tracestate?: string };
}

/** A running span. */
export interface Span {
  /** The trace that it belongs to; null while nothing is traced. */
  readonly traceId: string | null;
  readonly rename: (name: string) => void;
  readonly add: (attributes: SpanAttributes) => void;
  readonly markFailed: () => void;
}

/** Records spans. */
export interface Tracer {
  /**
   * Runs `work` in a span that ends when its promise settles. `server` and `consumer` spans begin a
   * trace or continue the caller's; a `client` span is recorded within one of those only.
   */
  readonly run: <T>(start: SpanStart, work: (span: Span) => Promise<T>) => Promise<T>;
}

/** The span of work that is not traced. */
export const noSpan: Span = {
  traceId: null,
  rename: () => undefined,
  add: () => undefined,
  markFailed: () => undefined,
};

// One tracer a process, as in OpenTelemetry: statements and calls of the file store are made far
// from where the tracer is created.
let tracer: Tracer | null = null;

/** Records the spans of this process from now on with `next`, or no more with null. */
export function setTracer(next: Tracer | null): void {
  tracer = next;
}

/** Runs `work` in a span when tracing is on. */
export const runInSpan = <T>(start: SpanStart, work: (span: Span) => Promise<T>): Promise<T> =>
  tracer === null ? work(noSpan) : tracer.run(start, work);

/** Runs a database statement in a span named by its first word, with its text and no parameters. */
export const traceStatement = <T>(text: string, work: () => Promise<T>): Promise<T> =>
  tracer === null
    ? work()
    : tracer.run(
        {
          name: /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL',
          kind: 'client',
          attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
        },
        work,
      );
