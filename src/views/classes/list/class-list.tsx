import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';

import type { ClassListRef, ClassRow } from '../../../machines/classes/class-list-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { PlusIcon } from '../../design/icons/icons.tsx';
import { TabList } from '../../design/navigation/tab-list.tsx';
import { useList } from '../../shared/lists/use-list.ts';
import { ListScreen } from '../../shared/lists/list-screen.tsx';
import { ScreenHead } from '../../shared/screen-head.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { useClassActions, type ClassHandlers } from '../use-class-actions.tsx';
import { useClassColumns } from './class-columns.tsx';

interface ClassListProps extends ClassHandlers {
  readonly list: ClassListRef;
  readonly onCreate: () => void;
}

/** The classes: the own ones and those of professors apart (CLS-10). */
export function ClassList({ list, onCreate, ...handlers }: ClassListProps): ReactNode {
  const formatMessage = useFormatMessage();
  const panel = useId();
  const query = useSelector(list, ({ context }) => context.query);
  const isOthers = query.filters['owner'] === 'professors';
  const title = formatMessage('classes.title');
  return (
    <>
      <ScreenHead title={title} />
      <ListScreen<ClassRow>
        title={title}
        headActions={
          <Button variant="primary" icon={<PlusIcon />} data-shortcut="create" onClick={onCreate}>
            {formatMessage('classes.create')}
          </Button>
        }
        choice={{ panel, tabs: <OwnerTabs list={list} panel={panel} /> }}
        {...useList(list, { search: 'classes.search', loadFailed: 'classes.loadFailed' })}
        columns={useClassColumns()}
        getRowId={({ id }) => id}
        getRowName={({ title: name }) => name}
        getRowActions={useClassActions(handlers)}
        actionsInMenu
        createFirst={isOthers ? undefined : { onCreate }}
        emptyText={formatMessage(
          query.search !== ''
            ? 'classes.noneFound'
            : isOthers
              ? 'classes.noneProfessors'
              : 'classes.noneOwn',
        )}
      />
    </>
  );
}

interface OwnerTabsProps {
  readonly list: ClassListRef;
  readonly panel: string;
}

function OwnerTabs({ list, panel }: OwnerTabsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const owner = useSelector(list, ({ context }) => context.query.filters['owner']);
  const response = useSelector(list, ({ context }) => context.response);
  const counts = response?.ok === true ? response.value.counts : undefined;
  const formatTab = (value: string, name: string): string => {
    const count = counts?.[value];
    return count === undefined ? name : formatMessage('classes.ownerCount', { name, count });
  };
  return (
    <TabList
      label={formatMessage('classes.owners')}
      tabs={[
        { value: 'own', label: formatTab('own', formatMessage('classes.ownClasses')) },
        {
          value: 'professors',
          label: formatTab('professors', formatMessage('classes.professorsClasses')),
        },
      ]}
      selected={owner === 'professors' ? 'professors' : 'own'}
      panelId={panel}
      onSelect={(value) => {
        list.send({ type: 'filter.choose', name: 'owner', value });
      }}
    />
  );
}
