import type { ReactNode } from 'react';

import { ErrorScreen } from '../views/shell/error-screen.tsx';
import { useServices } from './services.ts';

/** The error screen whose Refresh loads the site root anew (NAV-008, NAV-009). */
export default function ErrorPage(): ReactNode {
  const { place } = useServices();
  return (
    <ErrorScreen
      onRefresh={() => {
        window.location.assign(place.hrefOf('/'));
      }}
    />
  );
}
