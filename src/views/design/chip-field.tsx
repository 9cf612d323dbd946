import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';

import { afterPress } from './after-press.ts';
import { classNames } from './class-names.ts';
import { controlLook, Field, type FieldProps } from './field.tsx';
import { XIcon } from './icon.tsx';

/** An entry of the field. What `mark` says is part of its name; `tone` colours it. */
export interface Chip {
  readonly id: string;
  readonly text: string;
  readonly mark?: string | undefined;
  readonly tone: 'neutral' | 'info' | 'warn' | 'bad';
}

/** What the field says; the entries' names are made by functions. */
export interface ChipSentences {
  /** The list's accessible name. */
  readonly chips: string;
  /** Which keys do what, for assistive technology. */
  readonly keys: string;
  readonly remove: (text: string) => string;
  /** Said of the entries that are not chips. */
  readonly more: (count: number) => string;
}

interface ChipFieldProps extends FieldProps {
  readonly chips: readonly Chip[];
  /** How many entries there are besides, for which there is no room. */
  readonly more?: number | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly text: string;
  readonly sentences: ChipSentences;
  /** While work is under way nothing can be changed; everything stays readable. */
  readonly locked?: boolean | undefined;
  readonly inputMode?: 'text' | 'email' | undefined;
  readonly onText: (text: string) => void;
  /** Enter, or the focus goes elsewhere. */
  readonly onAdd: () => void;
  /** A pasted text; answers whether it was taken, otherwise it goes into the field as it is. */
  readonly onPaste: (text: string) => boolean;
  readonly onRemove: (id: string) => void;
  /** Enter on an entry, or a press of it: it goes back into the field. */
  readonly onCorrect: (id: string) => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};
const tones = {
  neutral: 'border-line bg-surface-2 text-ink',
  info: 'border-transparent bg-info-soft text-info',
  warn: 'border-transparent bg-warn-soft text-warn',
  bad: 'border-transparent bg-bad-soft text-bad',
} as const;

const isAtStart = ({ selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  selectionStart === 0 && selectionEnd === 0;

/**
 * A field of several entries, each a chip, with a line to write more. The chips are one stop of Tab: arrows, Home and End move along them, Delete and
 * Backspace remove one, Enter takes it back into the field. Backspace or Arrow Left at the start of the line goes to the last one.
 */
export function ChipField(props: ChipFieldProps): ReactNode {
  const {
    chips,
    more = 0,
    text,
    sentences,
    locked = false,
    inputMode = 'text',
    inputRef,
    autoFocus,
    onText,
    onAdd,
    onPaste,
    onRemove,
    onCorrect,
    ...field
  } = props;
  const keysId = useId();
  const ownInput = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownInput;
  const list = useRef<HTMLUListElement>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const active = chips.find(({ id }) => id === activeId) ?? chips.at(-1);

  const focusAt = (index: number): void => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [];
    (index < buttons.length ? buttons[Math.max(0, index)] : input.current)?.focus();
  };
  const removeAt = (index: number, id: string): void => {
    if (locked) return;
    focusAt(index + 1 < chips.length ? index + 1 : index > 0 ? index - 1 : chips.length);
    onRemove(id);
  };
  const correct = (id: string): void => {
    if (locked) return;
    input.current?.focus();
    onCorrect(id);
  };
  const onChipKey = (event: KeyboardEvent, index: number, id: string): void => {
    const step = steps[event.key];
    if (step !== undefined) focusAt(step === Infinity ? chips.length : index + step);
    else if (event.key === 'Delete' || event.key === 'Backspace') removeAt(index, id);
    else return;
    event.preventDefault();
  };
  const onInputKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter' && text.trim() !== '') onAdd();
    else if (
      (event.key === 'Backspace' || event.key === 'ArrowLeft') &&
      isAtStart(event.currentTarget) &&
      chips.length > 0
    )
      focusAt(chips.length - 1);
    else return;
    event.preventDefault();
  };
  const onPasted = (event: ClipboardEvent): void => {
    if (!locked && onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault();
  };
  return (
    <Field {...field}>
      {(wiring) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a press beside the line goes to the line, which keys reach by themselves
        <div
          data-invalid={field.error !== undefined || undefined}
          onClick={(event) => {
            if (event.target === event.currentTarget) input.current?.focus();
          }}
          className={classNames(
            controlLook,
            'flex max-h-52 min-h-control cursor-text flex-wrap items-center gap-1.5 overflow-y-auto px-1.5 py-1 not-data-invalid:has-[input:focus-visible]:border-accent data-invalid:border-bad',
          )}
        >
          {chips.length > 0 && (
            <ul
              ref={list}
              aria-label={sentences.chips}
              aria-describedby={keysId}
              className="contents"
            >
              {chips.map(({ id, text: words, mark, tone }, index) => (
                <li
                  key={id}
                  data-tone={tone}
                  className={classNames(
                    'flex max-w-full min-w-0 items-center rounded-md border text-sm',
                    tones[tone],
                  )}
                >
                  <button
                    type="button"
                    data-chip=""
                    tabIndex={id === active?.id ? 0 : -1}
                    aria-describedby={
                      field.error === undefined ? keysId : wiring['aria-describedby']
                    }
                    aria-disabled={locked || undefined}
                    onFocus={() => {
                      setActiveId(id);
                    }}
                    onKeyDown={(event) => {
                      onChipKey(event, index, id);
                    }}
                    onClick={() => {
                      correct(id);
                    }}
                    className="flex min-h-7 min-w-0 items-center gap-1.5 rounded-md ps-2 pe-1 text-start max-md:min-h-11"
                  >
                    <span className="truncate">{words}</span>
                    {mark !== undefined && (
                      <span className="shrink-0 text-xs font-semibold">
                        <span className="sr-only">, </span>
                        {mark}
                      </span>
                    )}
                  </button>
                  <button
                    type="button"
                    tabIndex={-1}
                    aria-label={sentences.remove(words)}
                    aria-disabled={locked || undefined}
                    onClick={() => {
                      removeAt(index, id);
                    }}
                    className="flex size-7 shrink-0 items-center justify-center rounded-md enabled-look:hover:bg-ink/8 max-md:size-11 [&_.lucide]:size-3.5"
                  >
                    <XIcon />
                  </button>
                </li>
              ))}
            </ul>
          )}
          {more > 0 && (
            <span className="figures px-1 text-sm text-ink-2">{sentences.more(more)}</span>
          )}
          <span id={keysId} hidden>
            {sentences.keys}
          </span>
          <input
            {...wiring}
            ref={input}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by dialogs, whose first field it is
            autoFocus={autoFocus}
            type="text"
            inputMode={inputMode}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={locked}
            value={text}
            onChange={(event) => {
              onText(event.target.value);
            }}
            onKeyDown={onInputKey}
            onPaste={onPasted}
            onBlur={() => {
              if (text.trim() !== '') afterPress(onAdd);
            }}
            className="h-7 min-w-32 grow basis-32 bg-transparent px-1.5 outline-none"
          />
        </div>
      )}
    </Field>
  );
}
