import { useSelector } from '@xstate/react';
import { useId, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';

import { maxValueLength } from '../../domain/translations/translation-limits.ts';
import type { SiteLanguage } from '../../domain/translations/languages.ts';
import type { CellEditingRef } from '../../machines/translations/cell-editing-machine.ts';
import { classNames } from '../design/class-names.ts';
import { isComposing } from '../design/hooks/is-composing.ts';
import type { LeaveTo } from '../design/tables/virtual-grid-types.ts';
import { useFormatMessage } from '../shared/format-message.tsx';
import { useLanguageName } from '../shared/use-language-name.ts';
import { CharacterCount } from './character-count.tsx';

interface CellEditorProps {
  readonly editing: CellEditingRef;
  readonly language: SiteLanguage;
  readonly onLeave: (to: LeaveTo) => void;
}

const hasClosed = (editing: CellEditingRef): boolean =>
  editing.getSnapshot().matches({ cell: 'closed' });

/** Puts the caret behind the text, without scrolling the grid. */
const focusEnd = (field: HTMLTextAreaElement | null): void => {
  if (field === null || document.activeElement === field) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(field.value.length, field.value.length);
  field.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** Returns where a key that saves goes to, or null for other keys. */
function findWay({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): LeaveTo | null {
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  if (key !== 'Enter' || shiftKey || altKey) return null;
  return ctrlKey || metaKey ? 'stay' : 'down';
}

/**
 * The editor of a translation over its cell (PD-47): Enter saves and goes down, Tab to the next
 * language, Esc leaves; Shift and Enter begin a line.
 */
export function CellEditor({ editing, language, onLeave }: CellEditorProps): ReactNode {
  const formatMessage = useFormatMessage();
  const getLanguageName = useLanguageName();
  const open = useSelector(editing, ({ context }) => context.open);
  const helpId = useId();
  if (open === null) return null;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      editing.send({ type: 'cell.cancel' });
      onLeave('stay');
      return;
    }
    const way = findWay(event);
    if (way === null) return;
    event.preventDefault();
    event.stopPropagation();
    editing.send({ type: 'cell.save' });
    if (hasClosed(editing)) onLeave(way);
  };
  const onBlur = ({ target }: FocusEvent): void => {
    if (document.activeElement !== target) editing.send({ type: 'cell.leave' });
  };
  return (
    <div className="absolute inset-0 z-3 grid h-max min-h-full min-w-64 rounded-sm bg-surface shadow-pop outline-2 -outline-offset-2 outline-focus">
      <textarea
        ref={focusEnd}
        dir="auto"
        lang={language.tag}
        aria-label={formatMessage('translations.cellOf', {
          language: getLanguageName(language.tag),
          key: open.row.key,
        })}
        aria-invalid={open.error !== null || undefined}
        aria-describedby={helpId}
        rows={1}
        value={open.text}
        onChange={(event) => {
          editing.send({ type: 'cell.type', text: event.target.value });
        }}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        className="field-sizing-content max-h-48 min-h-12 resize-none bg-transparent px-3 py-2 text-sm outline-none"
      />
      <div id={helpId} className="px-3 pb-1.5 text-xs text-ink-2">
        {open.error !== null && (
          <p role="alert" className="text-bad">
            {formatMessage(open.error)}
          </p>
        )}
        <span className={classNames(open.text.length < maxValueLength / 2 && 'sr-only')}>
          <CharacterCount text={open.text} />
        </span>
        <span className="sr-only">{formatMessage('translations.editorHelp')}</span>
      </div>
    </div>
  );
}
