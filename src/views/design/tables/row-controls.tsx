import type { ReactNode } from 'react';

import { getButtonClasses } from '../buttons/button-classes.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { EllipsisIcon } from '../icons/icons.tsx';
import { Link } from '../navigation/link.tsx';
import { Menu } from '../menus/menu.tsx';
import { type RowAction, type RowId, type Selection, toMenuItems } from './table-types.ts';
import { Tooltip } from '../overlays/tooltip.tsx';

interface RowCheckboxProps {
  readonly id: RowId;
  readonly label: string;
  readonly selection: Selection;
}

/** The checkbox that selects a row. */
export const RowCheckbox = ({ id, label, selection }: RowCheckboxProps): ReactNode => (
  <Checkbox
    label={label}
    hideLabel
    checked={selection.selectedIds.has(id)}
    onChange={() => {
      selection.onToggle(id);
    }}
  />
);

interface RowActionsProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly actions: readonly RowAction[];
  /** Shows one menu button instead of icons. */
  readonly asMenu: boolean;
}

/**
 * The actions of a table row as icons: always reachable by keyboard, dimmed until the row is
 * hovered or focused. Renders nothing without actions.
 */
export function RowActions({ label, actions, asMenu }: RowActionsProps): ReactNode {
  if (actions.length === 0) return null;
  return asMenu ? (
    <ActionsMenu label={label} actions={actions} />
  ) : (
    <ActionIcons label={label} actions={actions} />
  );
}

type ActionsProps = Omit<RowActionsProps, 'asMenu'>;

const ActionsMenu = ({ label, actions }: ActionsProps): ReactNode => (
  <div className="flex justify-end">
    <Menu label={label} items={toMenuItems(actions)}>
      {(trigger) => <IconButton {...trigger} label={label} icon={<EllipsisIcon />} />}
    </Menu>
  </div>
);

const ActionIcons = ({ label, actions }: ActionsProps): ReactNode => (
  <ul
    aria-label={label}
    className="flex justify-end opacity-70 transition-opacity group-hover/row:opacity-100 group-focus-within/row:opacity-100"
  >
    {actions.map((action) => (
      <li key={action.label}>
        {'to' in action ? (
          <Tooltip text={action.label} describes={false}>
            {(trigger) => (
              <Link
                {...trigger}
                to={action.to}
                aria-label={action.label}
                className={getButtonClasses('quiet', 'icon')}
              >
                {action.icon}
              </Link>
            )}
          </Tooltip>
        ) : (
          <IconButton
            label={action.label}
            icon={action.icon}
            busy={action.busy}
            disabledReason={action.disabledReason}
            onClick={action.onSelect}
          />
        )}
      </li>
    ))}
  </ul>
);
