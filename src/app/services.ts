import { createContext, use } from 'react';

import type { BrowserConfig } from '../domain/browser-config.ts';
import type { LeaveGuardRef } from '../machines/shared/leave-guard-machine.ts';
import type { SessionRef } from '../machines/session/session-machine.ts';
import type { BrowserPlace } from './browser-place.ts';
import type { Connection } from './connection.ts';

/** What the composition root started once and screens may use. */
export interface Services {
  readonly config: BrowserConfig;
  readonly connection: Connection;
  readonly place: BrowserPlace;
  readonly session: SessionRef;
  readonly leaveGuard: LeaveGuardRef;
}

/** Carries the services to the screens. */
export const ServicesContext = createContext<Services | null>(null);

/** The services the composition root started. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('no services: render below the application root');
  return services;
}
