import type { ReactNode, RefObject } from 'react';
import {
  Menu,
  MenuItem as AriaMenuItem,
  MenuSection,
  type Placement,
  Popover,
  RouterProvider,
  Separator,
} from 'react-aria-components';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';

import { classNames } from '../class-names.ts';
import { Kbd } from '../display/kbd.tsx';
import { CheckIcon } from '../icons/icons.tsx';
import { useNavigation } from '../navigation/link.tsx';
import { getOverlayContainer } from '../overlays/popover-panel.tsx';

/** A row of a menu: an action, a link, one of several choices, or a line between rows. */
export type MenuItem =
  | {
      readonly kind: 'action';
      readonly label: string;
      readonly icon?: ReactNode;
      readonly kbd?: string;
      readonly danger?: boolean;
      readonly disabledReason?: string | undefined;
      readonly onSelect: () => void;
    }
  | {
      readonly kind: 'link';
      readonly label: string;
      readonly icon?: ReactNode;
      readonly to: string;
    }
  | {
      readonly kind: 'choice';
      readonly label: string;
      readonly icon?: ReactNode;
      readonly checked: boolean;
      readonly disabledReason?: string | undefined;
      readonly onSelect: () => void;
    }
  | { readonly kind: 'line'; readonly id: string };

interface MenuPanelProps {
  readonly id: string;
  readonly label: string;
  readonly heading: { readonly title: string; readonly detail?: string } | undefined;
  readonly items: readonly MenuItem[];
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly placement: Placement | undefined;
  readonly autoFocus: 'first' | 'last';
  /** Closes the menu. */
  readonly onClose: () => void;
  /** Closes the menu and returns the focus to the trigger before it returns. */
  readonly onLeave: () => void;
}

/** The open menu; use `Menu`, which loads it when it first opens. */
export function MenuPanel({
  id,
  label,
  heading,
  items,
  triggerRef,
  placement = 'bottom end',
  autoFocus,
  onClose,
  onLeave,
}: MenuPanelProps): ReactNode {
  const { navigate, getHref } = useNavigation();
  return (
    <UNSAFE_PortalProvider getContainer={getOverlayContainer}>
      <Popover
        isOpen
        aria-label={label}
        triggerRef={triggerRef}
        placement={placement}
        offset={6}
        containerPadding={8}
        onOpenChange={onClose}
        className="min-w-48 max-w-80 animate-appear overflow-y-auto rounded-lg bg-surface p-1 text-sm shadow-pop"
      >
        {heading !== undefined && (
          <div className="mb-1 border-b border-line px-2.5 py-1.5">
            <div className="truncate font-semibold text-ink">{heading.title}</div>
            {heading.detail !== undefined && (
              <div className="truncate text-xs text-ink-3">{heading.detail}</div>
            )}
          </div>
        )}
        <RouterProvider navigate={navigate} useHref={getHref}>
          <Menu
            id={id}
            aria-label={label}
            autoFocus={autoFocus}
            onClose={onClose}
            className="outline-none"
          >
            {groupChoices(items).map((group) =>
              'choices' in group ? (
                <Choices key="choices" {...group} onLeave={onLeave} />
              ) : (
                <MenuRow key={getKey(group)} item={group} onLeave={onLeave} />
              ),
            )}
          </Menu>
        </RouterProvider>
      </Popover>
    </UNSAFE_PortalProvider>
  );
}

type Choice = Extract<MenuItem, { readonly kind: 'choice' }>;
type SingleItem = Exclude<MenuItem, Choice>;

const getKey = (item: MenuItem): string => (item.kind === 'line' ? item.id : item.label);

type Group = SingleItem | { readonly choices: readonly Choice[] };

/** Returns the rows with all choices as one group, in the place of the first choice. */
function groupChoices(items: readonly MenuItem[]): readonly Group[] {
  const choices = items.filter((item) => item.kind === 'choice');
  return items.flatMap((item): readonly Group[] => {
    if (item.kind !== 'choice') return [item];
    return item === choices[0] ? [{ choices }] : [];
  });
}

interface ChoicesProps {
  readonly choices: readonly Choice[];
  readonly onLeave: () => void;
}

/** Rows of which one is checked. */
const Choices = ({ choices, onLeave }: ChoicesProps): ReactNode => (
  <MenuSection
    selectionMode="single"
    disallowEmptySelection
    selectedKeys={choices.filter(({ checked }) => checked).map(getKey)}
  >
    {choices.map((choice) => (
      <ActionRow key={getKey(choice)} item={choice} onLeave={onLeave}>
        {choice.checked && <CheckIcon className="text-accent" />}
      </ActionRow>
    ))}
  </MenuSection>
);

interface MenuRowProps {
  readonly item: SingleItem;
  readonly onLeave: () => void;
}

const rowClasses = classNames(
  'flex min-h-8 w-full cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-1 text-start',
  'font-medium no-underline outline-none hover:bg-ink/6 data-focused:bg-ink/8 max-md:min-h-11',
);

function MenuRow({ item, onLeave }: MenuRowProps): ReactNode {
  switch (item.kind) {
    case 'line':
      return <Separator className="my-1 border-t border-line" />;
    case 'link':
      return (
        <AriaMenuItem
          id={item.label}
          textValue={item.label}
          href={item.to}
          className={classNames(rowClasses, 'text-ink')}
        >
          {item.icon}
          <span>{item.label}</span>
        </AriaMenuItem>
      );
    case 'action':
      return (
        <ActionRow item={item} onLeave={onLeave}>
          {item.kbd !== undefined && <Kbd>{item.kbd}</Kbd>}
        </ActionRow>
      );
  }
}

interface ActionRowProps {
  readonly item: Exclude<SingleItem, { readonly kind: 'line' | 'link' }> | Choice;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/**
 * A row that acts. The menu has closed and returned the focus before it does, so that a dialog it
 * opens can return the focus too.
 */
function ActionRow({ item, onLeave, children }: ActionRowProps): ReactNode {
  const { label, icon, disabledReason, onSelect } = item;
  const isDisabled = disabledReason !== undefined;
  const isDanger = item.kind === 'action' && item.danger === true;
  return (
    <AriaMenuItem
      id={label}
      textValue={label}
      shouldCloseOnSelect={false}
      onAction={() => {
        if (isDisabled) return;
        onLeave();
        onSelect();
      }}
      render={(props) =>
        'href' in props ? (
          <a {...props}>{props.children}</a>
        ) : (
          <div {...props} aria-disabled={isDisabled || undefined} />
        )
      }
      className={classNames(
        rowClasses,
        isDisabled ? 'text-ink-3' : isDanger ? 'text-bad' : 'text-ink',
      )}
    >
      {icon}
      <span className="grow">
        <span>{label}</span>
        {isDisabled && (
          <>
            {' '}
            <span className="block text-xs font-normal text-ink-3">{disabledReason}</span>
          </>
        )}
      </span>
      <span>{children}</span>
    </AriaMenuItem>
  );
}
