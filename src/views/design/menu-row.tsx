import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { CheckIcon } from './icon.tsx';
import { Kbd } from './kbd.tsx';
import { Link } from './link.tsx';
import type { MenuItem } from './menu.tsx';

const look =
  'flex min-h-8 w-full items-center gap-2.5 rounded-md px-2.5 py-1 text-start font-medium no-underline outline-none focus:bg-ink/8 hover:bg-ink/6 max-md:min-h-11';

interface WhyProps {
  readonly reason: string | undefined;
}

const Why = ({ reason }: WhyProps): ReactNode =>
  reason === undefined ? null : (
    <>
      {' '}
      <span className="block text-xs font-normal text-ink-3">{reason}</span>
    </>
  );

interface MenuRowProps {
  readonly item: MenuItem;
  readonly onChosen: () => void;
}

/** One row of a menu. */
export function MenuRow({ item, onChosen }: MenuRowProps): ReactNode {
  switch (item.kind) {
    case 'line':
      return <hr className="my-1 border-line" />;
    case 'heading':
      return (
        <div role="presentation" className="px-2.5 py-1.5">
          <div className="truncate font-semibold text-ink">{item.label}</div>
          {item.detail !== undefined && (
            <div className="truncate text-xs text-ink-3">{item.detail}</div>
          )}
        </div>
      );
    case 'link':
      return (
        <Link
          role="menuitem"
          tabIndex={-1}
          to={item.to}
          onClick={onChosen}
          className={classNames(look, 'text-ink')}
        >
          {item.icon}
          {item.label}
        </Link>
      );
    case 'choice':
      return (
        <button
          type="button"
          role="menuitemradio"
          tabIndex={-1}
          aria-checked={item.checked}
          aria-disabled={item.whyDisabled !== undefined || undefined}
          onClick={() => {
            if (item.whyDisabled !== undefined) return;
            onChosen();
            item.onSelect();
          }}
          className={classNames(look, item.whyDisabled === undefined ? 'text-ink' : 'text-ink-3')}
        >
          {item.icon}
          <span className="grow">
            {item.label}
            <Why reason={item.whyDisabled} />
          </span>
          {item.checked && <CheckIcon className="text-accent" />}
        </button>
      );
    case 'action':
      return (
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={item.whyDisabled !== undefined || undefined}
          onClick={() => {
            if (item.whyDisabled !== undefined) return;
            onChosen();
            item.onSelect();
          }}
          className={classNames(
            look,
            item.danger === true ? 'text-bad' : 'text-ink',
            item.whyDisabled !== undefined && 'text-ink-3',
          )}
        >
          {item.icon}
          <span className="grow">
            {item.label}
            <Why reason={item.whyDisabled} />
          </span>
          {item.kbd !== undefined && <Kbd>{item.kbd}</Kbd>}
        </button>
      );
  }
}
