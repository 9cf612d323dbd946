import type { OutgoingRequest } from '../api/send.ts';
import { effectiveRole } from '../domain/access/role.ts';
import type { Place } from './browser-place.ts';
import type { Connection } from './connection.ts';
import { firstRequest } from './first-request.ts';

const leaveToThoseWhoNeedIt = (): void => {
  /* it is asked for again where it is needed, and its absence is told there */
};

/** The call of the profile (API-012); stands here so that the sign-in page loads no schemas. */
export const profileRequest: OutgoingRequest = {
  method: 'GET',
  address: '/api/admin/profile',
  headers: {},
  expects: 'json',
};

const rolesIn = (profile: unknown): readonly string[] =>
  typeof profile === 'object' &&
  profile !== null &&
  'roles' in profile &&
  Array.isArray(profile.roles)
    ? profile.roles.filter((role) => typeof role === 'string')
    : [];

/** Asks who the visitor is, and then for what the screen of `place` shows such a visitor first. */
async function askFirst(place: Place, askAhead: Connection['askAhead']): Promise<void> {
  const profile = await askAhead(profileRequest);
  if (!profile.ok || profile.value.kind !== 'json') return;
  const first = firstRequest(place, effectiveRole(rolesIn(profile.value.content)));
  if (first !== null) await askAhead(first);
}

/**
 * Fetches side by side what a visitor with a token will need at `place`: the calls, the flags, the frame, the screen as the most entitled would
 * see it, and the first answers. Otherwise each of them would wait for the one before.
 */
export function warmUp(place: Place, askAhead: Connection['askAhead']): void {
  askFirst(place, askAhead).catch(leaveToThoseWhoNeedIt);
  import('./supply/session-calls.ts').catch(leaveToThoseWhoNeedIt);
  import('./supply/feature-flags.ts').catch(leaveToThoseWhoNeedIt);
  import('./signed-in.tsx')
    .then(({ preloadFor }) => {
      preloadFor(place.path);
    })
    .catch(leaveToThoseWhoNeedIt);
}
