import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';

import { ButtonBar, type BarItem } from '../../../design/buttons/button-bar.tsx';
import { PlainTextIcon } from '../../../design/icons/format-icons.tsx';
import { useFormatMessage } from '../../format-message.tsx';
import type { Extent } from './extensions.ts';
import { createFontMenus } from './font-menus.ts';
import {
  createClearButton,
  createInsertButtons,
  createListButtons,
  createToggle,
} from './toolbar-items.tsx';
import { useFormattingState } from './use-formatting-state.ts';

interface RichToolbarProps {
  readonly editor: Editor;
  /** The name of the edited text. */
  readonly field: string;
  readonly extent: Extent;
  readonly onFormula: () => void;
  readonly onLink: () => void;
  readonly onPicture: () => void;
  readonly onPlain: () => void;
}

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

/** The toolbar of a rich text (QED-57, QED-58, QED-59). */
export function RichToolbar({ field, extent, ...actions }: RichToolbarProps): ReactNode {
  const formatMessage = useFormatMessage();
  const formatting = useFormattingState(actions.editor);
  const context = { ...actions, formatting, formatMessage };
  const items: readonly BarItem[] = [
    ...createFontMenus(context),
    { kind: 'gap', id: 'gap-1' },
    createToggle(context, 'bold'),
    createToggle(context, 'italic'),
    createToggle(context, 'underline'),
    createToggle(context, 'strike'),
    createToggle(context, 'subscript'),
    createToggle(context, 'superscript'),
    { kind: 'gap', id: 'gap-2' },
    ...createListButtons(context),
    { kind: 'gap', id: 'gap-3' },
    ...createInsertButtons(context),
    { kind: 'gap', id: 'gap-4' },
    createClearButton(context),
    { kind: 'gap', id: 'gap-5' },
    {
      kind: 'button',
      id: 'plain',
      label: formatMessage('richEditor.turnOff'),
      icon: <PlainTextIcon />,
      onPress: actions.onPlain,
    },
  ];
  return (
    <ButtonBar
      label={formatMessage('richEditor.toolbar', { field })}
      items={extent === 'document' ? items : items.filter(({ id }) => phraseTools.has(id))}
      onEscape={() => {
        actions.editor.commands.focus();
      }}
    />
  );
}
