import type { ReactNode } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components';

import { getButtonClasses } from '../buttons/button-classes.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import { classNames } from '../class-names.ts';

/**
 * The month of the surrounding calendar: its name, the buttons for the previous and next month, its
 * days.
 */
export const CalendarMonth = (): ReactNode => (
  <>
    <header className="mb-2 flex items-center gap-1">
      <Button slot="previous" className={getButtonClasses('quiet', 'icon')}>
        <ChevronLeftIcon />
      </Button>
      <Heading className="grow text-center text-sm font-semibold" />
      <Button slot="next" className={getButtonClasses('quiet', 'icon')}>
        <ChevronRightIcon />
      </Button>
    </header>
    <CalendarGrid className="border-separate border-spacing-0.5">
      <CalendarGridHeader>
        {(day) => (
          <CalendarHeaderCell className="size-8 text-xs font-medium text-ink-2">
            {day}
          </CalendarHeaderCell>
        )}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => (
          <CalendarCell
            date={date}
            className={classNames(
              'figures flex size-8 cursor-pointer items-center justify-center',
              'rounded-md text-sm outline-none hover:bg-ink/6',
              'data-disabled:cursor-not-allowed data-disabled:text-ink-3',
              'data-focus-visible:outline-2 data-focus-visible:outline-focus',
              'data-outside-month:hidden data-selected:bg-accent',
              'data-selected:text-accent-ink data-unavailable:line-through',
              'max-md:size-11',
            )}
          />
        )}
      </CalendarGridBody>
    </CalendarGrid>
  </>
);
