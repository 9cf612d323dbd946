import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';

import { fontFamilies, fontSizes } from '../../../../domain/rich-text/allowed.ts';
import type { SentenceKey } from '../../../../domain/sentences/en.ts';
import { ButtonBar, type BarItem } from '../../../design/button-bar.tsx';
import {
  BoldIcon,
  BulletListIcon,
  ClearFormattingIcon,
  FormulaIcon,
  ImageIcon,
  ItalicIcon,
  LinkIcon,
  NumberedListIcon,
  PlainTextIcon,
  StrikeIcon,
  SubscriptIcon,
  SuperscriptIcon,
  UnderlineIcon,
} from '../../../design/format-icon.tsx';
import type { MenuItem } from '../../../design/menu.tsx';
import { useSentence } from '../../sentences.tsx';
import type { Extent } from './extensions.ts';
import { useEditorLook, type EditorLook } from './use-editor-look.ts';

interface RichToolbarProps {
  readonly editor: Editor;
  /** The name of the text that is formatted. */
  readonly field: string;
  readonly extent: Extent;
  readonly onFormula: () => void;
  readonly onLink: () => void;
  readonly onPicture: () => void;
  readonly onPlain: () => void;
}

type Sentence = ReturnType<typeof useSentence>;

const toggles = {
  bold: { say: 'richText.bold', icon: <BoldIcon />, kbd: 'Ctrl B', keys: 'Control+B' },
  italic: { say: 'richText.italic', icon: <ItalicIcon />, kbd: 'Ctrl I', keys: 'Control+I' },
  underline: {
    say: 'richText.underline',
    icon: <UnderlineIcon />,
    kbd: 'Ctrl U',
    keys: 'Control+U',
  },
  strike: {
    say: 'richText.strike',
    icon: <StrikeIcon />,
    kbd: 'Ctrl Shift S',
    keys: 'Control+Shift+S',
  },
  subscript: {
    say: 'richText.subscript',
    icon: <SubscriptIcon />,
    kbd: 'Ctrl ,',
    keys: 'Control+,',
  },
  superscript: {
    say: 'richText.superscript',
    icon: <SuperscriptIcon />,
    kbd: 'Ctrl .',
    keys: 'Control+.',
  },
} as const satisfies Record<
  string,
  {
    readonly say: SentenceKey;
    readonly icon: ReactNode;
    readonly kbd: string;
    readonly keys: string;
  }
>;

type Toggle = keyof typeof toggles;

const phraseTools: ReadonlySet<string> = new Set([
  'bold',
  'italic',
  'underline',
  'strike',
  'subscript',
  'superscript',
  'gap-3',
  'link',
  'gap-4',
  'clear',
]);

const toggle = (editor: Editor, look: EditorLook, sentence: Sentence, name: Toggle): BarItem => {
  const { say, icon, kbd, keys } = toggles[name];
  return {
    kind: 'button',
    id: name,
    label: sentence(say),
    icon,
    kbd,
    keys,
    pressed: look.on.has(name),
    onPress: () => {
      editor.commands.toggleMark(name);
    },
  };
};

function styleMenu(
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

/** The tools of a rich text (QED-57, QED-58, QED-59). */
export function RichToolbar({
  editor,
  field,
  extent,
  onFormula,
  onLink,
  onPicture,
  onPlain,
}: RichToolbarProps): ReactNode {
  const sentence = useSentence();
  const look = useEditorLook(editor);
  const mark = (name: Toggle): BarItem => toggle(editor, look, sentence, name);
  const isFormatted =
    look.on.size > 0 || look.fontFamily !== null || look.fontSize !== null || look.hasWords;
  const pixels = (size: string): string =>
    sentence('richText.pixels', { size: size.replace('px', '') });
  const items: readonly BarItem[] = [
    {
      kind: 'menu',
      id: 'font',
      label: sentence('richText.font'),
      value: look.fontFamily ?? sentence('richText.font'),
      items: styleMenu(
        editor,
        'fontFamily',
        look.fontFamily,
        sentence('richText.fontNone'),
        fontFamilies.map((name) => [name, name]),
      ),
    },
    {
      kind: 'menu',
      id: 'size',
      label: sentence('richText.size'),
      value: look.fontSize === null ? sentence('richText.size') : pixels(look.fontSize),
      items: styleMenu(
        editor,
        'fontSize',
        look.fontSize,
        sentence('richText.sizeNone'),
        fontSizes.map((size) => [`${String(size)}px`, pixels(String(size))]),
      ),
    },
    { kind: 'gap', id: 'gap-1' },
    mark('bold'),
    mark('italic'),
    mark('underline'),
    mark('strike'),
    mark('subscript'),
    mark('superscript'),
    { kind: 'gap', id: 'gap-2' },
    {
      kind: 'button',
      id: 'bullets',
      label: sentence('richText.bullets'),
      icon: <BulletListIcon />,
      kbd: 'Ctrl Shift 8',
      keys: 'Control+Shift+8',
      pressed: look.on.has('bulletList'),
      onPress: () => {
        editor.commands.toggleBulletList();
      },
    },
    {
      kind: 'button',
      id: 'numbers',
      label: sentence('richText.numbers'),
      icon: <NumberedListIcon />,
      kbd: 'Ctrl Shift 7',
      keys: 'Control+Shift+7',
      pressed: look.on.has('orderedList'),
      onPress: () => {
        editor.commands.toggleOrderedList();
      },
    },
    { kind: 'gap', id: 'gap-3' },
    {
      kind: 'button',
      id: 'formula',
      label: sentence('richText.formula'),
      icon: <FormulaIcon />,
      pressed: look.selected === 'formula',
      onPress: onFormula,
    },
    {
      kind: 'button',
      id: 'picture',
      label: sentence(
        look.selected === 'image' ? 'richText.describePicture' : 'richText.insertPicture',
      ),
      icon: <ImageIcon />,
      pressed: look.selected === 'image',
      onPress: onPicture,
    },
    {
      kind: 'button',
      id: 'link',
      label: sentence('richText.link'),
      icon: <LinkIcon />,
      pressed: look.on.has('link'),
      whyDisabled:
        look.hasWords || look.on.has('link') ? undefined : sentence('richText.linkNeedsWords'),
      onPress: onLink,
    },
    { kind: 'gap', id: 'gap-4' },
    {
      kind: 'button',
      id: 'clear',
      label: sentence('richText.clear'),
      icon: <ClearFormattingIcon />,
      whyDisabled: isFormatted ? undefined : sentence('richText.nothingToClear'),
      onPress: () => {
        editor.chain().unsetAllMarks().clearNodes().run();
      },
    },
    { kind: 'gap', id: 'gap-5' },
    {
      kind: 'button',
      id: 'plain',
      label: sentence('richText.turnOff'),
      icon: <PlainTextIcon />,
      onPress: onPlain,
    },
  ];
  const shown = extent === 'document' ? items : items.filter(({ id }) => phraseTools.has(id));
  return (
    <ButtonBar
      label={sentence('richText.toolbar', { field })}
      items={shown}
      onEscape={() => {
        editor.commands.focus();
      }}
    />
  );
}
