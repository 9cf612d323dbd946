import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import type { AnyActorRef } from 'xstate';

import type { ListContext } from '../../../../src/machines/shared/list/list-types.ts';
import type { MachineModel } from '../../../support/define-model.ts';
import { describeViewModel } from '../../../support/describe-view-model.tsx';
import { expectShown, press, typeInto } from '../../../support/view-driver.tsx';

interface ListView {
  readonly model: MachineModel;
  readonly show: (list: never) => ReactNode;
  /** A text that only the row with this id shows. */
  readonly names: Readonly<Record<1 | 2, string>>;
  readonly canRemove?: boolean;
}

const hasRows = /^(loaded|refreshing|waitingToPoll|pollingPaused|polling)$/;

/** Presses a button of the question, unless it is busy. */
function answer(name: RegExp): boolean {
  const dialog = screen.queryByRole('dialog');
  const button = dialog && within(dialog).queryByRole('button', { name });
  if (!button || button.getAttribute('aria-disabled') === 'true') return false;
  fireEvent.click(button);
  return true;
}

/** Tests the screen of a list: its rows, its search, its errors and the question of a removal. */
export function describeListView({ model, show, names, canRemove = false }: ListView): void {
  describeViewModel({
    model,
    show: (list: AnyActorRef) => show(list as never),
    byHand: {
      'type a name': typeInto('searchbox', /./, 'gel'),
      'type a number': typeInto('searchbox', /./, '7'),
      'to page 2': () => press('Next page'),
      ...(canRemove && {
        confirm: () => answer(/^(Delete|Try again)$/),
        cancel: () => answer(/^Cancel$/),
      }),
    },
    expectScreen: ({ value, context }) => {
      const { page } = value as Readonly<Record<'page', string>>;
      const { items, removing, searchText } = context as ListContext<{ readonly id: number }>;
      const isBroken = page === 'failed' || page === 'denied';
      for (const id of [1, 2] as const) {
        const isShown = hasRows.test(page) && items.some((item) => item.id === id);
        expect(screen.queryAllByText(names[id]).length > 0, names[id]).toBe(isShown);
      }
      expectShown('dialog', removing.length > 0);
      if (removing.length > 0) return;
      expectShown('alert', isBroken);
      expectShown('searchbox', !isBroken);
      if (!isBroken) expect(screen.getByRole('searchbox')).toHaveValue(searchText);
    },
  });
}
