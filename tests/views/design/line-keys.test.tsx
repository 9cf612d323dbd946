import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { ChipField } from '../../../src/views/design/fields/chip-field.tsx';
import { TabList } from '../../../src/views/design/navigation/tab-list.tsx';
import { ColumnEdge } from '../../../src/views/design/tables/column-edge.tsx';

const tabs = ['one', 'two', 'three'].map((value) => ({ value, label: value }));

function Tabs(): ReactNode {
  const [selected, setSelected] = useState('one');
  return <TabList label="Tabs" panelId="panel" {...{ tabs, selected }} onSelect={setSelected} />;
}

afterEach(() => {
  document.documentElement.dir = 'ltr';
});

describe('I18N-02 the arrow that leads to what comes next', () => {
  it.each([
    ['ltr', '{ArrowRight}', 'two'],
    ['ltr', '{ArrowLeft}', 'three'],
    ['rtl', '{ArrowLeft}', 'two'],
    ['rtl', '{ArrowRight}', 'three'],
  ])('where lines run %s, %s leads to tab %s', async (direction, keys, selected) => {
    document.documentElement.dir = direction;
    render(<Tabs />);
    screen.getByRole('tab', { name: 'one' }).focus();
    await userEvent.keyboard(keys);
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(selected);
  });
});

it.each([
  ['ltr', 'end', 60, 260],
  ['ltr', 'start', 60, 140],
  ['rtl', 'end', -60, 260],
  ['rtl', 'start', -60, 140],
] as const)(
  'I18N-02 where lines run %s, the %s edge of a column follows the pointer',
  (direction, side, moved, width) => {
    document.documentElement.dir = direction;
    const onResize = vi.fn();
    const { container } = render(
      <table>
        <thead>
          <tr>
            <th>
              <ColumnEdge id="a" side={side} onStart={() => undefined} onResize={onResize} />
            </th>
            <th data-fills="">More</th>
          </tr>
        </thead>
      </table>,
    );
    const [resized, other] = container.querySelectorAll('th');
    Object.defineProperty(resized, 'offsetWidth', { value: 200 });
    Object.defineProperty(other, 'offsetWidth', { value: 600 });
    const edge = container.querySelector<HTMLElement>('[data-edge]');
    if (edge === null) throw new Error('no edge');
    edge.setPointerCapture = () => undefined;
    for (const [type, clientX] of [
      ['pointerdown', 400],
      ['pointermove', 400 + moved],
      ['lostpointercapture', 400 + moved],
    ] as const)
      fireEvent(edge, new MouseEvent(type, { bubbles: true, clientX }));
    expect(onResize.mock.calls).toEqual([[width]]);
  },
);

it.each([
  ['ltr', '', 'ArrowLeft', true],
  ['ltr', 'bob@x', 'ArrowLeft', true],
  ['rtl', '', 'ArrowRight', true],
  ['rtl', 'bob@x', 'ArrowRight', false],
  ['rtl', 'bob@x', 'ArrowLeft', false],
  ['rtl', 'bob@x', 'Backspace', true],
])(
  'I18N-02 where lines run %s, at the start of "%s" %s leads to the chips: %s',
  (direction, text, key, isLed) => {
    document.documentElement.dir = direction;
    render(
      <ChipField
        label="People"
        chips={[{ id: 'a', text: 'a@lectern.test', tone: 'neutral' }]}
        text={text}
        labels={{ list: 'People', keyboardHelp: '', remove: String, more: String }}
        {...{ onTextChange: vi.fn(), onAdd: vi.fn(), onRemove: vi.fn(), onEdit: vi.fn() }}
        onPaste={() => false}
      />,
    );
    const input = screen.getByRole<HTMLInputElement>('textbox');
    input.setSelectionRange(0, 0);
    expect(fireEvent.keyDown(input, { key })).toBe(!isLed);
  },
);
