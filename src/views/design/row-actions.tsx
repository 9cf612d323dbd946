import type { ReactNode } from 'react';

import { buttonLook } from './button-look.ts';
import { IconButton } from './icon-button.tsx';
import { EllipsisIcon } from './icon.tsx';
import { Link } from './link.tsx';
import { Menu } from './menu.tsx';
import { type RowAction, menuOf } from './table-types.ts';
import { Tooltip } from './tooltip.tsx';

interface RowActionsProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly actions: readonly RowAction[];
  /** Gathers them behind one button, where there is no room for all. */
  readonly asMenu: boolean;
}

/** The actions of a table's row as icons: always there for the keyboard, quieter until the row is hovered or focused. A row without any shows nothing. */
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
    <Menu label={label} items={menuOf(actions)}>
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
                className={buttonLook('quiet', 'icon')}
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
            whyDisabled={action.whyDisabled}
            onClick={action.onSelect}
          />
        )}
      </li>
    ))}
  </ul>
);
