import { Fragment, type ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { href } from '../../domain/access/href.ts';
import { formatLength } from '../../domain/playlist/format-length.ts';
import type { PlaylistRow } from '../../machines/playlists/playlist-list-machine.ts';
import { Link, TitleLink } from '../design/navigation/link.tsx';
import type { Column } from '../design/tables/table-types.ts';
import { useFormatMessage } from '../shared/format-message.tsx';
import { useMomentText } from '../shared/use-moment-text.ts';

const maxListedClasses = 2;

/** The classes that use a playlist, each with a link. */
function Classes({ classes }: PlaylistRow): ReactNode {
  const formatMessage = useFormatMessage();
  if (classes.length === 0)
    return <span className="text-ink-2">{formatMessage('playlists.notUsed')}</span>;
  const rest = classes.length - maxListedClasses;
  return (
    <span className="wrap-anywhere">
      {classes.slice(0, maxListedClasses).map(({ id, title }, index) => (
        <Fragment key={id}>
          <span>{index > 0 && ' · '}</span>
          <Link to={href('classDetail', { id })} className="rounded-sm">
            <bdi translate="no">{title}</bdi>
          </Link>
        </Fragment>
      ))}
      {rest > 0 && (
        <span className="text-ink-2">
          {' · '}
          {formatMessage('playlists.moreClasses', { count: rest })}
        </span>
      )}
    </span>
  );
}

const ClassesCell = (row: PlaylistRow): ReactNode => (
  <div className="w-max max-w-80 whitespace-normal max-lg:max-w-full">
    <Classes {...row} />
  </div>
);

/** Returns the columns of the list of playlists. */
export function usePlaylistColumns(): readonly Column<PlaylistRow>[] {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const { formatDay } = useMomentText();
  return [
    {
      id: 'title',
      header: formatMessage('playlists.titleField'),
      sortable: true,
      fillsWidth: true,
      card: 'title',
      cell: ({ id, title }) => <TitleLink to={href('playlist', { id })} title={title} />,
    },
    {
      id: 'countOfArticles',
      header: formatMessage('playlists.articles'),
      sortable: true,
      align: 'end',
      card: 'line',
      cell: ({ countOfArticles }) => format.number(countOfArticles),
      cardCell: ({ countOfArticles }) =>
        formatMessage('playlists.articleCount', { count: countOfArticles }),
    },
    {
      id: 'duration',
      header: formatMessage('playlists.length'),
      sortable: true,
      align: 'end',
      card: 'line',
      cell: ({ durationSeconds }) => formatLength(durationSeconds),
    },
    {
      id: 'usedIn',
      header: formatMessage('playlists.usedIn'),
      card: 'line',
      cell: ClassesCell,
      cardCell: (row) =>
        row.classes.length === 0 ? (
          formatMessage('playlists.notUsed')
        ) : (
          <>
            {formatMessage('playlists.usedIn')} <Classes {...row} />
          </>
        ),
    },
    {
      id: 'updatedAt',
      header: formatMessage('playlists.changed'),
      sortable: true,
      align: 'end',
      card: 'line',
      cell: ({ updatedAt }) => formatDay(updatedAt),
      cardCell: ({ updatedAt }) =>
        formatMessage('playlists.changedAt', { at: formatDay(updatedAt) }),
    },
  ];
}
