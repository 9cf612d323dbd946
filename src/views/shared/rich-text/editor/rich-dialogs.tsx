import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';

import { isAllowedValue } from '../../../../domain/rich-text/allowed-html.ts';
import { findPlainTextOmissions } from '../../../../domain/rich-text/plain-text-omissions.ts';
import { createLazyComponent } from '../../../design/lazy-component.tsx';
import { useFormatMessage } from '../../format-message.tsx';
import { FormulaMissing } from './formula-missing.tsx';
import { PlainDialog } from './plain-dialog.tsx';
import { TextDialog } from './text-dialog.tsx';

const formulaDialog = createLazyComponent(
  async () => (await import('./formula-dialog.tsx')).FormulaDialog,
  { Failed: FormulaMissing },
);

/** The dialogs of a rich text. */
export type RichDialog = 'formula' | 'link' | 'picture' | 'plain';

interface EditorDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

interface RichDialogsProps extends EditorDialogProps {
  readonly open: RichDialog | null;
  readonly html: string;
  readonly onTurnPlain: () => void;
}

const noOmissions = { formatting: false, lists: 0, tables: 0, pictures: 0, formulae: 0 } as const;

/** Returns an attribute of the selected node or mark, empty when it has none. */
function getAttribute(editor: Editor, type: string, name: string): string {
  const value: unknown = editor.getAttributes(type)[name];
  return typeof value === 'string' ? value : '';
}

const FormulaDialog = ({ editor, onClose }: EditorDialogProps): ReactNode => (
  <formulaDialog.Component
    latex={editor.isActive('formula') ? getAttribute(editor, 'formula', 'latex') : ''}
    onInsert={(markup, latex) => {
      editor.commands.insertContent({ type: 'formula', attrs: { markup, latex } });
      onClose();
    }}
    onClose={onClose}
  />
);

function LinkDialog({ editor, onClose }: EditorDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <TextDialog
      title={formatMessage('richEditor.linkTitle')}
      label={formatMessage('richEditor.linkLabel')}
      value={getAttribute(editor, 'link', 'href')}
      confirmLabel={formatMessage('richEditor.link')}
      getError={(text) =>
        text === '' || isAllowedValue('a', 'href', text)
          ? undefined
          : formatMessage('richEditor.linkWrong')
      }
      onConfirm={(href) => {
        if (href === '') editor.chain().extendMarkRange('link').unsetLink().run();
        else editor.chain().extendMarkRange('link').setLink({ href }).run();
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function PictureDialog({ editor, onClose }: EditorDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <TextDialog
      title={formatMessage('richEditor.describePicture')}
      label={formatMessage('richEditor.pictureLabel')}
      description={formatMessage('richEditor.pictureHint')}
      value={getAttribute(editor, 'image', 'alt')}
      confirmLabel={formatMessage('richEditor.change')}
      getError={() => undefined}
      onConfirm={(alt) => {
        editor.commands.updateAttributes('image', { alt });
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Shows the dialog of the rich text that is open, if any. */
export function RichDialogs({
  open,
  editor,
  html,
  onTurnPlain,
  onClose,
}: RichDialogsProps): ReactNode {
  switch (open) {
    case null:
      return null;
    case 'formula':
      return <FormulaDialog editor={editor} onClose={onClose} />;
    case 'link':
      return <LinkDialog editor={editor} onClose={onClose} />;
    case 'picture':
      return <PictureDialog editor={editor} onClose={onClose} />;
    case 'plain':
      return (
        <PlainDialog
          losses={findPlainTextOmissions(html) ?? noOmissions}
          onConfirm={onTurnPlain}
          onCancel={onClose}
        />
      );
  }
}
