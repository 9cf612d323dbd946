import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';

import type { FormatMessage } from '../../../../domain/messages/message.ts';
import type { MessageKey } from '../../../../domain/messages/en.ts';
import type { BarItem } from '../../../design/buttons/button-bar.tsx';
import {
  BoldIcon,
  BulletListIcon,
  ClearFormattingIcon,
  FormulaIcon,
  ImageIcon,
  ItalicIcon,
  LinkIcon,
  NumberedListIcon,
  StrikeIcon,
  SubscriptIcon,
  SuperscriptIcon,
  UnderlineIcon,
} from '../../../design/icons/format-icons.tsx';
import type { FormattingState } from './use-formatting-state.ts';

/** The state and the handlers that toolbar items use. */
export interface BarContext {
  readonly editor: Editor;
  readonly formatting: FormattingState;
  readonly formatMessage: FormatMessage;
  readonly onFormula: () => void;
  readonly onLink: () => void;
  readonly onPicture: () => void;
}

const toggles = {
  bold: { label: 'richEditor.bold', icon: <BoldIcon />, kbd: 'Ctrl B', keys: 'Control+B' },
  italic: { label: 'richEditor.italic', icon: <ItalicIcon />, kbd: 'Ctrl I', keys: 'Control+I' },
  underline: {
    label: 'richEditor.underline',
    icon: <UnderlineIcon />,
    kbd: 'Ctrl U',
    keys: 'Control+U',
  },
  strike: {
    label: 'richEditor.strike',
    icon: <StrikeIcon />,
    kbd: 'Ctrl Shift S',
    keys: 'Control+Shift+S',
  },
  subscript: {
    label: 'richEditor.subscript',
    icon: <SubscriptIcon />,
    kbd: 'Ctrl ,',
    keys: 'Control+,',
  },
  superscript: {
    label: 'richEditor.superscript',
    icon: <SuperscriptIcon />,
    kbd: 'Ctrl .',
    keys: 'Control+.',
  },
} as const satisfies Record<
  string,
  {
    readonly label: MessageKey;
    readonly icon: ReactNode;
    readonly kbd: string;
    readonly keys: string;
  }
>;

type Toggle = keyof typeof toggles;

/** Returns the button that toggles a mark. */
export function createToggle(
  { editor, formatting, formatMessage }: BarContext,
  name: Toggle,
): BarItem {
  const { label, icon, kbd, keys } = toggles[name];
  return {
    kind: 'button',
    id: name,
    label: formatMessage(label),
    icon,
    kbd,
    keys,
    pressed: formatting.on.has(name),
    onPress: () => {
      editor.commands.toggleMark(name);
    },
  };
}

/** Returns the buttons for bulleted and numbered lists. */
export function createListButtons({
  editor,
  formatting,
  formatMessage,
}: BarContext): readonly BarItem[] {
  return [
    {
      kind: 'button',
      id: 'bullets',
      label: formatMessage('richEditor.bullets'),
      icon: <BulletListIcon />,
      kbd: 'Ctrl Shift 8',
      keys: 'Control+Shift+8',
      pressed: formatting.on.has('bulletList'),
      onPress: () => {
        editor.commands.toggleBulletList();
      },
    },
    {
      kind: 'button',
      id: 'numbers',
      label: formatMessage('richEditor.numbers'),
      icon: <NumberedListIcon />,
      kbd: 'Ctrl Shift 7',
      keys: 'Control+Shift+7',
      pressed: formatting.on.has('orderedList'),
      onPress: () => {
        editor.commands.toggleOrderedList();
      },
    },
  ];
}

/** Returns the buttons for a formula, a picture and a link. */
export function createInsertButtons({
  formatting,
  formatMessage,
  onFormula,
  onPicture,
  onLink,
}: BarContext): readonly BarItem[] {
  return [
    {
      kind: 'button',
      id: 'formula',
      label: formatMessage('richEditor.formula'),
      icon: <FormulaIcon />,
      pressed: formatting.selected === 'formula',
      onPress: onFormula,
    },
    {
      kind: 'button',
      id: 'picture',
      label: formatMessage(
        formatting.selected === 'image' ? 'richEditor.describePicture' : 'richEditor.insertPicture',
      ),
      icon: <ImageIcon />,
      pressed: formatting.selected === 'image',
      onPress: onPicture,
    },
    {
      kind: 'button',
      id: 'link',
      label: formatMessage('richEditor.link'),
      icon: <LinkIcon />,
      pressed: formatting.on.has('link'),
      disabledReason:
        formatting.hasSelectedText || formatting.on.has('link')
          ? undefined
          : formatMessage('richEditor.linkNeedsWords'),
      onPress: onLink,
    },
  ];
}

/** Returns the button that clears all formatting. */
export function createClearButton({ editor, formatting, formatMessage }: BarContext): BarItem {
  const isFormatted =
    formatting.on.size > 0 ||
    formatting.fontFamily !== null ||
    formatting.fontSize !== null ||
    formatting.hasSelectedText;
  return {
    kind: 'button',
    id: 'clear',
    label: formatMessage('richEditor.clear'),
    icon: <ClearFormattingIcon />,
    disabledReason: isFormatted ? undefined : formatMessage('richEditor.nothingToClear'),
    onPress: () => {
      editor.chain().unsetAllMarks().clearNodes().run();
    },
  };
}
