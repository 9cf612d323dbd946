import { getListSettings, replaceListSettings } from '../../src/api/contract/list-settings.ts';
import { read, respond, write, type Implementation } from '../http/implement.ts';
import * as store from '../store/list-settings.ts';

const toReply = ({ settings, version }: store.StoredListSettings) =>
  respond(settings, String(version));

/** What people saved about their lists. */
export const listSettingsRoutes: readonly Implementation[] = [
  read(getListSettings, async ({ params: { list }, caller, services: { db } }) =>
    toReply(await store.readListSettings(db, caller.userId, list)),
  ),
  write(
    replaceListSettings,
    async ({ params: { list }, body, caller: { userId }, ifMatch, services: { db, clock } }) => {
      const replaced = await store.replaceListSettings(
        db,
        { userId, list, now: clock.now() },
        body,
        ifMatch,
      );
      return replaced.ok ? toReply(replaced.value) : replaced;
    },
  ),
];
