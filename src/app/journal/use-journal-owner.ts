import { useMemo } from 'react';

import { createClient, type Call } from '../../api/client.ts';
import { getDraftKey } from '../../api/contract/drafts.ts';
import type { SessionUser } from '../../domain/access/session-user.ts';
import { failed, succeeded, type Outcome } from '../../domain/outcome.ts';
import { useServices, type Services } from '../services.ts';
import { reportMismatch } from '../hooks/use-call.ts';
import { useVisitor } from '../hooks/use-visitor.ts';
import { createDraftKey, type DraftKey } from './draft-key.ts';
import type { JournalOwner } from './provide-journal.ts';

/** Loads the key of a person, and never that of somebody who has signed in in another tab since. */
async function loadDraftKey(call: Call, user: SessionUser): Promise<Outcome<string>> {
  const response = await call(getDraftKey, {});
  if (!response.ok) return response;
  const { email, key } = response.value.content;
  return email === user.email ? succeeded(key) : failed({ kind: 'expired' });
}

/** One key for each sign-in: the session forgets its user, and so the key, at sign-out. */
const keys = new WeakMap<SessionUser, DraftKey>();

function getKey({ connection }: Services, user: SessionUser): DraftKey {
  const call = createClient(connection.send, reportMismatch);
  const key =
    keys.get(user) ??
    createDraftKey({
      subtle: globalThis.isSecureContext ? crypto.subtle : undefined,
      load: () => loadDraftKey(call, user),
      wait: (ms) =>
        new Promise((resolve) => {
          setTimeout(resolve, ms);
        }),
      random: () => Math.random(),
    });
  keys.set(user, key);
  return key;
}

/** Returns the owner of the journals: the signed-in person. Only for screens. */
export function useJournalOwner(): JournalOwner {
  const services = useServices();
  const { user } = useVisitor();
  return useMemo(
    () => ({
      prefix: services.config.cookieNamePrefix,
      user: user.email,
      key: getKey(services, user),
    }),
    [services, user],
  );
}
