import { assert, asyncProperty, constantFrom, string } from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

import {
  openRichDocument,
  type RichDocument,
} from '../../../../src/views/shared/rich-text/editor/rich-document.ts';
import { scaleRuns } from '../../../support/property-runs.ts';

let opened: RichDocument | null = null;

afterEach(() => {
  opened?.destroy();
  opened = null;
});

/** Opens a rich text over a history whose steps end where the text says so. */
function open(html: string, extent: 'document' | 'phrase' = 'document') {
  opened?.destroy();
  let text = html;
  let isOpen = false;
  const steps: string[] = [];
  const element = document.createElement('div');
  document.body.append(element);
  const richDocument = openRichDocument(element, html, extent, {}, () => ({
    onChange: (next) => {
      if (!isOpen) steps.push(text);
      isOpen = true;
      text = next;
    },
    onStepEnd: () => {
      isOpen = false;
    },
    onUndo: () => {
      text = steps.pop() ?? text;
      isOpen = false;
      richDocument.receive(text);
    },
    onFiles: () => undefined,
    onLeftOut: () => undefined,
    onOpen: () => undefined,
    onRedo: () => undefined,
  }));
  opened = richDocument;
  const { editor } = richDocument;
  editor.commands.setTextSelection(editor.state.doc.content.size - (extent === 'document' ? 1 : 0));
  const type = (typed: string): void => {
    for (const character of typed) {
      const { view, state } = editor;
      const { from, to } = state.selection;
      const insert = () => state.tr.insertText(character, from, to);
      const isHandled = view.someProp('handleTextInput', (handle) =>
        handle(view, from, to, character, insert),
      );
      if (isHandled !== true) view.dispatch(insert());
    }
  };
  const press = (key: string): boolean =>
    !editor.view.dom.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  return { editor, type, press, steps, readText: () => text };
}

const half = String.raw`$\frac{1}{2}$`;
const getFormulas = () => [...document.querySelectorAll('.formula math')];
const listFormulas = () => getFormulas().map((math) => math.getAttribute('alttext'));
const waitForFormulas = (count: number) =>
  vi.waitFor(() => {
    expect(getFormulas()).toHaveLength(count);
  });

describe('a formula typed between dollars', () => {
  it('becomes a formula, as a step of its own', async () => {
    const { type, steps, readText } = open('<p>Half: </p>');
    type(half);
    await waitForFormulas(1);
    expect([listFormulas(), steps]).toEqual([
      [String.raw`\frac{1}{2}`],
      ['<p>Half: </p>', `<p>Half: ${half}</p>`],
    ]);
    type(' it is');
    expect(steps).toHaveLength(3);
    expect(readText()).toMatch(/^<p>Half: <math .*<\/math> it is<\/p>$/);
  });

  it('becomes one while typing goes on, and the caret stays where it is', async () => {
    const { type, readText } = open('<p>So </p>');
    type('$x^2$ and');
    await waitForFormulas(1);
    type(' so on');
    expect(readText()).toMatch(/^<p>So <math .*<\/math> and so on<\/p>$/);
  });

  it('is taken back by Backspace right after it, and only then', async () => {
    const { type, press, editor } = open('<p>So </p>');
    type('$x^2$');
    await waitForFormulas(1);
    expect(press('Backspace')).toBe(true);
    expect([editor.getHTML(), listFormulas()]).toEqual(['<p>So $x^2$</p>', []]);
    type(' $y^2$');
    await waitForFormulas(1);
    type('.');
    editor.commands.setTextSelection(editor.state.selection.from - 1);
    press('Backspace');
    expect(editor.getText()).not.toContain('$y');
  });

  it('undone it gives the text before byte for byte', async () => {
    const texts = string({ unit: constantFrom('a', 'β', ' ', '<', '&', '5', '$') });
    const latex = constantFrom('x', 'x^2', String.raw`\frac{1}{2}`, 'a < b', 'a_1 & b', '5 + x');
    await assert(
      asyncProperty(texts, latex, async (before, source) => {
        const { type, press, steps, readText } = open('<p>Q: </p>');
        type(`${before} $${source}$`);
        const typed = readText();
        await vi.dynamicImportSettled();
        if (getFormulas().length === 0) return;
        expect([steps.at(-1), readText() === typed]).toEqual([typed, false]);
        press('Backspace');
        expect(readText()).toBe(typed);
      }),
      { numRuns: scaleRuns(20) },
    );
  });

  it.each(['$5 and $6', 'US$5$', String.raw`$\frac{$`, '$ x $'])('%s stays text', async (typed) => {
    const { type, editor } = open('<p>So </p>');
    type(typed);
    await vi.dynamicImportSettled();
    expect(editor.getText()).toBe(`So ${typed}`);
    expect(getFormulas()).toEqual([]);
  });

  it('stays text in code and in a phrase', async () => {
    const code = open('<p><code>a </code></p>');
    code.type('$x$');
    await vi.dynamicImportSettled();
    expect(code.editor.getText()).toBe('a $x$');
    const phrase = open('So ', 'phrase');
    phrase.type('$x$');
    await vi.dynamicImportSettled();
    expect(phrase.editor.getText()).toBe('So $x$');
  });
});
