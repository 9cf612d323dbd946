import { classNames } from '../../../design/class-names.ts';

/** Returns the classes of the card of an item. */
export const getCardClasses = (isSelected: boolean): string =>
  classNames(
    'group/card rounded-lg border focus-within:border-accent',
    isSelected ? 'border-accent bg-accent-soft outline-1 outline-accent' : 'border-line bg-surface',
  );

/** Returns the classes of the row at the top of a card; it is all that a collapsed card shows. */
export const getCardHeaderClasses = (isCollapsed: boolean): string =>
  classNames(
    'flex items-center gap-2 ps-2 pe-3 max-md:gap-0.5 max-md:px-1',
    isCollapsed ? 'py-0.5 max-md:py-0' : 'py-1.5',
  );

/** Returns the classes around Move and Delete, for which a collapsed card on a phone has no room. */
export const getCardToolsClasses = (isCollapsed: boolean): string =>
  classNames('contents', isCollapsed && 'max-md:hidden');
