import { routes, type RouteId, type RouteParams } from './routes.ts';

type Args<R extends RouteId> = keyof RouteParams<R> extends never ? [] : [params: RouteParams<R>];

/**
 * Returns the address of a route, below the route prefix: `href('templateEdit', { quizId: 7 })` is
 * `/quiz/edit/7`.
 */
export function href<R extends RouteId>(route: R, ...[params]: Args<R>): string {
  const values = (params ?? {}) as Readonly<Record<string, string | number>>;
  return routes[route].path
    .replace(/\/\*$/, '')
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

/** Returns the address of an author's page; spaces in the name become underscores (NAV-044). */
export const getAuthorHref = (name: string): string =>
  href('author', { name: name.replaceAll(' ', '_') });
