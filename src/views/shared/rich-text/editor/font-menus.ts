import type { Editor } from '@tiptap/core';

import { fontFamilies, fontSizes } from '../../../../domain/rich-text/allowed-html.ts';
import type { BarItem } from '../../../design/buttons/button-bar.tsx';
import type { MenuItem } from '../../../design/menus/menu-panel.tsx';
import type { BarContext } from './toolbar-items.tsx';

function createStyleItems(
  editor: Editor,
  attribute: 'fontFamily' | 'fontSize',
  current: string | null,
  none: string,
  choices: readonly (readonly [value: string, label: string])[],
): readonly MenuItem[] {
  const set = (value: string | null): void => {
    editor
      .chain()
      .setMark('textStyle', { [attribute]: value })
      .removeEmptyTextStyle()
      .run();
    // Not the command `focus`, which waits for a frame: a key pressed within it would be lost.
    editor.view.focus();
  };
  return [
    {
      kind: 'choice',
      label: none,
      checked: current === null,
      onSelect: () => {
        set(null);
      },
    },
    ...choices.map(([value, label]): MenuItem => ({
      kind: 'choice',
      label,
      checked: value === current,
      onSelect: () => {
        set(value);
      },
    })),
  ];
}

/** Returns the menus for the font and its size. */
export function createFontMenus({
  editor,
  formatting,
  formatMessage,
}: BarContext): readonly BarItem[] {
  const parsePixels = (size: string): string =>
    formatMessage('richEditor.pixels', { size: size.replace('px', '') });
  return [
    {
      kind: 'menu',
      id: 'font',
      label: formatMessage('richEditor.font'),
      value: formatting.fontFamily ?? formatMessage('richEditor.font'),
      items: createStyleItems(
        editor,
        'fontFamily',
        formatting.fontFamily,
        formatMessage('richEditor.fontNone'),
        fontFamilies.map((name) => [name, name]),
      ),
    },
    {
      kind: 'menu',
      id: 'size',
      label: formatMessage('richEditor.size'),
      value:
        formatting.fontSize === null
          ? formatMessage('richEditor.size')
          : parsePixels(formatting.fontSize),
      items: createStyleItems(
        editor,
        'fontSize',
        formatting.fontSize,
        formatMessage('richEditor.sizeNone'),
        fontSizes.map((size) => [`${String(size)}px`, parsePixels(String(size))]),
      ),
    },
  ];
}
