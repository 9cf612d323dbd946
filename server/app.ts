import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Hono } from 'hono';

import type { Endpoint } from '../src/api/contract/endpoint.ts';
import { problems } from '../src/domain/sentences/problems.ts';
import { databaseProblem } from './http/database-problem.ts';
import { dispatch } from './http/dispatch.ts';
import type { Implementation } from './http/implement.ts';
import { problemResponse } from './http/problem.ts';
import { addressOf, type AppContext, type AppEnv } from './http/request-context.ts';
import { byPrecedence, honoPath, isMeant } from './http/route-order.ts';
import {
  headersOfApi,
  headersOfEverything,
  policyOfConsole,
  policyOfDocumentation,
} from './http/security-headers.ts';
import type { Services } from './http/services.ts';
import { evaluateFlags } from './flags/evaluate-flags.ts';
import { browserConfig, consolePage } from './web/console-page.ts';
import { documentationPage } from './web/documentation-page.ts';
import { staticFile } from './web/static-files.ts';
import { uploadedFile } from './web/uploads.ts';

/** What the application is made of. */
export interface AppParts {
  readonly services: Services;
  readonly endpoints: readonly Endpoint[];
  readonly implementations: readonly Implementation[];
  /** The OpenAPI document of `endpoints`. */
  readonly openApi: () => unknown;
  /** The folder of the built console, or null when the console is served elsewhere. */
  readonly webFolder: string | null;
}

const answerWithinMilliseconds = 60_000;
const methodsThatAsk = ['GET', 'HEAD'];

/** The whole HTTP application: the API of the contract, its documentation, uploads, feature flags and the console. */
export function createApp(parts: AppParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  observe(app, parts.services);
  mountContract(app, parts);
  mountDocumentation(app, parts);
  mountFiles(app, parts);
  mountConsole(app, parts);
  return app;
}

/** Gives every request an id and an address, every answer its headers, every call and every refusal its line in the log, and every error a clean face. */
function observe(app: Hono<AppEnv>, { log, clock, random, config }: Services): void {
  app.use(async (context, next) => {
    const started = clock.now().getTime();
    context.set('requestId', random.uuid());
    context.set(
      'address',
      addressOf(
        context.env.incoming?.socket.remoteAddress,
        context.req.header('X-Forwarded-For'),
        config.TRUSTED_PROXIES,
      ),
    );
    context.set('route', '');
    context.set('userId', null);
    await next();
    const headers = context.res.headers;
    const defaults = {
      ...headersOfEverything,
      ...(context.req.path.startsWith('/api/') ? headersOfApi : {}),
    };
    for (const [name, value] of Object.entries(defaults))
      if (!headers.has(name)) headers.set(name, value);
    headers.set('X-Request-Id', context.get('requestId'));
    if (!context.req.path.startsWith('/api/') && context.res.status < 400) return;
    log.info('request', {
      id: context.get('requestId'),
      method: context.req.method,
      route: context.get('route'),
      status: context.res.status,
      milliseconds: clock.now().getTime() - started,
      user: context.get('userId'),
      address: context.get('address'),
    });
  });
  app.onError((error, context) => {
    const problem = databaseProblem(error);
    if (problem === null || problem.status >= 500)
      log.error('request failed', error, {
        id: context.get('requestId'),
        route: context.get('route'),
      });
    return problemResponse(
      problem ?? { status: 500, code: 'unexpected', message: problems.unexpected },
    );
  });
  app.notFound((context) => {
    const message = context.req.path.startsWith('/api/') ? problems.noSuchCall : problems.notFound;
    return problemResponse({ status: 404, code: 'not_found', message });
  });
}

/** Mounts every endpoint of the contract, literal paths before parameters, then the refusal of other methods on the same paths. */
function mountContract(
  app: Hono<AppEnv>,
  { services, endpoints, implementations }: AppParts,
): void {
  const byEndpoint = new Map(
    implementations.map((implementation) => [implementation.endpoint, implementation]),
  );
  const allowed = new Map<string, string[]>();
  for (const endpoint of [...endpoints].sort(byPrecedence)) {
    const path = honoPath(endpoint.path);
    allowed.set(path, [...(allowed.get(path) ?? []), endpoint.method]);
    app.on(endpoint.method, [path, `${path}/`], (context, next) => {
      if (!isMeant(endpoint, context.req.queries())) return next();
      context.set('route', endpoint.path);
      return withinTime(dispatch(context, services, endpoint, byEndpoint.get(endpoint)));
    });
  }
  for (const [path, methods] of allowed) {
    app.on('ALL', [path, `${path}/`], () =>
      problemResponse({
        status: 405,
        code: 'method_not_allowed',
        message: problems.methodNotAllowed,
        headers: { Allow: [...new Set(methods)].join(', ') },
      }),
    );
  }
}

/** `answer`, or after a minute the problem that it took too long. */
async function withinTime(answer: Promise<Response>): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => {
      resolve(problemResponse({ status: 503, code: 'timeout', message: problems.timeout }));
    }, answerWithinMilliseconds);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

function mountDocumentation(app: Hono<AppEnv>, { endpoints, openApi }: AppParts): void {
  let page: ReturnType<typeof documentationPage> | null = null;
  app.get('/api/openapi.json', (context) => {
    context.set('route', '/api/openapi.json');
    return context.json(openApi() as object);
  });
  app.get('/api/docs', (context) => {
    context.set('route', '/api/docs');
    page ??= documentationPage(endpoints);
    const { html, styleHash } = page;
    return context.html(html, 200, { 'Content-Security-Policy': policyOfDocumentation(styleHash) });
  });
}

function mountFiles(app: Hono<AppEnv>, { services }: AppParts): void {
  app.get('/files/:name', async (context) => {
    context.set('route', '/files/{name}');
    return (
      (await uploadedFile(
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

/** Serves the built console below the route prefix: its files, and its page for every other path. */
function mountConsole(app: Hono<AppEnv>, { services, webFolder }: AppParts): void {
  const { config, random } = services;
  const prefix = config.ROUTE_PREFIX;
  app.get('/', (context) => context.redirect(`${prefix}/`));
  if (webFolder === null) return;

  const page = async (context: AppContext): Promise<Response> => {
    const nonce = random.secret(18);
    const html = consolePage(
      await readFile(join(webFolder, 'index.html'), 'utf8'),
      browserConfig(config),
      nonce,
    );
    return context.html(html, 200, {
      'Content-Security-Policy': policyOfConsole(config, nonce),
      'Cache-Control': 'no-cache',
    });
  };
  const serve = async (context: AppContext): Promise<Response> => {
    context.set('route', `${prefix}/*`);
    if (!methodsThatAsk.includes(context.req.method)) {
      return problemResponse({
        status: 405,
        code: 'method_not_allowed',
        message: problems.methodNotAllowed,
        headers: { Allow: 'GET, HEAD' },
      });
    }
    const path = context.req.path.slice(prefix.length);
    if (path === '') return context.redirect(`${prefix}/`);
    const file = await staticFile(webFolder, path, context.req.header('Accept-Encoding') ?? '');
    if (file !== null) return file;
    return /\.[^/]*$/.test(path) ? context.notFound() : page(context);
  };
  app.all(`${prefix}/*`, serve);
}
