import { runInSpan } from '../tracing/tracing.ts';
import type { AppContext } from './request-context.ts';

/** What load balancers and monitoring call all the time. */
const untracedPaths = new Set(['/livez', '/readyz', '/metrics']);

/**
 * Runs the handlers of a request in a span, named by method and route: real paths and queries may
 * contain tokens. The span continues the trace of `traceparent`; the log names the trace.
 */
export async function traceRequest(context: AppContext, next: () => Promise<void>): Promise<void> {
  const { method, path } = context.req;
  if (untracedPaths.has(path)) return next();
  const traceparent = context.req.header('traceparent');
  const tracestate = context.req.header('tracestate');
  const parent = {
    ...(traceparent !== undefined && { traceparent }),
    ...(tracestate !== undefined && { tracestate }),
  };
  const attributes = {
    'http.request.method': method,
    'lectern.request.id': context.get('requestId'),
  };
  return runInSpan({ name: method, kind: 'server', attributes, parent }, async (span) => {
    if (span.traceId !== null) context.set('traceId', span.traceId);
    await next();
    const route = context.get('route');
    const { status } = context.res;
    span.add({ 'http.response.status_code': status });
    if (route !== '') {
      span.rename(`${method} ${route}`);
      span.add({ 'http.route': route });
    }
    if (status >= 500) span.markFailed();
  });
}
