import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { href } from '../../domain/access/href.ts';
import { nameInWords } from '../../domain/sponsors/company-name.ts';
import type { SponsorRow } from '../../machines/sponsors/sponsor-list-machine.ts';
import { Link } from '../design/link.tsx';
import type { Column } from '../design/table-types.ts';
import { RichText } from '../shared/rich-text/rich-text.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { Presence } from './presence.tsx';

const NameLink = ({ id, companyName }: SponsorRow): ReactNode => (
  <Link
    to={href('sponsorEdit', { id })}
    title={nameInWords(companyName)}
    className="line-clamp-3 min-w-0 rounded-sm font-semibold wrap-anywhere no-underline hover:underline"
  >
    <RichText text={companyName} />
  </Link>
);

/** The columns of the list of sponsors, in their order (SPON-02 to SPON-06). */
export function useSponsorColumns(): readonly Column<SponsorRow>[] {
  const sentence = useSentence();
  const format = useFormatter();
  return [
    {
      id: 'companyName',
      header: sentence('sponsors.companyName'),
      sortable: true,
      wide: true,
      card: 'title',
      cell: NameLink,
    },
    {
      id: 'companyUrl',
      header: sentence('sponsors.companyUrl'),
      card: 'line',
      cell: ({ companyUrl }) => (
        <span title={companyUrl} className="block max-w-72 truncate">
          {companyUrl}
        </span>
      ),
    },
    {
      id: 'logo',
      header: sentence('sponsors.companyLogo'),
      cell: ({ logoUrl }) => (
        <Presence
          isThere={logoUrl !== null}
          words={sentence(logoUrl === null ? 'sponsors.hasNoLogo' : 'sponsors.hasLogo')}
        />
      ),
      cardCell: ({ logoUrl }) =>
        sentence(logoUrl === null ? 'sponsors.hasNoLogo' : 'sponsors.hasLogo'),
      card: 'line',
    },
    {
      id: 'video',
      header: sentence('sponsors.videoUrl'),
      cell: ({ videoUrl }) => (
        <Presence
          isThere={videoUrl !== null}
          words={sentence(videoUrl === null ? 'sponsors.hasNoVideo' : 'sponsors.hasVideo')}
        />
      ),
      cardCell: ({ videoUrl }) =>
        sentence(videoUrl === null ? 'sponsors.hasNoVideo' : 'sponsors.hasVideo'),
      card: 'line',
    },
    {
      id: 'countOfArticles',
      header: sentence('sponsors.assignedArticles'),
      sortable: true,
      align: 'end',
      card: 'line',
      cell: ({ countOfArticles }) => format.number(countOfArticles),
      cardCell: ({ countOfArticles }) =>
        sentence('sponsors.articleCount', { count: countOfArticles }),
    },
  ];
}
