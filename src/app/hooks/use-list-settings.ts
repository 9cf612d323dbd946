import { useCallback, useSyncExternalStore } from 'react';

import type { SessionUser } from '../../domain/access/session-user.ts';
import type { ListSettingsChange } from '../../domain/lists/change-list-settings.ts';
import {
  usualListSettings,
  type ListName,
  type ListSettings,
} from '../../domain/lists/list-settings.ts';
import type { ListSettingsRef } from '../../machines/shared/list/list-settings-machine.ts';
import { useCall } from './use-call.ts';
import { useVisitor } from './use-visitor.ts';

/** The running actors that save changed settings, of each person by list. */
const runningActors = new WeakMap<SessionUser, Map<ListName, Promise<ListSettingsRef>>>();
/** Changed settings, of each person by list. */
const changed = new WeakMap<SessionUser, Map<ListName, ListSettings>>();
const listeners = new Set<() => void>();

function getOrCreate<Value>(
  maps: WeakMap<SessionUser, Map<ListName, Value>>,
  user: SessionUser,
): Map<ListName, Value> {
  const known = maps.get(user) ?? new Map<ListName, Value>();
  maps.set(user, known);
  return known;
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * Returns what the person arranged about a list, which came with the profile, and a function that
 * changes it. The code that keeps changes loads with the first one.
 */
export function useListSettings(
  list: ListName,
): readonly [ListSettings, (change: ListSettingsChange) => void] {
  const call = useCall();
  const { user } = useVisitor();
  const stored = user.listSettings?.find((each) => each.list === list);
  const settings = useSyncExternalStore(
    subscribe,
    () => changed.get(user)?.get(list) ?? stored?.settings ?? usualListSettings,
  );
  const change = useCallback(
    (made: ListSettingsChange) => {
      const actors = getOrCreate(runningActors, user);
      const start = async (): Promise<ListSettingsRef> => {
        const { startListSettings } = await import('../actors/list-settings.ts');
        const actor = startListSettings(call, {
          list,
          settings: stored?.settings ?? usualListSettings,
          version: stored?.version ?? '0',
        });
        actor.subscribe(({ context }) => {
          getOrCreate(changed, user).set(list, context.settings);
          for (const listener of listeners) listener();
        });
        return actor;
      };
      const starting = actors.get(list) ?? start();
      actors.set(list, starting);
      starting.then(
        (actor) => {
          actor.send({ type: 'settings.change', change: made });
        },
        () => {
          actors.delete(list);
        },
      );
    },
    [call, list, stored, user],
  );
  return [settings, change];
}
