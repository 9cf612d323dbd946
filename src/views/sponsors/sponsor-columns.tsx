import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { href } from '../../domain/access/href.ts';
import { getNameText } from '../../domain/sponsors/company-name.ts';
import type { SponsorRow } from '../../machines/sponsors/sponsor-list-machine.ts';
import { TitleLink } from '../design/navigation/link.tsx';
import type { Column } from '../design/tables/table-types.ts';
import { RichText } from '../shared/rich-text/rich-text.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { Presence } from './presence.tsx';

const NameLink = ({ id, companyName }: SponsorRow): ReactNode => (
  <TitleLink to={href('sponsorEdit', { id })} title={getNameText(companyName)}>
    <RichText text={companyName} />
  </TitleLink>
);

/** Returns the columns of the sponsor list in their order (SPON-02 to SPON-06). */
export function useSponsorColumns(): readonly Column<SponsorRow>[] {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  return [
    {
      id: 'companyName',
      header: formatMessage('sponsors.companyName'),
      sortable: true,
      fillsWidth: true,
      card: 'title',
      cell: NameLink,
    },
    {
      id: 'companyUrl',
      header: formatMessage('sponsors.companyUrl'),
      card: 'line',
      cell: ({ companyUrl }) => (
        <span title={companyUrl} className="block max-w-72 truncate">
          {companyUrl}
        </span>
      ),
    },
    {
      id: 'logo',
      header: formatMessage('sponsors.companyLogo'),
      cell: ({ logoUrl }) => (
        <Presence
          isPresent={logoUrl !== null}
          label={formatMessage(logoUrl === null ? 'sponsors.hasNoLogo' : 'sponsors.hasLogo')}
        />
      ),
      cardCell: ({ logoUrl }) =>
        formatMessage(logoUrl === null ? 'sponsors.hasNoLogo' : 'sponsors.hasLogo'),
      card: 'line',
    },
    {
      id: 'video',
      header: formatMessage('sponsors.videoUrl'),
      cell: ({ videoUrl }) => (
        <Presence
          isPresent={videoUrl !== null}
          label={formatMessage(videoUrl === null ? 'sponsors.hasNoVideo' : 'sponsors.hasVideo')}
        />
      ),
      cardCell: ({ videoUrl }) =>
        formatMessage(videoUrl === null ? 'sponsors.hasNoVideo' : 'sponsors.hasVideo'),
      card: 'line',
    },
    {
      id: 'countOfArticles',
      header: formatMessage('sponsors.assignedArticles'),
      sortable: true,
      align: 'end',
      card: 'line',
      cell: ({ countOfArticles }) => format.number(countOfArticles),
      cardCell: ({ countOfArticles }) =>
        formatMessage('sponsors.articleCount', { count: countOfArticles }),
    },
  ];
}
