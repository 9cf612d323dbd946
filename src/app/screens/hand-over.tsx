import type { ReactNode } from 'react';

import { routes } from '../../domain/access/routes.ts';
import { ExternalArea } from '../../views/shell/external-area.tsx';
import type { ScreenProps } from './screen-props.ts';
import { useServices } from '../services.ts';

/** The screen of the areas that live at another address (decision 9). */
export default function HandOverScreen({ route }: ScreenProps): ReactNode {
  const { area } = routes[route.id];
  return <ExternalArea area={area} address={useServices().config.areaLinks[area] ?? null} />;
}
