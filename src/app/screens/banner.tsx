import { useMemo, type ReactNode } from 'react';

import { BannerScreen } from '../../views/banner/banner-screen.tsx';
import ErrorPage from '../navigation/error-page.tsx';
import { useRootActor } from '../root-actor.ts';
import { provideBanner } from '../actors/banner.ts';
import { useCall } from '../hooks/use-call.ts';

/** The screen at /banner. */
export default function Banner(): ReactNode {
  const call = useCall();
  const machine = useMemo(() => provideBanner(call), [call]);
  return (
    <BannerScreen
      banner={useRootActor(machine, { id: 'banner', input: null })}
      errorScreen={<ErrorPage />}
    />
  );
}
