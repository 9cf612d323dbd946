import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { href } from '../../domain/access/href.ts';
import type { ClientHubLabelsRef } from '../../machines/client-hub/client-hub-machines.ts';
import { selectLoad } from '../../machines/shared/load-machine.ts';
import { EmptyState } from '../design/feedback/empty-state.tsx';
import { PageHeader } from '../design/layout/page-header.tsx';
import { TextLink } from '../design/navigation/link.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { Loaded } from '../shared/loaded.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';

interface ClientHubLabelListProps {
  readonly labels: ClientHubLabelsRef;
}

/** The labels of all playlists, to choose one (NAV-032). */
export function ClientHubLabelList({ labels }: ClientHubLabelListProps): ReactNode {
  const formatMessage = useFormatMessage();
  const load = selectLoad(useSelector(labels, (snapshot) => snapshot));
  return (
    <>
      <ScreenHead title={formatMessage('areas.clientHubPlaylists')} />
      <div className="grid w-full max-w-4xl content-start gap-4 px-3 pt-4 pb-10 md:px-6 md:pt-5">
        <PageHeader title={formatMessage('areas.clientHubPlaylists')} />
        <p className="text-sm text-ink-2">{formatMessage('clientHub.chooseLabel')}</p>
        <Loaded
          load={load}
          lines={6}
          onRetry={() => {
            labels.send({ type: 'load.retry' });
          }}
        >
          {(found) =>
            found.length === 0 ? (
              <EmptyState title={formatMessage('clientHub.noLabels')}>
                {formatMessage('clientHub.noLabelsDetail')}
              </EmptyState>
            ) : (
              <ul
                aria-label={formatMessage('clientHub.labels')}
                className="rounded-lg border border-line bg-surface"
              >
                {found.map(({ title, countOfPlaylists, countOfArticles }) => (
                  <li
                    key={title}
                    className="flex min-h-11 flex-wrap items-center gap-x-4 border-b border-line px-4 py-2 text-sm last:border-0"
                  >
                    <span className="min-w-0 grow wrap-anywhere">
                      <TextLink quiet to={href('clientHubPlaylist', { label: title })}>
                        {title}
                      </TextLink>
                    </span>
                    <span className="figures text-ink-2">
                      {formatMessage('clientHub.counts', {
                        playlists: countOfPlaylists,
                        articles: countOfArticles,
                      })}
                    </span>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </>
  );
}
