import { useId, useState, type ReactNode } from 'react';
import temml from 'temml';

import { Button } from '../../../design/buttons/button.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { TextArea } from '../../../design/fields/text-area.tsx';
import { useFormatMessage } from '../../format-message.tsx';
import { toReactNodes } from '../to-react-nodes.ts';
import { sanitizeHtml } from '../sanitize-html.ts';

interface FormulaDialogProps {
  /** The LaTeX of the formula; empty for a new one. */
  readonly latex: string;
  /** Receives the MathML, whose `alttext` is the LaTeX. */
  readonly onInsert: (markup: string, latex: string) => void;
  readonly onClose: () => void;
}

type MathResult = { readonly markup: string } | { readonly error: string } | null;

const getErrorMessage = (error: unknown): string =>
  error instanceof Error
    ? (error.message
        .replace(/^\w*Error: /, '')
        .split('\n')[0]
        ?.trim() ?? '')
    : '';

/** Renders LaTeX as MathML; null for an empty text. */
function renderMath(latex: string): MathResult {
  if (latex.trim() === '') return null;
  try {
    const math = sanitizeHtml(
      temml.renderToString(latex, { throwOnError: true, trust: false, maxExpand: 200 }),
    ).querySelector('math');
    if (math === null) return { error: '' };
    math.setAttribute('alttext', latex.trim());
    return { markup: math.outerHTML };
  } catch (error) {
    return { error: getErrorMessage(error) };
  }
}

/** A dialog for a formula in LaTeX, with a preview. */
export function FormulaDialog({ latex, onInsert, onClose }: FormulaDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [text, setText] = useState(latex);
  const result = renderMath(text);
  const error =
    result !== null && 'error' in result
      ? formatMessage('richText.formulaWrong', { fault: result.error })
      : undefined;
  const markup = result !== null && 'markup' in result ? result.markup : null;
  const insert = (): void => {
    if (markup !== null) onInsert(markup, text.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage('richText.formulaTitle')}
      closeLabel={formatMessage('common.close')}
      size="m"
      footer={
        <>
          <Button onClick={onClose}>{formatMessage('common.cancel')}</Button>
          <Button
            variant="primary"
            kbd="Ctrl Enter"
            disabledReason={
              markup === null ? (error ?? formatMessage('richText.formulaNeeded')) : undefined
            }
            onClick={insert}
          >
            {formatMessage(latex === '' ? 'richText.insert' : 'richText.change')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextArea
          label={formatMessage('richText.formulaLabel')}
          description={formatMessage('richText.formulaHint')}
          error={error}
          rows={2}
          spellCheck={false}
          maxLength={4000}
          data-autofocus=""
          value={text}
          onChange={setText}
          onKeyDown={(event) => {
            if (event.ctrlKey || event.metaKey) event.stopPropagation();
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            insert();
          }}
        />
        <Preview markup={markup} />
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
        {formatMessage('richText.formulaPreview')}
      </span>
      <output
        aria-labelledby={labelId}
        className="rich-text block min-h-14 overflow-x-auto rounded-md border border-line bg-surface-2 px-3 py-3 text-lg"
      >
        {markup === null ? (
          <span className="text-sm text-ink-3">{formatMessage('richText.formulaEmpty')}</span>
        ) : (
          toReactNodes(sanitizeHtml(markup))
        )}
      </output>
    </div>
  );
}
