import type { ReactNode } from 'react';

import { getAreaPlace } from '../../domain/access/external-areas.ts';
import { routes } from '../../domain/access/routes.ts';
import { ExternalArea } from '../../views/shell/hand-over/external-area.tsx';
import type { ScreenProps } from './screen-props.ts';
import { useServices } from '../services.ts';
import { useVisitor } from '../hooks/use-visitor.ts';

/** The screen of the areas that live at another address (PD-9). */
export default function HandOverScreen({ route }: ScreenProps): ReactNode {
  const { area } = routes[route.id];
  const { role } = useVisitor();
  const place = getAreaPlace(area, useServices().config.areaLinks);
  return (
    <ExternalArea
      area={area}
      address={place.kind === 'address' ? place.address : null}
      canConfigure={role === 'superAdmin'}
    />
  );
}
