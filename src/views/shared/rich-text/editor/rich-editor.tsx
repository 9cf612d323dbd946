import '../rich-text.css';
import './rich-editor.css';

import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useState, type ReactNode } from 'react';

import { isAllowedValue } from '../../../../domain/rich-text/allowed.ts';
import { linesOf } from '../../../../domain/rich-text/lines-of.ts';
import { lossesOf } from '../../../../domain/rich-text/losses.ts';
import { keepPlain } from '../../../../domain/rich-text/plain-text.ts';
import { afterPress } from '../../../design/after-press.ts';
import { chunk } from '../../../design/chunk.tsx';
import { classNames } from '../../../design/class-names.ts';
import { controlLook } from '../../../design/field.tsx';
import { pickFiles } from '../../../design/pick-files.ts';
import { useMirror } from '../../../design/use-mirror.ts';
import { useNewest } from '../../../design/use-newest.ts';
import { useSentence } from '../../sentences.tsx';
import { useRichTextTools } from '../rich-text-tools.ts';
import type { Extent } from './extensions.ts';
import { FormulaMissing } from './formula-missing.tsx';
import { PlainDialog } from './plain-dialog.tsx';
import { openRichDocument, type RichDocument } from './rich-document.ts';
import { RichToolbar } from './rich-toolbar.tsx';
import { UploadState } from './upload-state.tsx';
import { WordsDialog } from './words-dialog.tsx';

const formulaDialog = chunk(async () => (await import('./formula-dialog.tsx')).FormulaDialog, {
  Missing: FormulaMissing,
});

/** Props of the rich text editor. */
export interface RichEditorProps {
  /** A kept rich text. */
  readonly html: string;
  readonly onChange: (html: string) => void;
  readonly onLeave: () => void;
  /** The accessible name of the text. */
  readonly label: string;
  /** The id of what is wrong with it, where something is. */
  readonly errorId: string | undefined;
  /** Further attributes of the control, for example a mark that it is found by. */
  readonly attributes?: Readonly<Record<string, string>> | undefined;
  readonly tone?: 'plain' | 'right' | undefined;
  /** Whether its plain words stand in one line. */
  readonly isOneLine?: boolean | undefined;
  readonly takesFocus?: boolean | undefined;
  /** What it may hold; a document when nothing is said. */
  readonly extent?: Extent | undefined;
}

type Asked = 'formula' | 'link' | 'picture' | 'plain' | null;

const noLosses = { formatting: false, lists: 0, tables: 0, pictures: 0, formulae: 0 } as const;

const errorAttributes = (errorId: string | undefined): Readonly<Record<string, string>> =>
  errorId === undefined ? {} : { 'aria-invalid': 'true', 'aria-describedby': errorId };

/** Writes rich text in place, its tools below it while it has the focus (QED-57, QED-58). */
export default function RichEditor({
  html,
  onChange,
  onLeave,
  label,
  errorId,
  attributes = {},
  tone = 'plain',
  isOneLine = false,
  takesFocus = false,
  extent = 'document',
}: RichEditorProps): ReactNode {
  const tools = useRichTextTools(extent);
  const uploader = useActorRef(tools.imageUpload);
  const [richDocument, setRichDocument] = useState<RichDocument | null>(null);
  const [isActive, setActive] = useState(false);
  const [asked, setAsked] = useState<Asked>(null);
  const [foreignPictures, setForeignPictures] = useState(0);
  const isUploading = useSelector(
    uploader,
    (snapshot) => snapshot.matches('uploading') || snapshot.context.complaint !== null,
  );
  const fixed = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'data-reveal-focus': '',
    ...attributes,
    class: classNames('rich-text min-h-8 py-1.5 outline-none'),
  };
  const choose = (files: readonly File[]): void => {
    if (extent === 'phrase') return;
    richDocument?.holdPlace();
    uploader.send({ type: 'upload.choose', files });
  };
  const newest = useNewest({
    html,
    fixed,
    takesFocus,
    errorId,
    extent,
    events: {
      onChange,
      onFiles: choose,
      onForeignPictures: setForeignPictures,
      onOpen: (node: 'formula' | 'image') => {
        setAsked(node === 'formula' ? 'formula' : 'picture');
      },
      onUndo: tools.undo,
      onRedo: tools.redo,
    },
  });
  const mount = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const {
        html: first,
        fixed: own,
        takesFocus: wantsFocus,
        errorId: error,
        extent: holds,
      } = newest.current;
      const opened = openRichDocument(
        element,
        first,
        holds,
        { ...own, ...errorAttributes(error) },
        () => newest.current.events,
      );
      const uploads = uploader.on('uploaded', ({ kept: { address } }) => {
        opened.insertPicture(address);
      });
      setRichDocument(opened);
      if (wantsFocus) opened.editor.commands.focus('end');
      return () => {
        uploads.unsubscribe();
        opened.destroy();
      };
    },
    [newest, uploader],
  );
  useMirror(html, (text) => {
    richDocument?.receive(text);
  });
  useMirror(`${label} ${errorId ?? ''}`, () => {
    const editor = richDocument?.editor;
    editor?.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        attributes: { ...fixed, ...errorAttributes(errorId) },
      },
    });
  });
  const turnPlain = (): void => {
    onChange(
      keepPlain(
        linesOf(html)
          .join(isOneLine ? ' ' : '\n')
          .trim(),
      ),
    );
  };
  const close = (): void => {
    setAsked(null);
    richDocument?.editor.commands.focus();
  };
  return (
    <div
      className={classNames(
        'rich-editor grid min-w-0 grow grid-cols-1',
        controlLook,
        tone === 'right' && 'border-accent-line bg-accent-soft',
      )}
      data-invalid={errorId !== undefined || undefined}
      onFocus={() => {
        afterPress(() => {
          setActive(true);
        });
      }}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        onLeave();
        const box = event.currentTarget;
        afterPress(() => {
          setActive(box.contains(document.activeElement));
        });
      }}
    >
      <div ref={mount} className="min-w-0" />
      {richDocument !== null && (isActive || asked !== null) && (
        <div className="-mx-3 min-w-0 border-t border-line px-2 py-1">
          <RichToolbar
            editor={richDocument.editor}
            field={label}
            extent={extent}
            onFormula={() => {
              setAsked('formula');
            }}
            onLink={() => {
              setAsked('link');
            }}
            onPicture={() => {
              if (richDocument.editor.isActive('image')) setAsked('picture');
              else pickFiles('image/*', choose);
            }}
            onPlain={() => {
              if (lossesOf(html) === null) turnPlain();
              else setAsked('plain');
            }}
          />
        </div>
      )}
      {(isUploading || foreignPictures > 0) && (
        <UploadState
          uploader={uploader}
          foreignPictures={foreignPictures}
          onDismiss={() => {
            setForeignPictures(0);
          }}
        />
      )}
      {asked === 'plain' && (
        <PlainDialog losses={lossesOf(html) ?? noLosses} onConfirm={turnPlain} onCancel={close} />
      )}
      {richDocument !== null && (
        <Questions asked={asked} richDocument={richDocument} onClose={close} />
      )}
    </div>
  );
}

interface QuestionsProps {
  readonly asked: Asked;
  readonly richDocument: RichDocument;
  readonly onClose: () => void;
}

const textOfAttribute = (value: unknown): string => (typeof value === 'string' ? value : '');

function Questions({ asked, richDocument: { editor }, onClose }: QuestionsProps): ReactNode {
  const sentence = useSentence();
  if (asked === 'formula') {
    return (
      <formulaDialog.Part
        latex={
          editor.isActive('formula')
            ? textOfAttribute(editor.getAttributes('formula')['latex'])
            : ''
        }
        onInsert={(markup, latex) => {
          editor.commands.insertContent({ type: 'formula', attrs: { markup, latex } });
          onClose();
        }}
        onClose={onClose}
      />
    );
  }
  if (asked === 'link') {
    return (
      <WordsDialog
        title={sentence('richText.linkTitle')}
        label={sentence('richText.linkLabel')}
        value={textOfAttribute(editor.getAttributes('link')['href'])}
        confirmLabel={sentence('richText.link')}
        faultOf={(words) =>
          words === '' || isAllowedValue('a', 'href', words)
            ? undefined
            : sentence('richText.linkWrong')
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
  return (
    asked === 'picture' && (
      <WordsDialog
        title={sentence('richText.pictureTitle')}
        label={sentence('richText.pictureLabel')}
        description={sentence('richText.pictureHint')}
        value={textOfAttribute(editor.getAttributes('image')['alt'])}
        confirmLabel={sentence('richText.change')}
        faultOf={() => undefined}
        onConfirm={(alt) => {
          editor.commands.updateAttributes('image', { alt });
          onClose();
        }}
        onClose={onClose}
      />
    )
  );
}
