import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type {
  InstitutionDetailsRef,
  InstitutionFiltersRef,
  InstitutionsRef,
} from '../../machines/institutions/institution-machines.ts';
import { useFormatMessage } from '../shared/format-message.tsx';
import { useList } from '../shared/lists/use-list.ts';
import { ListFilter } from '../shared/lists/list-filter.tsx';
import { ListScreen } from '../shared/lists/list-screen.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useInstitutionColumns } from './institution-columns.tsx';
import { InstitutionDetailsPanel } from './institution-details.tsx';

interface InstitutionFiltersProps {
  readonly list: InstitutionsRef;
  readonly filters: InstitutionFiltersRef;
}

const kinds = ['unlimited', 'education', 'education-not-unlimited', 'none'] as const;

/** The filters of the list: approval, subscription, product and feature (INST-02, INST-04). */
function InstitutionFilters({ list, filters }: InstitutionFiltersProps): ReactNode {
  const formatMessage = useFormatMessage();
  const chosen = useSelector(list, ({ context }) => context.query.filters);
  const values = useSelector(filters, ({ context }) => context.value);
  const withChosen = (known: readonly string[], value = ''): readonly string[] =>
    value === '' || known.includes(value) ? known : [...known, value];
  const renderFilter = (
    name: string,
    label: string,
    choices: readonly { readonly value: string; readonly label: string }[],
  ): ReactNode => (
    <ListFilter
      label={label}
      allLabel={formatMessage('institutions.all', { filter: label })}
      choices={choices}
      value={chosen[name]}
      onChange={(value) => {
        list.send({ type: 'filter.choose', name, value });
      }}
    />
  );
  const product = formatMessage('institutions.product');
  const feature = formatMessage('institutions.feature');
  return (
    <>
      {renderFilter('approved', formatMessage('institutions.approval'), [
        { value: 'yes', label: formatMessage('institutions.approved') },
        { value: 'no', label: formatMessage('institutions.notApproved') },
      ])}
      {renderFilter(
        'subscription',
        formatMessage('institutions.subscription'),
        kinds.map((kind) => ({
          value: kind,
          label: formatMessage(`institutions.subscriptions.${kind}`),
        })),
      )}
      {renderFilter(
        'product',
        product,
        withChosen((values?.productIds ?? []).map(String), chosen['product']).map((value) => ({
          value,
          label: `${product} ${value}`,
        })),
      )}
      {renderFilter(
        'feature',
        feature,
        withChosen(values?.features ?? [], chosen['feature']).map((value) => ({
          value,
          label: `${feature} ${value}`,
        })),
      )}
    </>
  );
}

interface InstitutionListProps extends InstitutionFiltersProps {
  readonly details: InstitutionDetailsRef;
  readonly canOpenUsers: boolean;
  readonly canOpenClasses: boolean;
}

/** The institutions, and the details of the chosen one beside them (INST-02 to INST-06). */
export function InstitutionList({
  list,
  details,
  filters,
  canOpenUsers,
  canOpenClasses,
}: InstitutionListProps): ReactNode {
  const formatMessage = useFormatMessage();
  const chosenId = useSelector(details, ({ context }) => context.item?.id);
  const columns = useInstitutionColumns((item) => {
    details.send({ type: 'details.open', item });
  });
  return (
    <>
      <ScreenHead title={formatMessage('areas.institutions')} />
      <div className="flex min-w-0 grow">
        <div className="min-w-0 grow">
          <ListScreen
            title={formatMessage('areas.institutions')}
            {...useList(list, {
              search: 'institutions.search',
              loadFailed: 'institutions.loadFailed',
            })}
            tools={<InstitutionFilters list={list} filters={filters} />}
            columns={columns}
            getRowId={({ id }) => id}
            getRowName={({ title }) => title}
            isRowChosen={({ id }) => id === chosenId}
            emptyText={formatMessage('institutions.none')}
          />
        </div>
        <InstitutionDetailsPanel
          details={details}
          canOpenUsers={canOpenUsers}
          canOpenClasses={canOpenClasses}
        />
      </div>
    </>
  );
}
