import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { href } from '../../domain/access/href.ts';
import { getNameText } from '../../domain/sponsors/company-name.ts';
import type { SponsorListRef } from '../../machines/sponsors/sponsor-list-machine.ts';
import { PencilIcon, PlusIcon, TrashIcon } from '../design/icons/icons.tsx';
import { ButtonLink } from '../design/navigation/link.tsx';
import { selectListContent } from '../shared/lists/list-content.ts';
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
  const snapshot = useSelector(list, (each) => each);
  const { query, searchText } = snapshot.context;
  return (
    <>
      <ScreenHead title={formatMessage('sponsors.title')} />
      <ListScreen
        title={formatMessage('sponsors.title')}
        headActions={
          <ButtonLink variant="primary" icon={<PlusIcon />} to={href('sponsorCreate')}>
            {formatMessage('sponsors.addNew')}
          </ButtonLink>
        }
        content={selectListContent(snapshot, { key: 'sponsors.loadFailed' })}
        search={{
          label: formatMessage('sponsors.search'),
          text: searchText,
          onSearch: (text) => {
            list.send({ type: 'search.type', text });
          },
        }}
        columns={useSponsorColumns()}
        getRowId={({ id }) => id}
        getRowName={({ companyName }) => getNameText(companyName)}
        sort={
          query.sort === null
            ? undefined
            : { column: query.sort.field, direction: query.sort.order }
        }
        onSort={(field) => {
          list.send({ type: 'sort.click', field });
        }}
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
        onPage={(page) => {
          list.send({ type: 'page.go', page });
        }}
        onRetry={() => {
          list.send({ type: 'list.refresh' });
        }}
        emptyText={formatMessage('sponsors.none')}
      />
      <DeleteSponsor list={list} />
    </>
  );
}
