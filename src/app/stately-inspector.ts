import { createBrowserInspector } from '@statelyai/inspect';
import type { AnyEventObject, MachineContext } from 'xstate';

import { registerInspector } from './inspection.ts';
import { maskSecrets } from './mask-secrets.ts';

/** Opens the Stately inspector in a window of its own and tells it about all root actors, without passwords and tokens. */
export function openStatelyInspector(): void {
  const inspector = createBrowserInspector({
    sanitizeEvent: (event) => maskSecrets(event) as AnyEventObject,
    sanitizeContext: (context) => maskSecrets(context) as MachineContext,
  });
  registerInspector((event) => {
    inspector.inspect.next?.(event);
  });
}
