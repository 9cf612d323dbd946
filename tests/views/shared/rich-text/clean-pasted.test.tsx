import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

import { imageUploadMachine } from '../../../../src/machines/shared/upload/image-upload-machine.ts';
import { MessagesProvider } from '../../../../src/views/shared/messages-provider.tsx';
import type { Extent } from '../../../../src/views/shared/rich-text/editor/extensions.ts';
import {
  openRichDocument,
  type RichDocument,
} from '../../../../src/views/shared/rich-text/editor/rich-document.ts';
import { UploadState } from '../../../../src/views/shared/rich-text/editor/upload-state.tsx';

let opened: RichDocument | null = null;

afterEach(() => {
  opened?.destroy();
  opened = null;
});

/** Pastes HTML at the end of a text. */
function paste(html: string, before = '<p></p>', extent: Extent = 'document') {
  const leftOut: unknown[] = [];
  const element = document.createElement('div');
  opened = openRichDocument(element, before, extent, {}, () => ({
    onChange: () => undefined,
    onFiles: () => undefined,
    onLeftOut: (found) => leftOut.push(found),
    onOpen: () => undefined,
    onStepEnd: () => undefined,
    onUndo: () => undefined,
    onRedo: () => undefined,
  }));
  const { editor } = opened;
  editor.commands.setTextSelection(editor.state.doc.content.size - (extent === 'document' ? 1 : 0));
  const clipboardData = {
    files: [],
    types: ['text/html'],
    getData: (type: string) => (type === 'text/html' ? html : ''),
  };
  fireEvent.paste(editor.view.dom, { clipboardData });
  return { leftOut, readText: () => editor.getHTML() };
}

const wordEntry = (text: string, marker: string): string =>
  `<p class=MsoListParagraph style='mso-list:l7 level1 lfo3'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

it.each([
  [
    'a list of Word',
    wordEntry('Cut', '1.') + wordEntry('Paste', '2.'),
    '<ol><li><p>Cut</p></li><li><p>Paste</p></li></ol>',
  ],
  [
    'a text of Google Docs',
    '<b style="font-weight:normal"><p><span style="color:#1a1a1a;font-size:12pt;font-weight:400">Not </span><span style="font-weight:700;background-color:transparent">this</span></p></b>',
    '<p>Not <strong>this</strong></p>',
  ],
  [
    'a note of a Mac',
    '<style>span.s1 {font-weight: 600}</style><p class="p1"><span class="s1">Not</span> this</p>',
    '<p><strong>Not</strong> this</p>',
  ],
])('%s keeps what it says and loses its look', (_, html, expected) => {
  expect(paste(html).readText()).toBe(expected);
});

it.each(['ul', 'ol'])('a %s of one entry stays a list', (name) => {
  const { readText } = paste(`<${name}><li>alone</li></${name}>`, '<p>Text</p>');
  expect(readText()).toBe(`<p>Text</p><${name}><li><p>alone</p></li></${name}>`);
});

it('a picture of a formula becomes the formula', async () => {
  const { leftOut, readText } = paste(
    '<p>So <img class="mwe-math-fallback-image-inline" alt="{\\displaystyle a^{2}}" src="https://a.org/a.svg"></p>',
  );
  expect(readText()).toBe('<p>So <math alttext="a^{2}"><mtext>a^{2}</mtext></math></p>');
  await vi.waitFor(() => {
    expect(readText()).toBe(
      '<p>So <math alttext="a^{2}"><msup><mi>a</mi><mn>2</mn></msup></math></p>',
    );
  });
  expect(leftOut).toEqual([]);
});

it('tells how many pictures and equations were left out', async () => {
  const html = '<p>a<img src="https://a.org/cat.png"><span class="katex">x</span></p>';
  const { leftOut } = paste(html);
  await Promise.resolve();
  expect(leftOut).toEqual([{ foreignPictures: 1, unreadEquations: 1 }]);
});

it('tells that a text without formulas left one out', async () => {
  const { leftOut, readText } = paste('a <math><mi>x</mi></math>', '', 'phrase');
  await Promise.resolve();
  expect(readText()).not.toContain('x');
  expect(leftOut).toEqual([{ foreignPictures: 0, unreadEquations: 1 }]);
});

it('shows what was left out of a paste', () => {
  render(
    <MessagesProvider>
      <UploadState
        uploader={createActor(imageUploadMachine).start()}
        leftOut={{ foreignPictures: 1, unreadEquations: 2 }}
        onDismiss={() => undefined}
      />
    </MessagesProvider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'A picture from another site was left out. To use one, save it and upload it. 2 equations that cannot be read here were left out.',
  );
});
