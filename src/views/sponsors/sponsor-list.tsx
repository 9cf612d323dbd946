import type { ReactNode } from 'react';

import { href } from '../../domain/access/href.ts';
import { getNameText } from '../../domain/sponsors/company-name.ts';
import type { SponsorListRef } from '../../machines/sponsors/sponsor-list-machine.ts';
import { PencilIcon, PlusIcon, TrashIcon } from '../design/icons/icons.tsx';
import { ButtonLink } from '../design/navigation/link.tsx';
import { useList } from '../shared/lists/use-list.ts';
import { ListScreen } from '../shared/lists/list-screen.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { DeleteSponsor } from './delete-sponsor.tsx';
import { useSponsorColumns } from './sponsor-columns.tsx';

interface SponsorListProps {
  readonly list: SponsorListRef;
}

/** The list of sponsors (NAV-111, SPON-01 to SPON-10). */
export function SponsorList({ list }: SponsorListProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <>
      <ScreenHead title={formatMessage('sponsors.title')} />
      <ListScreen
        title={formatMessage('sponsors.title')}
        createFirst={{ to: href('sponsorCreate') }}
        headActions={
          <ButtonLink
            variant="primary"
            icon={<PlusIcon />}
            to={href('sponsorCreate')}
            data-shortcut="create"
          >
            {formatMessage('sponsors.addNew')}
          </ButtonLink>
        }
        {...useList(list, { search: 'sponsors.search', loadFailed: 'sponsors.loadFailed' })}
        columns={useSponsorColumns()}
        getRowId={({ id }) => id}
        getRowName={({ companyName }) => getNameText(companyName)}
        getRowActions={(sponsor) => [
          {
            label: formatMessage('sponsors.editRow'),
            icon: <PencilIcon />,
            to: href('sponsorEdit', { id: sponsor.id }),
          },
          {
            label: formatMessage('common.delete'),
            icon: <TrashIcon />,
            danger: true,
            onSelect: () => {
              list.send({ type: 'item.remove', item: sponsor });
            },
          },
        ]}
        emptyText={formatMessage('sponsors.none')}
      />
      <DeleteSponsor list={list} />
    </>
  );
}
