import type { ReactNode } from 'react';

import { routes } from '../../domain/access/routes.ts';
import { HandOver } from '../../views/shell/hand-over.tsx';
import type { ScreenProps } from '../routes.tsx';
import { useServices } from '../services.ts';

/** The screen of the areas that live at another address (decision 9). */
export default function HandOverScreen({ route }: ScreenProps): ReactNode {
  const { area } = routes[route.id];
  return <HandOver area={area} address={useServices().config.areaLinks[area] ?? null} />;
}
