import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';

import { createProblemResponse } from '../http/problem.ts';
import type { AppContext, AppEnv } from '../http/request-context.ts';
import { createConsolePolicy } from '../http/security-headers.ts';
import type { Services } from '../services/services.ts';
import { renderConsolePage, toBrowserConfig } from './console-page.ts';
import { contentTypes } from '../files/content-types.ts';

const readMethods = ['GET', 'HEAD'];
const hashedName = /\.[0-9a-f]{8}\.[a-z0-9]+$/;

/**
 * Serves the console below the route prefix: its files, and its page for every other path. Files
 * with a hash in their name are cached for ever, others are revalidated.
 */
export function mountConsole(
  app: Hono<AppEnv>,
  { config, random }: Pick<Services, 'config' | 'random'>,
  webFolder: string | null,
): void {
  const prefix = config.ROUTE_PREFIX;
  app.get('/', (context) => context.redirect(`${prefix}/`));
  if (webFolder === null) return;

  const findFile = serveStatic({
    root: webFolder,
    precompressed: true,
    rewriteRequestPath: (path) => path.slice(prefix.length),
  });
  const serveFile = async (context: AppContext, path: string): Promise<Response | null> => {
    if (!(extname(path) in contentTypes)) return null;
    const file = await findFile(context, () => Promise.resolve());
    if (file === undefined) return null;
    file.headers.set('Vary', 'Accept-Encoding');
    if (hashedName.test(path)) {
      file.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
      return file;
    }
    const { mtimeMs, size } = await stat(join(webFolder, path));
    const etag = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    file.headers.set('Cache-Control', 'no-cache');
    file.headers.set('ETag', etag);
    if (context.req.header('If-None-Match') !== etag) return file;
    await file.body?.cancel();
    return new Response(null, {
      status: 304,
      headers: { 'Cache-Control': 'no-cache', ETag: etag, Vary: 'Accept-Encoding' },
    });
  };
  const servePage = async (context: AppContext): Promise<Response> => {
    const nonce = random.secret(18);
    const html = renderConsolePage(
      await readFile(join(webFolder, 'index.html'), 'utf8'),
      toBrowserConfig(config),
      nonce,
    );
    return context.html(html, 200, {
      'Content-Security-Policy': createConsolePolicy(config, nonce),
      'Cache-Control': 'no-cache',
    });
  };
  const serve = async (context: AppContext): Promise<Response> => {
    context.set('route', `${prefix}/*`);
    if (!readMethods.includes(context.req.method)) {
      return createProblemResponse(
        {
          status: 405,
          code: 'method_not_allowed',
          message: { key: 'problems.methodNotAllowed' },
          headers: { Allow: 'GET, HEAD' },
        },
        context.get('formatMessage'),
      );
    }
    const path = context.req.path.slice(prefix.length);
    if (path === '') return context.redirect(`${prefix}/`);
    const file = await serveFile(context, path);
    if (file !== null) return file;
    return /\.[^/]*$/.test(path) ? context.notFound() : servePage(context);
  };
  app.all(`${prefix}/*`, serve);
}
