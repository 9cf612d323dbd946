/** The ids of a request: our own or the caller's, and the trace that it belongs to. */
export interface RequestIds {
  readonly requestId: string;
  readonly traceId: string | null;
}

const requestIdPattern = /^[\w.:-]{8,128}$/;
/** W3C Trace Context, version 00: a trace id of 32 hexadecimal digits, not all zero. */
const traceparentPattern = /^00-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/**
 * Returns the ids of a request: the id in X-Request-Id when it is well-formed, else the trace id of
 * `traceparent`, else one from `createId`.
 */
export function readRequestIds(
  requestIdHeader: string | undefined,
  traceparent: string | undefined,
  createId: () => string,
): RequestIds {
  const traceId = traceparentPattern.exec(traceparent?.trim() ?? '')?.[1] ?? null;
  const given = requestIdHeader?.trim() ?? '';
  return {
    requestId: requestIdPattern.test(given) ? given : (traceId ?? createId()),
    traceId,
  };
}
