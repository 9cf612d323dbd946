import { createBrowserInspector } from '@statelyai/inspect';
import type { AnyEventObject, MachineContext } from 'xstate';

import { noLimits, toPlain } from '../../inspection/live/to-plain.ts';
import { registerInspector } from './register-inspector.ts';

/**
 * Opens the Stately inspector in its own window and sends it the events of all root actors, without
 * passwords and tokens.
 */
export function openStatelyInspector(): void {
  const inspector = createBrowserInspector({
    sanitizeEvent: (event) => toPlain(event, noLimits) as AnyEventObject,
    sanitizeContext: (context) => toPlain(context, noLimits) as MachineContext,
  });
  registerInspector((event) => {
    inspector.inspect.next?.(event);
  });
}
