import type { ReactNode } from 'react';

import { EmptyState } from '../design/feedback/empty-state.tsx';
import { PageHeader } from '../design/layout/page-header.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

/** A message that playlists of the client hub need a label (NAV-032). */
export function ChooseLabel(): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <>
      <ScreenHead title={formatMessage('areas.clientHubPlaylists')} />
      <div className="grid content-start gap-4 px-3 pt-4 pb-10 md:px-6 md:pt-5">
        <PageHeader title={formatMessage('areas.clientHubPlaylists')} />
        <EmptyState title={formatMessage('dashboard.chooseLabel')}>
          {formatMessage('dashboard.chooseLabelDetail')}
        </EmptyState>
      </div>
    </>
  );
}
