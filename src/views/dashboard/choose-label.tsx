import type { ReactNode } from 'react';

import { EmptyState } from '../design/empty-state.tsx';
import { PageHeader } from '../design/page-header.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useSentence } from '../shared/sentences.tsx';

/** Says that the client hub's playlists need a label (NAV-032). */
export function ChooseLabel(): ReactNode {
  const sentence = useSentence();
  return (
    <>
      <ScreenHead title={sentence('areas.clientHubPlaylists')} />
      <div className="grid content-start gap-4 px-3 pt-4 pb-10 md:px-6 md:pt-5">
        <PageHeader title={sentence('areas.clientHubPlaylists')} />
        <EmptyState title={sentence('dashboard.chooseLabel')}>
          {sentence('dashboard.chooseLabelDetail')}
        </EmptyState>
      </div>
    </>
  );
}
