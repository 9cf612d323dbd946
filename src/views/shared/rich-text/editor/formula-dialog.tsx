import { useId, useState, type ReactNode } from 'react';
import temml from 'temml';

import { Button } from '../../../design/button.tsx';
import { Dialog } from '../../../design/dialog.tsx';
import { TextArea } from '../../../design/text-area.tsx';
import { useSentence } from '../../sentences.tsx';
import { elementsOf } from '../elements-of.ts';
import { sanitised } from '../sanitised.ts';

interface FormulaDialogProps {
  /** What the formula was written as; empty for a new one. */
  readonly latex: string;
  /** Takes the MathML with the LaTeX in its `alttext`. */
  readonly onInsert: (markup: string, latex: string) => void;
  readonly onClose: () => void;
}

type Written = { readonly markup: string } | { readonly fault: string } | null;

const faultOf = (error: unknown): string =>
  error instanceof Error
    ? (error.message
        .replace(/^\w*Error: /, '')
        .split('\n')[0]
        ?.trim() ?? '')
    : '';

function mathOf(latex: string): Written {
  if (latex.trim() === '') return null;
  try {
    const math = sanitised(
      temml.renderToString(latex, { throwOnError: true, trust: false, maxExpand: 200 }),
    ).querySelector('math');
    if (math === null) return { fault: '' };
    math.setAttribute('alttext', latex.trim());
    return { markup: math.outerHTML };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

/** Asks for a formula in LaTeX and shows how it will look. */
export function FormulaDialog({ latex, onInsert, onClose }: FormulaDialogProps): ReactNode {
  const sentence = useSentence();
  const previewId = useId();
  const [words, setWords] = useState(latex);
  const written = mathOf(words);
  const fault =
    written !== null && 'fault' in written
      ? sentence('richText.formulaWrong', { fault: written.fault })
      : undefined;
  const markup = written !== null && 'markup' in written ? written.markup : null;
  const insert = (): void => {
    if (markup !== null) onInsert(markup, words.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={sentence('richText.formulaTitle')}
      closeLabel={sentence('common.close')}
      size="m"
      footer={
        <>
          <Button onClick={onClose}>{sentence('common.cancel')}</Button>
          <Button
            variant="primary"
            kbd="Ctrl Enter"
            whyDisabled={
              markup === null ? (fault ?? sentence('richText.formulaNeeded')) : undefined
            }
            onClick={insert}
          >
            {sentence(latex === '' ? 'richText.insert' : 'richText.change')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextArea
          label={sentence('richText.formulaLabel')}
          description={sentence('richText.formulaHint')}
          error={fault}
          rows={2}
          spellCheck={false}
          maxLength={4000}
          data-autofocus=""
          value={words}
          onChange={setWords}
          onKeyDown={(event) => {
            if (event.ctrlKey || event.metaKey) event.stopPropagation();
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            insert();
          }}
        />
        <div className="grid gap-1">
          <span id={previewId} className="text-xs font-medium text-ink-2">
            {sentence('richText.formulaPreview')}
          </span>
          <output
            aria-labelledby={previewId}
            className="rich-text block min-h-14 overflow-x-auto rounded-md border border-line bg-surface-2 px-3 py-3 text-lg"
          >
            {markup === null ? (
              <span className="text-sm text-ink-3">{sentence('richText.formulaEmpty')}</span>
            ) : (
              elementsOf(sanitised(markup))
            )}
          </output>
        </div>
      </div>
    </Dialog>
  );
}
