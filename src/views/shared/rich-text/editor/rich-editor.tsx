import '../rich-text.css';
import './rich-editor.css';

import type { Editor } from '@tiptap/core';
import { useState, type FocusEvent, type ReactNode } from 'react';

import { richEditorMessages } from '../../../../domain/messages/rich-editor-messages.ts';
import { findPlainTextOmissions } from '../../../../domain/rich-text/plain-text-omissions.ts';
import { toStoredPlainText } from '../../../../domain/rich-text/plain-text.ts';
import { getVisibleLines } from '../../../../domain/rich-text/visible-text.ts';
import { classNames } from '../../../design/class-names.ts';
import { controlClasses } from '../../../design/fields/field.tsx';
import { pickFiles } from '../../../design/fields/pick-files.ts';
import { runAfterPress } from '../../../design/hooks/run-after-press.ts';
import { AddedMessages } from '../../format-message.tsx';
import type { LeftOut } from './clean-pasted.ts';
import type { Extent } from './extensions.ts';
import { RichDialogs, type RichDialog } from './rich-dialogs.tsx';
import { RichToolbar } from './rich-toolbar.tsx';
import { UploadState } from './upload-state.tsx';
import { useRichDocument } from './use-rich-document.ts';

/** Props of the rich text editor. */
export interface RichEditorProps {
  /** A stored rich text. */
  readonly html: string;
  readonly onChange: (html: string) => void;
  readonly onLeave: () => void;
  /** The accessible name of the text. */
  readonly label: string;
  /** The id of its error message, if there is one. */
  readonly errorId: string | undefined;
  /** Further attributes of the control, for example a data attribute to find it by. */
  readonly attributes?: Readonly<Record<string, string>> | undefined;
  readonly tone?: 'plain' | 'right' | undefined;
  /** Whether its plain text is a single line. */
  readonly isOneLine?: boolean | undefined;
  readonly takesFocus?: boolean | undefined;
  /** The allowed content; a document by default. */
  readonly extent?: Extent | undefined;
}

const toPlainText = (html: string, separator: string): string =>
  toStoredPlainText(getVisibleLines(html).join(separator).trim());

/** Returns whether the focus is inside an element, and the handlers that follow it. */
function useFocusWithin(onLeave: () => void) {
  const [isActive, setActive] = useState(false);
  return {
    isActive,
    onFocus: () => {
      runAfterPress(() => {
        setActive(true);
      });
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      onLeave();
      const box = event.currentTarget;
      runAfterPress(() => {
        setActive(box.contains(document.activeElement));
      });
    },
  };
}

interface EditorToolbarProps {
  readonly editor: Editor;
  readonly field: string;
  readonly extent: Extent;
  readonly onOpen: (dialog: RichDialog) => void;
  readonly onPictures: (files: readonly File[]) => void;
  readonly onPlain: () => void;
}

const EditorToolbar = ({ onOpen, onPictures, ...props }: EditorToolbarProps): ReactNode => (
  <div className="-mx-3 min-w-0 border-t border-line px-2 py-1">
    <RichToolbar
      {...props}
      onFormula={() => {
        onOpen('formula');
      }}
      onLink={() => {
        onOpen('link');
      }}
      onPicture={() => {
        if (props.editor.isActive('image')) onOpen('picture');
        else pickFiles('image/*', onPictures);
      }}
    />
  </div>
);

/** Edits rich text in place, with its toolbar below it while it has the focus (QED-57, QED-58). */
export default function RichEditor(props: RichEditorProps): ReactNode {
  return (
    <AddedMessages messages={richEditorMessages}>
      <OpenEditor {...props} />
    </AddedMessages>
  );
}

function OpenEditor(props: RichEditorProps): ReactNode {
  const { html, label, errorId, extent = 'document' } = props;
  const [openDialog, setOpenDialog] = useState<RichDialog | null>(null);
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null);
  const { isActive, ...focusHandlers } = useFocusWithin(props.onLeave);
  const { richDocument, uploader, mount, chooseFiles } = useRichDocument({
    ...props,
    extent,
    onLeftOut: setLeftOut,
    onOpen: setOpenDialog,
  });
  const convertToPlainText = (): void => {
    props.onChange(toPlainText(html, props.isOneLine === true ? ' ' : '\n'));
  };
  return (
    <div
      className={classNames(
        'rich-editor grid min-w-0 grow grid-cols-1',
        controlClasses,
        props.tone === 'right' && 'border-accent-line bg-accent-soft',
      )}
      data-invalid={errorId !== undefined || undefined}
      {...focusHandlers}
    >
      <div ref={mount} className="max-h-[60svh] min-w-0 overflow-y-auto" />
      {richDocument !== null && (isActive || openDialog !== null) && (
        <EditorToolbar
          editor={richDocument.editor}
          field={label}
          extent={extent}
          onOpen={setOpenDialog}
          onPictures={chooseFiles}
          onPlain={() => {
            if (findPlainTextOmissions(html) === null) convertToPlainText();
            else setOpenDialog('plain');
          }}
        />
      )}
      <UploadState
        uploader={uploader}
        leftOut={leftOut}
        onDismiss={() => {
          setLeftOut(null);
        }}
      />
      {richDocument !== null && (
        <RichDialogs
          open={openDialog}
          editor={richDocument.editor}
          html={html}
          onTurnPlain={convertToPlainText}
          onClose={() => {
            setOpenDialog(null);
            richDocument.editor.commands.focus();
          }}
        />
      )}
    </div>
  );
}
