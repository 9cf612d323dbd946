import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { href } from '../../domain/access/href.ts';
import { nameInWords } from '../../domain/sponsors/company-name.ts';
import type { SponsorListRef } from '../../machines/sponsors/sponsor-list-machine.ts';
import { PencilIcon, PlusIcon, TrashIcon } from '../design/icon.tsx';
import { ButtonLink } from '../design/link.tsx';
import { listContentOf } from '../shared/list-content.ts';
import { ListScreen } from '../shared/list-screen.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { DeleteSponsor } from './delete-sponsor.tsx';
import { useSponsorColumns } from './sponsor-columns.tsx';

interface SponsorListProps {
  readonly list: SponsorListRef;
}

/** The list of sponsors (NAV-111, SPON-01 to SPON-10). */
export function SponsorList({ list }: SponsorListProps): ReactNode {
  const sentence = useSentence();
  const snapshot = useSelector(list, (each) => each);
  const { query, searchText } = snapshot.context;
  return (
    <>
      <ScreenHead title={sentence('sponsors.title')} />
      <ListScreen
        title={sentence('sponsors.title')}
        headActions={
          <ButtonLink variant="primary" icon={<PlusIcon />} to={href('sponsorCreate')}>
            {sentence('sponsors.addNew')}
          </ButtonLink>
        }
        content={listContentOf(snapshot, { key: 'sponsors.loadFailed' })}
        search={{
          label: sentence('sponsors.search'),
          text: searchText,
          onSearch: (text) => {
            list.send({ type: 'search.type', text });
          },
        }}
        columns={useSponsorColumns()}
        idOf={({ id }) => id}
        nameOf={({ companyName }) => nameInWords(companyName)}
        sort={
          query.sort === null
            ? undefined
            : { column: query.sort.field, direction: query.sort.order }
        }
        onSort={(field) => {
          list.send({ type: 'sort.click', field });
        }}
        actionsOf={(sponsor) => [
          {
            label: sentence('sponsors.editRow'),
            icon: <PencilIcon />,
            to: href('sponsorEdit', { id: sponsor.id }),
          },
          {
            label: sentence('common.delete'),
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
        emptyText={sentence('sponsors.none')}
      />
      <DeleteSponsor list={list} />
    </>
  );
}
