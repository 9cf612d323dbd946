import type { OutgoingRequest } from '../../api/send.ts';
import { getEffectiveRole } from '../../domain/access/role.ts';
import type { AppLocation } from '../navigation/browser-history.ts';
import type { ServerConnection } from '../server-connection.ts';
import { getFirstScreenRequest } from './first-screen-request.ts';

const ignoreFailure = (): void => {
  /* the screen sends the request again and shows the failure */
};

/** The request of the profile (API-012), defined here so that the sign-in page loads no schemas. */
export const profileRequest: OutgoingRequest = {
  method: 'GET',
  address: '/api/admin/profile',
  headers: {},
  expects: 'json',
};

const readRoles = (profile: unknown): readonly string[] =>
  typeof profile === 'object' &&
  profile !== null &&
  'roles' in profile &&
  Array.isArray(profile.roles)
    ? profile.roles.filter((role) => typeof role === 'string')
    : [];

/** Prefetches the profile and then the first request of the screen for that role. */
async function prefetchRequests(
  location: AppLocation,
  prefetch: ServerConnection['prefetch'],
): Promise<void> {
  const profile = await prefetch(profileRequest);
  if (!profile.ok || profile.value.kind !== 'json') return;
  const first = getFirstScreenRequest(location, getEffectiveRole(readRoles(profile.value.content)));
  if (first !== null) await prefetch(first);
}

/**
 * Prefetches in parallel what a visitor with a token needs at `location`: API calls, flags, the
 * frame, the screen for the highest role, and the first responses.
 */
export function prefetchScreen(
  location: AppLocation,
  prefetch: ServerConnection['prefetch'],
): void {
  prefetchRequests(location, prefetch).catch(ignoreFailure);
  import('../actors/session/session-calls.ts').catch(ignoreFailure);
  import('../actors/flags/feature-flags.ts').catch(ignoreFailure);
  import('../frame/signed-in.tsx')
    .then(({ preloadScreen }) => {
      preloadScreen(location.path);
    })
    .catch(ignoreFailure);
}
