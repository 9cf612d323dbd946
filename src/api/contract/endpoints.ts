import { finishRegistration, getAccessToken, getProfile, refreshAccessToken, signOut } from './auth.ts';
import type { Endpoint } from './endpoint.ts';
import { listFlags, updateFlag } from './flags.ts';
import { inviteUser, listOutbox, listUsers } from './users.ts';

/** Every call of the contract, by name. */
export const endpoints = {
  getAccessToken, refreshAccessToken, signOut, getProfile, finishRegistration,
  listUsers, inviteUser, listOutbox,
  listFlags, updateFlag,
} as const satisfies Record<string, Endpoint>;
