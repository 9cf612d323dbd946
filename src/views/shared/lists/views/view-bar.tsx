import { useRef, useState, type ReactNode } from 'react';

import {
  allRows,
  getViewAddress,
  viewFilter,
  type ListView,
} from '../../../../domain/lists/list-settings.ts';
import { listViewMessages } from '../../../../domain/messages/list-view-messages.ts';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { classNames } from '../../../design/class-names.ts';
import { EllipsisIcon } from '../../../design/icons/icons.tsx';
import { Menu } from '../../../design/menus/menu.tsx';
import type { MenuItem } from '../../../design/menus/menu-panel.tsx';
import { LazyPopoverPanel } from '../../../design/overlays/popover.tsx';
import { AddedMessages, useFormatMessage } from '../../format-message.tsx';
import type { ListSettingsControls, ListViewState } from './list-view-controls.ts';
import { SaveView } from './save-view.tsx';
import { ViewForm } from './view-form.tsx';

/** Props of `ViewBar`. */
export interface ViewBarProps extends ListSettingsControls, ListViewState {}

/** The saved views of a list: one is chosen, saved, renamed, made the first one, or deleted. */
export const ViewBar = (props: ViewBarProps): ReactNode => (
  <AddedMessages messages={listViewMessages}>
    <Views {...props} />
  </AddedMessages>
);

const viewClasses = classNames(
  'flex h-8 max-w-60 shrink-0 items-center gap-1.5 rounded-md px-2.5 text-sm font-semibold text-ink-2',
  'hover:bg-ink/6 hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent max-md:h-11',
);

function Views(props: ViewBarProps): ReactNode {
  const { settings, query, viewId, onOpen } = props;
  const { views, defaultView } = settings;
  const formatMessage = useFormatMessage();
  const chosen = views.find(({ id }) => id === viewId);
  const isSaved = query === '' || views.some((view) => view.query === query);
  return (
    <div
      role="group"
      aria-label={formatMessage('listViews.views')}
      className="-m-1 flex items-center gap-1 overflow-x-auto p-1 [scrollbar-width:none] md:flex-wrap"
    >
      <button
        type="button"
        aria-pressed={chosen === undefined}
        onClick={() => {
          onOpen(defaultView === null ? '' : `?${viewFilter}=${allRows}`);
        }}
        className={viewClasses}
      >
        {formatMessage('listViews.all')}
      </button>
      {views.map((view) => (
        <ViewButton key={view.id} view={view} isChosen={view === chosen} {...props} />
      ))}
      {!isSaved && <SaveView {...props} />}
    </div>
  );
}

interface ViewButtonProps extends ViewBarProps {
  readonly view: ListView;
  readonly isChosen: boolean;
}

/** A view; the chosen one has a menu. */
function ViewButton({ view, isChosen, ...props }: ViewButtonProps): ReactNode {
  const formatMessage = useFormatMessage();
  const isEdited = isChosen && view.query !== props.query;
  return (
    <span className="flex shrink-0 items-center">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={() => {
          props.onOpen(getViewAddress(view));
        }}
        className={viewClasses}
      >
        <bdi translate="no" className="truncate">
          {view.name}
        </bdi>
        {isEdited && <span className="font-normal">{formatMessage('listViews.edited')}</span>}
      </button>
      {isChosen && <ViewMenu {...props} view={view} isEdited={isEdited} />}
    </span>
  );
}

interface ViewMenuProps extends ViewBarProps {
  readonly view: ListView;
  readonly isEdited: boolean;
}

function ViewMenu({ view, isEdited, ...props }: ViewMenuProps): ReactNode {
  const { settings, change } = props;
  const formatMessage = useFormatMessage();
  const trigger = useRef<HTMLSpanElement>(null);
  const [isRenaming, setRenaming] = useState(false);
  const items = useMenuItems({ ...props, view, isEdited }, () => {
    setRenaming(true);
  });
  const label = formatMessage('listViews.actions', { name: view.name });
  return (
    <span ref={trigger}>
      <Menu label={label} placement="bottom start" items={items}>
        {(button) => <IconButton {...button} label={label} icon={<EllipsisIcon />} />}
      </Menu>
      {isRenaming && (
        <LazyPopoverPanel
          name={{ 'aria-label': formatMessage('listViews.rename') }}
          triggerRef={trigger}
          placement="bottom start"
          onClose={() => {
            setRenaming(false);
          }}
          className="w-76 max-w-[calc(100vw-1rem)] p-3 text-sm"
        >
          <ViewForm
            others={settings.views.filter(({ id }) => id !== view.id)}
            name={view.name}
            isDefault={settings.defaultView === view.id}
            onSave={(name, isDefault) => {
              change({ type: 'view.save', view: { ...view, name } });
              if (isDefault !== (settings.defaultView === view.id))
                change({ type: 'view.makeDefault', id: isDefault ? view.id : null });
              setRenaming(false);
            }}
          />
        </LazyPopoverPanel>
      )}
    </span>
  );
}

/** Returns what can be done with a view. */
function useMenuItems(
  { settings, change, query, onOpen, copyLink, view, isEdited }: ViewMenuProps,
  rename: () => void,
): readonly MenuItem[] {
  const formatMessage = useFormatMessage();
  const isDefault = settings.defaultView === view.id;
  const createItem = (
    key: 'saveChanges' | 'rename' | 'makeDefault' | 'noDefault' | 'copyLink',
    onSelect: () => void,
  ): MenuItem => ({ kind: 'action', label: formatMessage(`listViews.${key}`), onSelect });
  return [
    ...(isEdited
      ? [
          createItem('saveChanges', () => {
            change({ type: 'view.save', view: { ...view, query } });
          }),
        ]
      : []),
    createItem('rename', rename),
    createItem(isDefault ? 'noDefault' : 'makeDefault', () => {
      change({ type: 'view.makeDefault', id: isDefault ? null : view.id });
    }),
    createItem('copyLink', copyLink),
    { kind: 'line', id: 'delete' },
    {
      kind: 'action',
      label: formatMessage('listViews.remove'),
      danger: true,
      onSelect: () => {
        change({ type: 'view.remove', id: view.id });
        onOpen(settings.defaultView === null || isDefault ? '' : `?${viewFilter}=${allRows}`);
      },
    },
  ];
}
