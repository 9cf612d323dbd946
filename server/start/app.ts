import { Hono } from 'hono';

import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import { compressResponse } from '../http/compress-response.ts';
import { toExpectedProblem } from '../http/to-expected-problem.ts';
import { dispatch } from '../http/dispatch.ts';
import type { Implementation } from '../http/implement.ts';
import { createProblemResponse } from '../http/problem.ts';
import { readClientAddress, type AppContext, type AppEnv } from '../http/request-context.ts';
import { compareRoutes, toRouterPath, matchesQuery } from '../http/route-order.ts';
import {
  apiHeaders,
  commonHeaders,
  getTransportHeaders,
  createDocumentationPolicy,
} from '../http/security-headers.ts';
import { traceRequest } from '../http/trace-request.ts';
import { readRequestIds } from '../http/request-id.ts';
import { createRunningRequests, type RunningRequests } from '../http/running-requests.ts';
import type { Metrics } from '../operations/metrics.ts';
import { mountOperations } from '../operations/mount-operations.ts';
import type { CheckReadiness } from '../operations/readiness.ts';
import type { Services } from '../services/services.ts';
import { findRequestLanguage } from '../shared/texts.ts';
import { evaluateFlags } from '../web/evaluate-flags.ts';
import { mountConsole } from '../web/mount-console.ts';
import { renderDocumentationPage } from '../web/documentation-page.ts';
import { serveUploadedFile } from '../web/uploads.ts';

/** The parts of the application. */
export interface AppParts {
  readonly services: Services;
  readonly endpoints: readonly Endpoint[];
  readonly implementations: readonly Implementation[];
  /** The OpenAPI document of `endpoints`. */
  readonly openApi: () => unknown;
  /** The folder of the built console, or null when it is served elsewhere. */
  readonly webFolder: string | null;
  readonly metrics?: Metrics;
  /** The check behind /readyz; without it, the process is always ready. */
  readonly checkReadiness?: CheckReadiness;
  /** The running requests, for the code that stops the server. */
  readonly requests?: RunningRequests;
}

/**
 * Creates the HTTP application: the API, its documentation, stored files, feature flags and the
 * console.
 */
export function createApp(parts: AppParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { services, metrics = null, checkReadiness = () => Promise.resolve(true) } = parts;
  addRequestLog(app, services, metrics);
  addErrorResponses(app, services);
  app.use(traceRequest);
  addCompression(app);
  mountOperations(app, metrics, checkReadiness, services.config.METRICS_TOKEN);
  mountContract(app, parts, parts.requests ?? createRunningRequests(services.config));
  mountDocumentation(app, parts);
  mountFiles(app, parts);
  mountConsole(app, services, parts.webFolder);
  return app;
}

/** Stores what the log needs of a request before its handler runs. */
function setVariables(context: AppContext, { random, config, chooseTexts }: Services): void {
  const { requestId, traceId } = readRequestIds(
    context.req.header('X-Request-Id'),
    context.req.header('traceparent'),
    random.uuid,
  );
  context.set('requestId', requestId);
  context.set('traceId', traceId);
  context.set(
    'address',
    readClientAddress(
      context.env.incoming?.socket.remoteAddress,
      context.req.header('X-Forwarded-For'),
      config.TRUSTED_PROXIES,
    ),
  );
  context.set('route', '');
  context.set('userId', null);
  context.set('formatMessage', (message, values) =>
    chooseTexts(findRequestLanguage(context.req.header('Accept-Language'))).formatMessage(
      message,
      values,
    ),
  );
}

/** Adds the common headers that the handler has not set, and the request's id. */
function setHeaders(context: AppContext, { config }: Services): void {
  const { headers } = context.res;
  const defaults = {
    ...commonHeaders,
    ...getTransportHeaders(config, context.req.header('X-Forwarded-Proto')),
    ...(context.req.path.startsWith('/api/') ? apiHeaders : {}),
  };
  for (const [name, value] of Object.entries(defaults))
    if (!headers.has(name)) headers.set(name, value);
  headers.set('X-Request-Id', context.get('requestId'));
}

/** Compresses responses for clients that accept it. */
function addCompression(app: Hono<AppEnv>): void {
  app.use(async (context, next) => {
    await next();
    const { method } = context.req;
    const accepted = context.req.header('Accept-Encoding') ?? '';
    const response = await compressResponse(method, accepted, context.res);
    if (response === context.res) return;
    // Without this, Hono would copy the headers of the former response, its length included.
    context.res = undefined;
    context.res = response;
  });
}

/** Adds ids and headers to every request, and logs and counts it. */
function addRequestLog(app: Hono<AppEnv>, services: Services, metrics: Metrics | null): void {
  const { log, clock } = services;
  app.use(async (context, next) => {
    const started = clock.now().getTime();
    setVariables(context, services);
    await next();
    setHeaders(context, services);
    const milliseconds = clock.now().getTime() - started;
    const { method } = context.req;
    const route = context.get('route');
    const traceId = context.get('traceId');
    const { status } = context.res;
    metrics?.observeRequest({ method, route, status, seconds: milliseconds / 1000 });
    if (!context.req.path.startsWith('/api/') && status < 400) return;
    log.info('request', {
      id: context.get('requestId'),
      ...(traceId !== null && { trace: traceId }),
      method,
      route,
      status,
      milliseconds,
      user: context.get('userId'),
      address: context.get('address'),
    });
  });
}

/** Turns errors and unknown addresses into problem responses. */
function addErrorResponses(app: Hono<AppEnv>, { log }: Pick<Services, 'log'>): void {
  app.onError((error, context) => {
    const problem = toExpectedProblem(error);
    if (problem === null || problem.status >= 500)
      log.error('request failed', error, {
        id: context.get('requestId'),
        route: context.get('route'),
      });
    return createProblemResponse(
      problem ?? { status: 500, code: 'unexpected', message: { key: 'problems.unexpected' } },
      context.get('formatMessage'),
    );
  });
  app.notFound((context) => {
    const key = context.req.path.startsWith('/api/') ? 'problems.noSuchCall' : 'problems.notFound';
    const problem = { status: 404, code: 'not_found', message: { key } } as const;
    return createProblemResponse(problem, context.get('formatMessage'));
  });
}

/**
 * Mounts every endpoint of the contract, literal paths before parameters, and refuses other methods
 * on their paths.
 */
function mountContract(
  app: Hono<AppEnv>,
  { services, endpoints, implementations }: AppParts,
  requests: RunningRequests,
): void {
  const byEndpoint = new Map(
    implementations.map((implementation) => [implementation.endpoint, implementation]),
  );
  const allowed = new Map<string, string[]>();
  for (const endpoint of [...endpoints].sort(compareRoutes)) {
    const path = toRouterPath(endpoint.path);
    allowed.set(path, [...(allowed.get(path) ?? []), endpoint.method]);
    app.on(endpoint.method, [path, `${path}/`], (context, next) => {
      if (!matchesQuery(endpoint, context.req.queries())) return next();
      context.set('route', endpoint.path);
      const implementation = byEndpoint.get(endpoint);
      const load = implementation?.load ?? 'light';
      // Whoever cancels an upload wants nothing of it stored.
      const options = {
        load,
        endsWithClient: endpoint.streams === true,
        formatMessage: context.get('formatMessage'),
      };
      return requests.run(context.env.outgoing, options, (signal) =>
        dispatch(context, services.withSignal(load, signal), endpoint, implementation),
      );
    });
  }
  for (const [path, methods] of allowed) {
    app.on('ALL', [path, `${path}/`], (context) =>
      createProblemResponse(
        {
          status: 405,
          code: 'method_not_allowed',
          message: { key: 'problems.methodNotAllowed' },
          headers: { Allow: [...new Set(methods)].join(', ') },
        },
        context.get('formatMessage'),
      ),
    );
  }
}

function mountDocumentation(app: Hono<AppEnv>, { endpoints, openApi }: AppParts): void {
  let page: ReturnType<typeof renderDocumentationPage> | null = null;
  app.get('/api/openapi.json', (context) => {
    context.set('route', '/api/openapi.json');
    return context.json(openApi() as object);
  });
  app.get('/api/docs', (context) => {
    context.set('route', '/api/docs');
    page ??= renderDocumentationPage(endpoints);
    const { html, styleHash } = page;
    return context.html(html, 200, {
      'Content-Security-Policy': createDocumentationPolicy(styleHash),
    });
  });
}

function mountFiles(app: Hono<AppEnv>, { services }: AppParts): void {
  app.get('/files/:name', async (context) => {
    context.set('route', '/files/{name}');
    return (
      (await serveUploadedFile(
        services.files,
        context.req.param('name'),
        context.req.header('Range'),
      )) ?? context.notFound()
    );
  });
  app.post('/ofrep/v1/evaluate/flags', (context) => {
    context.set('route', '/ofrep/v1/evaluate/flags');
    return evaluateFlags(services, context.req.header('If-None-Match'));
  });
}
