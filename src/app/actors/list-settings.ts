import type { Call, CallResult } from '../../api/client.ts';
import { getListSettings, replaceListSettings } from '../../api/contract/list-settings.ts';
import type { ListSettingsChange } from '../../domain/lists/change-list-settings.ts';
import { pageSizes, type ListName, type ListSettings } from '../../domain/lists/list-settings.ts';
import { succeeded, type Outcome } from '../../domain/outcome.ts';
import { fromCall } from '../../machines/shared/from-call.ts';
import {
  listSettingsMachine,
  type ListSettingsInput,
  type VersionedSettings,
} from '../../machines/shared/list/list-settings-machine.ts';
import { startRootActor } from '../root-actor.ts';

const toVersioned = (
  response: Outcome<CallResult<typeof getListSettings>>,
): Outcome<VersionedSettings> =>
  response.ok
    ? succeeded({
        settings: response.value.content,
        version: response.value.version ?? '0',
      })
    : response;

const findPageSize = (size: number | null) => pageSizes.find((each) => each === size) ?? null;

/** Provides the settings of a list with their calls. */
const provideListSettings = (call: Call): typeof listSettingsMachine =>
  listSettingsMachine.provide({
    actors: {
      save: fromCall<VersionedSettings, ListSettingsInput>(
        async ({ input: { list, settings, version } }) =>
          toVersioned(
            await call(
              replaceListSettings,
              {
                params: { list },
                body: { ...settings, rowsOnPage: findPageSize(settings.rowsOnPage) },
              },
              { ifMatch: version },
            ),
          ),
      ),
      load: fromCall<VersionedSettings, { readonly list: ListName }>(
        async ({ input: { list }, signal }) =>
          toVersioned(await call(getListSettings, { params: { list } }, { signal })),
      ),
    },
  });

/**
 * Starts to keep the settings of a list and returns the function that saves changes of them;
 * `onChange` gets the settings with each change. It runs as long as the page, so no change is lost.
 */
export function startListSettings(
  call: Call,
  input: ListSettingsInput,
  onChange: (settings: ListSettings) => void,
): (changes: readonly ListSettingsChange[]) => void {
  const actor = startRootActor(provideListSettings(call), { id: 'listSettings', input });
  actor.subscribe(({ context }) => {
    onChange(context.settings);
  });
  return (changes) => {
    for (const change of changes) actor.send({ type: 'settings.change', change });
  };
}
