import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { formulaMessages } from '../../../../domain/messages/formula-messages.ts';
import { insertLatex } from '../../../../domain/rich-text/insert-latex.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { TextArea } from '../../../design/fields/text-area.tsx';
import { isComposing } from '../../../design/hooks/is-composing.ts';
import { AddedMessages, useFormatMessage } from '../../format-message.tsx';
import { toReactNodes } from '../to-react-nodes.ts';
import { sanitizeHtml } from '../sanitize-html.ts';
import { renderMath } from './render-math.ts';
import { SymbolPalette } from './symbol-palette.tsx';

interface FormulaDialogProps {
  /** The LaTeX of the formula; empty for a new one. */
  readonly latex: string;
  /** Receives the MathML, whose `alttext` is the LaTeX. */
  readonly onInsert: (markup: string, latex: string) => void;
  readonly onClose: () => void;
}

/** A dialog for a formula in LaTeX, with a preview and symbols. Enter inserts the formula. */
export const FormulaDialog = (props: FormulaDialogProps): ReactNode => (
  <AddedMessages messages={formulaMessages}>
    <FormulaForm {...props} />
  </AddedMessages>
);

/** Returns the LaTeX that is written, its MathML or what is wrong with it, and what changes it. */
function useLatex(initial: string) {
  const formatMessage = useFormatMessage();
  const [text, setText] = useState(initial);
  const field = useRef<HTMLTextAreaElement>(null);
  const result = renderMath(text);
  const error =
    result !== null && 'error' in result
      ? result.error === null
        ? formatMessage('richEditor.formulaIncomplete')
        : formatMessage('richEditor.formulaWrong', { fault: result.error })
      : undefined;
  const markup = result !== null && 'markup' in result ? result.markup : null;
  const insertSymbol = (symbol: string): void => {
    const { current } = field;
    if (current === null) return;
    const { selectionStart: start, selectionEnd: end } = current;
    const next = insertLatex(text, { start, end }, symbol);
    flushSync(() => {
      setText(next.text);
    });
    current.focus();
    current.setSelectionRange(next.caret, next.caret);
  };
  return { text, setText, field, error, markup, insertSymbol };
}

function FormulaForm({ latex, onInsert, onClose }: FormulaDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { text, setText, field, error, markup, insertSymbol } = useLatex(latex);
  const insert = (): void => {
    if (markup !== null) onInsert(markup, text.trim());
  };
  const followKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey) event.stopPropagation();
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    insert();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage('richEditor.formula')}
      closeLabel={formatMessage('common.close')}
      size="m"
      footer={
        <>
          <Button onClick={onClose}>{formatMessage('common.cancel')}</Button>
          <Button
            variant="primary"
            kbd="Enter"
            disabledReason={
              markup === null ? (error ?? formatMessage('richEditor.formulaNeeded')) : undefined
            }
            onClick={insert}
          >
            {formatMessage(latex === '' ? 'richEditor.insert' : 'richEditor.change')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextArea
          ref={field}
          label={formatMessage('richEditor.formulaLabel')}
          description={formatMessage('richEditor.formulaHint')}
          error={error}
          rows={2}
          spellCheck={false}
          maxLength={4000}
          data-autofocus=""
          value={text}
          onChange={setText}
          onKeyDown={followKey}
        />
        <Preview markup={markup} />
        <SymbolPalette onChoose={insertSymbol} />
      </div>
    </Dialog>
  );
}

function Preview({ markup }: { readonly markup: string | null }): ReactNode {
  const formatMessage = useFormatMessage();
  const labelId = useId();
  return (
    <div className="grid gap-1">
      <span id={labelId} className="text-xs font-medium text-ink-2">
        {formatMessage('richEditor.formulaPreview')}
      </span>
      <output
        aria-labelledby={labelId}
        className="rich-text block min-h-14 overflow-x-auto rounded-md border border-line bg-surface-2 px-3 py-3 text-lg"
      >
        {markup === null ? (
          <span className="text-sm text-ink-3">{formatMessage('richEditor.formulaEmpty')}</span>
        ) : (
          toReactNodes(sanitizeHtml(markup))
        )}
      </output>
    </div>
  );
}
