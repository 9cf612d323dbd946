import type { ReactNode } from 'react';

import { ErrorScreen } from '../../views/shell/error-screen.tsx';
import { useServices } from '../services.ts';

/** The error screen. Refresh loads the site root (NAV-008, NAV-009). */
export default function ErrorPage(): ReactNode {
  const { history } = useServices();
  return (
    <ErrorScreen
      onRefresh={() => {
        window.location.assign(history.toHref('/'));
      }}
    />
  );
}
