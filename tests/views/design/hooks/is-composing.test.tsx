import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';

import { ChipField } from '../../../../src/views/design/fields/chip-field.tsx';
import { SearchField } from '../../../../src/views/design/fields/search-field.tsx';
import { isComposing } from '../../../../src/views/design/hooks/is-composing.ts';
import { useShortcuts } from '../../../../src/views/design/hooks/use-shortcuts.ts';
import { FilterList } from '../../../../src/views/design/lists/filter-list.tsx';
import { DialogFrame } from '../../../../src/views/design/overlays/dialog-frame.tsx';
import { PopoverPanel } from '../../../../src/views/design/overlays/popover-panel.tsx';

/** How browsers tell that a key belongs to a composition: Safari tells only by the code after it. */
const compositions = [{ isComposing: true }, { keyCode: 229 }] as const;

const press = (element: Element, key: string, more: Readonly<Record<string, unknown>>): boolean =>
  fireEvent.keyDown(element, { key, ...more });

test.each([
  [{ key: 'Enter', isComposing: true }, true],
  [{ key: 'Enter', keyCode: 229 }, true],
  [{ key: 'Process', keyCode: 229, isComposing: true }, true],
  [{ key: 'Enter', keyCode: 13 }, false],
  [{ key: 'a' }, false],
])('the key %j belongs to a composition: %s', (init, expected) => {
  expect(isComposing(new KeyboardEvent('keydown', init))).toBe(expected);
});

test.each(compositions)(
  'a chip field leaves the keys of a composition (%j) alone',
  (composition) => {
    const onAdd = vi.fn();
    render(
      <ChipField
        label="Addresses"
        chips={[{ id: 'a', text: 'a@example.org', tone: 'neutral' }]}
        text="かな"
        labels={{ list: 'Addresses', remove: (text) => text, more: String, keyboardHelp: '' }}
        onTextChange={vi.fn()}
        onAdd={onAdd}
        onPaste={() => false}
        onRemove={vi.fn()}
        onEdit={vi.fn()}
      />,
    );
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Addresses' });
    input.focus();
    input.setSelectionRange(0, 0);
    for (const key of ['Enter', 'Backspace', 'ArrowLeft'])
      expect(press(input, key, composition)).toBe(true);
    expect(input).toHaveFocus();
    expect(onAdd).not.toHaveBeenCalled();
    press(input, 'Enter', {});
    expect(onAdd).toHaveBeenCalledOnce();
  },
);

test.each(compositions)('Escape of a composition (%j) leaves a search as it is', (composition) => {
  const onChange = vi.fn();
  render(<SearchField label="Search" clearLabel="Clear" value="かな" onChange={onChange} />);
  press(screen.getByRole('searchbox'), 'Escape', composition);
  expect(onChange).not.toHaveBeenCalled();
});

test.each(compositions)(
  'a filter list leaves the keys of a composition (%j) alone',
  (composition) => {
    const [onSelect, onClose, onStep] = [vi.fn(), vi.fn(), vi.fn()];
    render(
      <FilterList
        label="Go to"
        placeholder=""
        text="水"
        onTextChange={vi.fn()}
        sections={[
          {
            id: 'all',
            options: [
              { id: 'water', label: '水', value: 'water' },
              { id: 'fire', label: '火', value: 'fire' },
            ],
          },
        ]}
        onSelect={onSelect}
        onOpenInNewTab={onSelect}
        onClose={onClose}
        onStep={onStep}
        emptyText=""
        help=""
      />,
    );
    const input = screen.getByRole('combobox');
    press(input, 'ArrowDown', {});
    const active = input.getAttribute('aria-activedescendant');
    expect(active).not.toBeNull();
    for (const key of ['ArrowDown', 'ArrowUp', 'Escape', 'Tab', 'Enter'])
      expect(press(input, key, composition)).toBe(true);
    press(input, 'Enter', { ...composition, ctrlKey: true });
    expect(input.getAttribute('aria-activedescendant')).toBe(active);
    expect([onSelect, onClose, onStep].flatMap(({ mock }) => mock.calls)).toEqual([]);
    press(input, 'Enter', {});
    expect(onSelect).toHaveBeenCalledOnce();
  },
);

function OpenDialog({ onClose, onSubmit }: Record<'onClose' | 'onSubmit', () => void>): ReactNode {
  const [name, setName] = useState('かな');
  return (
    <DialogFrame open onClose={onClose} title="Name" closeLabel="Close">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <input
          aria-label="Name"
          value={name}
          onChange={({ target }) => {
            setName(target.value);
          }}
        />
        <button type="submit">Save</button>
      </form>
    </DialogFrame>
  );
}

test.each(compositions)('the keys of a composition (%j) keep a dialog open', (composition) => {
  const [onClose, onSubmit] = [vi.fn(), vi.fn()];
  render(<OpenDialog onClose={onClose} onSubmit={onSubmit} />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  press(input, 'Escape', composition);
  press(input, 'Enter', { ...composition, ctrlKey: true });
  expect(onClose).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  press(input, 'Escape', {});
  expect(onClose).toHaveBeenCalledOnce();
});

test.each(compositions)('Escape of a composition (%j) keeps a popover open', (composition) => {
  const onClose = vi.fn();
  const trigger = document.body.appendChild(document.createElement('button'));
  render(
    <PopoverPanel
      name={{ 'aria-label': 'Save' }}
      triggerRef={{ current: trigger }}
      className=""
      onClose={onClose}
    >
      <input aria-label="Name" />
    </PopoverPanel>,
  );
  const input = screen.getByRole('textbox', { name: 'Name' });
  press(input, 'Escape', composition);
  expect(onClose).not.toHaveBeenCalled();
  press(input, 'Escape', {});
  expect(onClose).toHaveBeenCalledOnce();
  trigger.remove();
});

function Shortcuts({ onSave }: { readonly onSave: () => void }): ReactNode {
  useShortcuts({ 'Mod+s': onSave });
  return <input aria-label="Name" />;
}

test.each(compositions)('a shortcut waits for the end of a composition (%j)', (composition) => {
  const onSave = vi.fn();
  render(<Shortcuts onSave={onSave} />);
  const input = screen.getByRole('textbox');
  press(input, 's', { ...composition, ctrlKey: true });
  expect(onSave).not.toHaveBeenCalled();
  press(input, 's', { ctrlKey: true });
  expect(onSave).toHaveBeenCalledOnce();
});
