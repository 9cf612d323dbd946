import { useSelector } from '@xstate/react';
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';

import { listReachableAreas } from '../../domain/access/external-areas.ts';
import { getMenu, listAreas } from '../../domain/access/policy.ts';
import { paletteMessages } from '../../domain/messages/palette-messages.ts';
import { parseRecent } from '../../domain/search/recent-entries.ts';
import type { PaletteRef } from '../../machines/shell/palette-machine.ts';
import { AddedMessages } from '../../views/shared/format-message.tsx';
import { PaletteDialog } from '../../views/shell/palette-dialog.tsx';
import { listPaletteEntries } from '../../views/shell/palette-entries.ts';
import { providePaletteSearch } from '../actors/palette-search.ts';
import { isDevelopment } from '../config.ts';
import { readSetting, saveSetting } from '../browser/local-settings.ts';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import { useCall } from '../hooks/use-call.ts';
import { useVisitor } from '../hooks/use-visitor.ts';

interface PaletteProps {
  readonly palette: PaletteRef;
}

/**
 * The open command palette. This browser stores what each person has chosen in it, as far as the
 * browser stores anything.
 */
export default function Palette({ palette }: PaletteProps): ReactNode {
  const { session, config } = useServices();
  const call = useCall();
  const { role, flags, user } = useVisitor();
  const canSignOut = useSelector(session, (snapshot) => snapshot.can({ type: 'signOut' }));
  const machine = useMemo(() => providePaletteSearch(call, { role, flags }), [call, role, flags]);
  const setting = `recent.${user.email}`;
  const [recent] = useState(() => parseRecent(readSetting(setting)));
  const search = useRootActor(machine, { id: 'paletteSearch', input: { recent } });
  useLayoutEffect(() => {
    const subscription = search.on('recent.changed', ({ recent: changed }) => {
      saveSetting(setting, JSON.stringify(changed)).catch(() => undefined);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [search, setting]);
  return (
    <AddedMessages messages={paletteMessages}>
      <PaletteDialog
        palette={palette}
        search={search}
        entries={listPaletteEntries({
          role,
          openAreas: [
            ...listReachableAreas(getMenu(role, flags), config.areaLinks),
            ...(['recentlyDeleted', 'inspector'] as const).filter((area) =>
              listAreas(role, isDevelopment).includes(area),
            ),
          ],
          canSignOut,
        })}
      />
    </AddedMessages>
  );
}
