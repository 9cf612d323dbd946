import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';

import { isUnrenderedFormula } from '../../../../domain/rich-text/paste/read-equation.ts';
import { findTypedLatex, notText } from '../../../../domain/rich-text/typed-formula.ts';

interface TypedFormulasInput {
  readonly getEditor: () => Editor;
  /** Ends the step of the history that typing goes on with. */
  readonly onStepEnd: () => void;
  readonly onUndo: () => void;
}

/** Turns `$LaTeX$` into formulas as it is typed, and renders those that are pasted as LaTeX. */
export interface TypedFormulas {
  /** Looks at a text that is about to be typed at a position. */
  readonly followText: (state: EditorState, position: number, text: string) => void;
  readonly followTransaction: (transaction: Transaction) => void;
  /** Renders the formulas that show their LaTeX. What is no LaTeX stays as it is. */
  readonly renderPasted: () => void;
  /** Turns the formula that was just typed back into text; returns whether there was one. */
  readonly undoConversion: (state: EditorState) => boolean;
  /** Lets Backspace delete the last formula as any other. */
  readonly forget: () => void;
}

/** Returns the LaTeX that a dollar at a position ends, or null. */
function findLatexAt({ doc, schema }: EditorState, position: number): string | null {
  const place = doc.resolve(position);
  const { parent, parentOffset } = place;
  const isCode =
    parent.type.spec.code === true ||
    place.marks().some(({ type }) => type === schema.marks['code']);
  if (!parent.isTextblock || isCode) return null;
  const read = (from: number, to: number): string =>
    parent.textBetween(from, to, undefined, notText);
  return findTypedLatex(read(0, parentOffset), read(parentOffset, parent.content.size));
}

/** Renders the formulas of a document that show their LaTeX. */
async function renderFormulas(editor: Editor): Promise<void> {
  const isUnrendered = ({ type, attrs }: Node): boolean =>
    type.name === 'formula' && isUnrenderedFormula(String(attrs['markup']));
  let isAny = false;
  editor.state.doc.descendants((node) => {
    isAny ||= isUnrendered(node);
  });
  if (!isAny) return;
  const { renderMath } = await import('./render-math.ts');
  if (editor.isDestroyed) return;
  const { doc, tr } = editor.state;
  doc.descendants((node, position) => {
    const math = isUnrendered(node) ? renderMath(String(node.attrs['latex'])) : null;
    if (math !== null && 'markup' in math) tr.setNodeAttribute(position, 'markup', math.markup);
  });
  if (tr.docChanged) editor.view.dispatch(tr);
}

/**
 * Creates what turns `$LaTeX$` into formulas. What is no LaTeX stays text, as everything does when
 * the code for formulas cannot be loaded.
 */
export function createTypedFormulas({
  getEditor,
  onStepEnd,
  onUndo,
}: TypedFormulasInput): TypedFormulas {
  let typed: { readonly from: number; readonly latex: string } | null = null;
  /** The document right after a formula was made. */
  let converted: Node | null = null;
  const convert = async (): Promise<void> => {
    const { renderMath } = await import('./render-math.ts');
    const editor = getEditor();
    if (typed === null || editor.isDestroyed) return;
    const { from, latex } = typed;
    typed = null;
    const to = from + latex.length + 2;
    const { state, view } = editor;
    if (to > state.doc.content.size || state.doc.textBetween(from, to) !== `$${latex}$`) return;
    const math = renderMath(latex);
    const formula = state.schema.nodes['formula'];
    if (math === null || 'error' in math || formula === undefined) return;
    onStepEnd();
    view.dispatch(state.tr.replaceWith(from, to, formula.create({ markup: math.markup, latex })));
    onStepEnd();
    converted = view.state.doc;
  };
  return {
    followText: (state, position, text) => {
      const latex = text === '$' ? findLatexAt(state, position) : null;
      if (latex === null) return;
      typed = { from: position - latex.length - 1, latex };
      convert().catch(() => {
        typed = null;
      });
    },
    renderPasted: () => {
      renderFormulas(getEditor()).catch(() => undefined);
    },
    followTransaction: ({ mapping }) => {
      if (typed !== null) typed = { ...typed, from: mapping.map(typed.from) };
    },
    undoConversion: ({ doc, selection }) => {
      const isRightAfter = selection.empty && selection.$from.nodeBefore?.type.name === 'formula';
      if (doc !== converted || !isRightAfter) return false;
      converted = null;
      onUndo();
      return true;
    },
    forget: () => {
      converted = null;
    },
  };
}
