import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { href } from '../../domain/access/href.ts';
import type { ClientHubPlaylistsRef } from '../../machines/client-hub/client-hub-machines.ts';
import { selectLoad } from '../../machines/shared/load-machine.ts';
import { EmptyState } from '../design/feedback/empty-state.tsx';
import { PageHeader } from '../design/layout/page-header.tsx';
import { Panel } from '../design/layout/panel.tsx';
import { ButtonLink } from '../design/navigation/link.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { Loaded } from '../shared/loaded.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';

interface LabelPlaylistsProps {
  readonly label: string;
  readonly playlists: ClientHubPlaylistsRef;
}

/** The playlists that have a label, with the articles under it (NAV-032). */
export function LabelPlaylists({ label, playlists }: LabelPlaylistsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const load = selectLoad(useSelector(playlists, (snapshot) => snapshot));
  return (
    <>
      <ScreenHead title={label} />
      <div className="grid w-full max-w-4xl content-start gap-5 px-3 pt-4 pb-10 md:px-6 md:pt-5">
        <PageHeader
          title={label}
          actions={
            <ButtonLink to={href('clientHubPlaylists')}>
              {formatMessage('clientHub.otherLabel')}
            </ButtonLink>
          }
        />
        <Loaded
          load={load}
          lines={6}
          onRetry={() => {
            playlists.send({ type: 'load.retry' });
          }}
        >
          {(found) =>
            found.length === 0 ? (
              <EmptyState title={formatMessage('clientHub.noPlaylists')}>
                {formatMessage('clientHub.chooseLabel')}
              </EmptyState>
            ) : (
              <div className="grid gap-5">
                {found.map(({ id, title, owner, articles }, place) => (
                  <Panel key={`${String(id)} ${String(place)}`} title={title} note={owner}>
                    {articles.length === 0 ? (
                      <p className="text-sm text-ink-2">{formatMessage('clientHub.noArticles')}</p>
                    ) : (
                      <ol className="rounded-lg border border-line bg-surface text-sm">
                        {articles.map((article) => (
                          <li
                            key={article.id}
                            className="border-b border-line px-4 py-2.5 wrap-anywhere last:border-0"
                          >
                            {article.title}
                          </li>
                        ))}
                      </ol>
                    )}
                  </Panel>
                ))}
              </div>
            )
          }
        </Loaded>
      </div>
    </>
  );
}
