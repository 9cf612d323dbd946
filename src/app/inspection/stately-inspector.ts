import { createBrowserInspector } from '@statelyai/inspect';
import type { AnyEventObject, MachineContext } from 'xstate';

import { registerInspector } from './register-inspector.ts';
import { maskSecrets } from './mask-secrets.ts';

/**
 * Opens the Stately inspector in its own window and sends it the events of all root actors, without
 * passwords and tokens.
 */
export function openStatelyInspector(): void {
  const inspector = createBrowserInspector({
    sanitizeEvent: (event) => maskSecrets(event) as AnyEventObject,
    sanitizeContext: (context) => maskSecrets(context) as MachineContext,
  });
  registerInspector((event) => {
    inspector.inspect.next?.(event);
  });
}
