import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { FormulaDialog } from '../../../../src/views/shared/rich-text/editor/formula-dialog.tsx';
import { TextDialog } from '../../../../src/views/shared/rich-text/editor/text-dialog.tsx';
import { MessagesProvider } from '../../../../src/views/shared/messages-provider.tsx';

async function open(latex = '') {
  const inserted: string[] = [];
  render(
    <MessagesProvider>
      <FormulaDialog
        latex={latex}
        onInsert={(_, source) => {
          inserted.push(source);
        }}
        onClose={() => undefined}
      />
    </MessagesProvider>,
  );
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'LaTeX' });
  return { user: userEvent.setup(), field, inserted };
}

const symbols = () => screen.getByRole('toolbar', { name: 'Symbols' });
const search = () => screen.getByRole('searchbox', { name: 'Search symbols' });
const getSymbol = (name: string) => within(symbols()).getByRole('button', { name });

/** The text of the field, with `[` and `]` around what is selected. */
const readField = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): string =>
  `${value.slice(0, selectionStart)}[${value.slice(selectionStart, selectionEnd)}]${value.slice(selectionEnd)}`;

describe('the formula dialog', () => {
  it('Enter inserts the formula, Shift+Enter breaks the line', async () => {
    const { user, field, inserted } = await open();
    await user.type(field, 'a{Shift>}{Enter}{/Shift}+ b{Enter}');
    expect(inserted).toEqual(['a\n+ b']);
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'Enter of a composition (%j) inserts neither a formula nor a symbol',
    async (composition) => {
      const { user, field, inserted } = await open('水');
      fireEvent.keyDown(field, { key: 'Enter', ...composition });
      await user.type(search(), 'alpha');
      fireEvent.keyDown(search(), { key: 'Enter', ...composition });
      fireEvent.keyDown(search(), { key: 'ArrowDown', ...composition });
      expect(search()).toHaveFocus();
      expect(field).toHaveValue('水');
      expect(inserted).toEqual([]);
    },
  );

  it('Enter inserts nothing that is no LaTeX, and the dialog says what is wrong', async () => {
    const { user, field, inserted } = await open();
    await user.type(field, String.raw`\frac{{a{Enter}`);
    expect(inserted).toEqual([]);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(
      screen.getAllByText(
        String.raw`This is not valid LaTeX: Unexpected end of input in a macro argument, expected '}' at end of input: \frac{a`,
      ).length,
    ).toBeGreaterThan(0);
    await user.clear(field);
    await user.type(field, 'a^');
    expect(screen.getAllByText('Something is missing in this formula.').length).toBeGreaterThan(0);
    await user.clear(field);
    await user.type(field, String.raw`\foo`);
    expect(
      screen.getAllByText(
        String.raw`This is not valid LaTeX: Unsupported function name: \foo at position 1`,
      ).length,
    ).toBeGreaterThan(0);
    await user.clear(field);
    await user.type(field, String.raw`\frac{{a`);
    await user.type(field, '}b');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByRole('status', { name: 'Preview' }).querySelector('mfrac')).not.toBeNull();
  });

  it('a symbol goes to the caret, and what is selected goes into a structure', async () => {
    const { user, field } = await open('x+1');
    field.setSelectionRange(3, 3);
    await user.click(getSymbol('Beta'));
    expect([readField(field), document.activeElement]).toEqual([String.raw`x+1\beta []`, field]);
    field.setSelectionRange(0, 3);
    await user.click(getSymbol('Fraction'));
    expect(readField(field)).toBe(String.raw`\frac{x+1[]}{}\beta `);
  });

  it('symbols are one Tab stop, and arrow keys go from one to the next', async () => {
    const { user, field } = await open();
    await user.click(search());
    await user.keyboard('{Tab}');
    expect(document.activeElement).toBe(getSymbol('Fraction'));
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(document.activeElement).toBe(getSymbol('Square root'));
    await user.tab();
    expect(symbols().contains(document.activeElement)).toBe(false);
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(getSymbol('Square root'));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(getSymbol('Not'));
    await user.keyboard('{Home}{Enter}');
    expect(readField(field)).toBe(String.raw`\frac{[]}{}`);
  });

  it('a search finds symbols by name and by LaTeX, and Enter takes the first', async () => {
    const { user, field } = await open();
    const listFound = () =>
      within(symbols())
        .queryAllByRole('button')
        .map((button) => button.getAttribute('aria-label'));
    await user.type(search(), 'at le');
    expect(listFound()).toEqual(['At least']);
    await user.clear(search());
    await user.type(search(), String.raw`\rightl`);
    expect(listFound()).toEqual(['Equilibrium']);
    await user.keyboard('{Enter}');
    expect(readField(field)).toBe(String.raw`\rightleftharpoons []`);
    await user.type(search(), 'zzz');
    expect([listFound(), screen.getByText('No symbol has this name.').tagName]).toEqual([
      [],
      'OUTPUT',
    ]);
  });
});

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'Enter of a composition (%j) leaves the dialog of a description open',
  (composition) => {
    const confirmed: string[] = [];
    render(
      <MessagesProvider>
        <TextDialog
          title="Picture"
          label="Description"
          value="水"
          confirmLabel="OK"
          getError={() => undefined}
          onConfirm={(text) => {
            confirmed.push(text);
          }}
          onClose={() => undefined}
        />
      </MessagesProvider>,
    );
    const field = screen.getByRole('textbox', { name: 'Description' });
    fireEvent.keyDown(field, { key: 'Enter', ...composition });
    expect(confirmed).toEqual([]);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(confirmed).toEqual(['水']);
  },
);
