import type { ReactNode } from 'react';

import { getButtonClasses } from '../buttons/button-classes.ts';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { Checkbox } from '../fields/checkbox.tsx';
import { EllipsisIcon } from '../icons/icons.tsx';
import { ButtonLink, Link } from '../navigation/link.tsx';
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
  /** Shows one menu button only. */
  readonly asMenu: boolean;
  /** Whether the pointer or the focus has been in the row. */
  readonly isRowUsed: boolean;
}

/** How many actions have buttons of their own beside the menu. */
const buttonCount = 2;

/**
 * The actions of a table row: up to two as icons; more of them in a menu with words, the first two
 * also as buttons with words while the row is hovered or focused. Renders nothing without actions.
 */
export function RowActions({ label, actions, asMenu, isRowUsed }: RowActionsProps): ReactNode {
  if (actions.length === 0) return null;
  if (!asMenu && actions.length <= buttonCount)
    return <ActionIcons label={label} actions={actions} />;
  return (
    <div className={classNames('flex justify-end', !asMenu && 'min-w-52')}>
      {!asMenu && isRowUsed && (
        <ActionButtons label={label} actions={actions.slice(0, buttonCount)} />
      )}
      <Menu label={label} items={toMenuItems(actions)}>
        {(trigger) => <IconButton {...trigger} label={label} icon={<EllipsisIcon />} />}
      </Menu>
    </div>
  );
}

type ActionsProps = Pick<RowActionsProps, 'label' | 'actions'>;

interface ActionProps {
  readonly action: RowAction;
}

const ActionIcon = ({ action }: ActionProps): ReactNode =>
  'to' in action ? (
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
  );

const ActionIcons = ({ label, actions }: ActionsProps): ReactNode => (
  <ul
    aria-label={label}
    className="flex justify-end opacity-70 transition-opacity group-hover/row:opacity-100 group-focus-within/row:opacity-100"
  >
    {actions.map((action) => (
      <li key={action.label}>
        <ActionIcon action={action} />
      </li>
    ))}
  </ul>
);

const ActionButton = ({ action }: ActionProps): ReactNode =>
  'to' in action ? (
    <ButtonLink to={action.to}>{action.label}</ButtonLink>
  ) : (
    <Button busy={action.busy} disabledReason={action.disabledReason} onClick={action.onSelect}>
      {action.label}
    </Button>
  );

/**
 * The most used actions, beside the menu button; the column has room for them. They stay in the page
 * after the row was left, so that a dialog can return the focus to them.
 */
const ActionButtons = ({ label, actions }: ActionsProps): ReactNode => (
  <ul
    aria-label={label}
    className="me-1 flex gap-1 opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100"
  >
    {actions.map((action) => (
      <li key={action.label}>
        <ActionButton action={action} />
      </li>
    ))}
  </ul>
);
