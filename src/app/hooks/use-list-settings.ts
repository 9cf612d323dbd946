import { useCallback, useSyncExternalStore } from 'react';

import type { SessionUser } from '../../domain/access/session-user.ts';
import {
  changeListSettings,
  type ListSettingsChange,
} from '../../domain/lists/change-list-settings.ts';
import {
  usualListSettings,
  type ListName,
  type ListSettings,
} from '../../domain/lists/list-settings.ts';
import { tellLoadFailure } from '../../views/design/lazy-component.tsx';
import { useCall } from './use-call.ts';
import { useVisitor } from './use-visitor.ts';

/** The changed settings of a list. */
interface ChangedSettings {
  settings: ListSettings;
  /** The changes that wait for the code that saves them. */
  readonly waiting: ListSettingsChange[];
  /** Saves changes, once its code is there. */
  save: Promise<(changes: readonly ListSettingsChange[]) => void> | null;
}

/** Changed settings, of each person by list. */
const changed = new WeakMap<SessionUser, Map<ListName, ChangedSettings>>();
const listeners = new Set<() => void>();

const notify = (): void => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * Returns what the person arranged about a list, which came with the profile, and a function that
 * changes it. A change shows at once. The code that saves changes loads with the first one; when it
 * cannot be loaded, the person is told, and the next change tries again and is saved with those before.
 */
export function useListSettings(
  list: ListName,
): readonly [ListSettings, (change: ListSettingsChange) => void] {
  const call = useCall();
  const { user } = useVisitor();
  const stored = user.listSettings?.find((each) => each.list === list);
  const settings = useSyncExternalStore(
    subscribe,
    () => changed.get(user)?.get(list)?.settings ?? stored?.settings ?? usualListSettings,
  );
  const change = useCallback(
    (made: ListSettingsChange) => {
      const initial = stored?.settings ?? usualListSettings;
      const lists = changed.get(user) ?? new Map<ListName, ChangedSettings>();
      const own = lists.get(list) ?? { settings: initial, waiting: [], save: null };
      changed.set(user, lists.set(list, own));
      const start = async () => {
        const { startListSettings } = await import('../actors/list-settings.ts');
        const version = stored?.version ?? '0';
        return startListSettings(call, { list, settings: initial, version }, (newer) => {
          own.settings = newer;
          notify();
        });
      };
      own.settings = changeListSettings(own.settings, made);
      own.waiting.push(made);
      notify();
      own.save ??= start();
      own.save.then(
        (save) => {
          save(own.waiting.splice(0));
        },
        () => {
          if (own.save !== null) tellLoadFailure();
          own.save = null;
        },
      );
    },
    [call, list, stored, user],
  );
  return [settings, change];
}
