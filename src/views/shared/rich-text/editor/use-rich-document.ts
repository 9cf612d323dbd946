import { useCallback, useState } from 'react';

import { useExternalSync } from '../../../design/hooks/use-external-sync.ts';
import { useLatest } from '../../../design/hooks/use-latest.ts';
import { useOwnedActor } from '../../../design/hooks/use-owned-actor.ts';
import { useRichTextTools } from '../rich-text-tools.ts';
import type { Extent } from './extensions.ts';
import { openRichDocument, type RichDocument, type RichDocumentEvents } from './rich-document.ts';

interface RichDocumentOptions extends Pick<RichDocumentEvents, 'onChange' | 'onLeftOut'> {
  readonly html: string;
  readonly label: string;
  readonly errorId: string | undefined;
  readonly attributes?: Readonly<Record<string, string>> | undefined;
  readonly takesFocus?: boolean | undefined;
  readonly extent: Extent;
  /** The author wants to change the selected formula or picture. */
  readonly onOpen: (dialog: 'formula' | 'picture') => void;
  readonly onLeave: () => void;
}

const createAttributes = ({
  label,
  errorId,
  attributes,
}: Pick<RichDocumentOptions, 'label' | 'errorId' | 'attributes'>) => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  'data-reveal-focus': '',
  // A browser that translates the page would change what the author writes.
  translate: 'no',
  dir: 'auto',
  ...attributes,
  class: 'rich-text min-h-8 py-1.5 outline-none',
  ...(errorId !== undefined && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
});

/**
 * Returns a ref callback for the element to write in, the document that is open in it (null until
 * it is mounted), the uploader of its pictures, and a function that uploads files as pictures.
 */
export function useRichDocument(options: RichDocumentOptions) {
  const { html, label, errorId, extent, onChange, onLeftOut } = options;
  const { imageUpload, undo: onUndo, redo: onRedo } = useRichTextTools(extent);
  const uploader = useOwnedActor(imageUpload, { input: undefined });
  const [richDocument, setRichDocument] = useState<RichDocument | null>(null);
  const chooseFiles = (files: readonly File[]): void => {
    if (extent === 'phrase') return;
    richDocument?.holdPlace();
    uploader.send({ type: 'upload.choose', files });
  };
  const onOpen = (node: 'formula' | 'image'): void => {
    options.onOpen(node === 'image' ? 'picture' : node);
  };
  const events = {
    onChange,
    onFiles: chooseFiles,
    onLeftOut,
    onOpen,
    onStepEnd: options.onLeave,
    onUndo,
    onRedo,
  };
  const latest = useLatest({ options, events });
  const mount = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const first = latest.current.options;
      const opened = openRichDocument(
        element,
        first.html,
        first.extent,
        createAttributes(first),
        () => latest.current.events,
      );
      const uploads = uploader.on('uploaded', ({ stored: { address } }) => {
        opened.insertPicture(address);
      });
      setRichDocument(opened);
      if (first.takesFocus === true) opened.editor.commands.focus('end');
      return () => {
        uploads.unsubscribe();
        opened.destroy();
      };
    },
    [latest, uploader],
  );
  useExternalSync(html, (text) => {
    richDocument?.receive(text);
  });
  useExternalSync(`${label} ${errorId ?? ''}`, () => {
    const editor = richDocument?.editor;
    editor?.setOptions({
      editorProps: { ...editor.options.editorProps, attributes: createAttributes(options) },
    });
  });
  return { richDocument, uploader, mount, chooseFiles };
}
