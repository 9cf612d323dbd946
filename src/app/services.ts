import { createContext, use } from 'react';

import type { BrowserConfig } from '../domain/browser-config.ts';
import type { LanguageRef } from '../machines/shell/language-machine.ts';
import type { LeaveGuardRef } from '../machines/shared/leave-guard-machine.ts';
import type { SessionRef } from '../machines/session/session-machine.ts';
import type { BrowserHistory } from './navigation/browser-history.ts';
import type { ServerConnection } from './server-connection.ts';

/** The services of the composition root. */
export interface Services {
  readonly config: BrowserConfig;
  readonly connection: ServerConnection;
  readonly history: BrowserHistory;
  readonly session: SessionRef;
  readonly language: LanguageRef;
  readonly leaveGuard: LeaveGuardRef;
}

/** Passes the services to the screens. */
export const ServicesContext = createContext<Services | null>(null);

/** Returns the services of the composition root. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('no services: render below the application root');
  return services;
}
