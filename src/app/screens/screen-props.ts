import type { AllowedRoute } from '../../domain/access/resolve-route.ts';

/**
 * The props of every screen: its route with the parameters and, in the quiz area, context and mode.
 */
export interface ScreenProps {
  readonly route: AllowedRoute;
}
