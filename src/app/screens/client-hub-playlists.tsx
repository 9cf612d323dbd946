import type { ReactNode } from 'react';

import { ChooseLabel } from '../../views/dashboard/choose-label.tsx';
import type { ScreenProps } from './screen-props.ts';
import HandOverScreen from './hand-over.tsx';

/** Client hub playlists need a label; without one nothing is loaded (NAV-032, decision 7). */
export default function ClientHubPlaylistsScreen({ route }: ScreenProps): ReactNode {
  return route.params['label'] === undefined ? <ChooseLabel /> : <HandOverScreen route={route} />;
}
