import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';

import { runAfterPress } from '../hooks/run-after-press.ts';
import { classNames } from '../class-names.ts';
import { isComposing } from '../hooks/is-composing.ts';
import { controlClasses, Field, type FieldProps, splitFieldProps } from './field.tsx';
import { type Chip, type ChipHandlers, type ChipLabels, ChipList } from './chip-list.tsx';
import { getLineKey } from '../keyboard.ts';

interface ChipFieldProps extends FieldProps {
  readonly chips: readonly Chip[];
  /** The number of entries beyond `chips`, which are counted but not shown. */
  readonly more?: number | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly text: string;
  readonly labels: ChipLabels;
  /** Makes the field read-only, for example while it is saved. */
  readonly locked?: boolean | undefined;
  readonly inputMode?: 'text' | 'email' | undefined;
  readonly onTextChange: (text: string) => void;
  /** Called when the user presses Enter or leaves the input, if it has text. */
  readonly onAdd: () => void;
  /** Handles pasted text. Returns false to let the browser paste it into the input. */
  readonly onPaste: (text: string) => boolean;
  readonly onRemove: (id: string) => void;
  /** Called when the user activates a chip, to move its text back into the input. */
  readonly onEdit: (id: string) => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};
const boxClasses = classNames(
  controlClasses,
  'flex max-h-52 min-h-control cursor-text flex-wrap items-center gap-1.5 overflow-y-auto px-1.5 py-1',
  'not-data-invalid:has-[input:focus-visible]:border-accent data-invalid:border-bad',
);

const isCaretAtStart = ({ selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  selectionStart === 0 && selectionEnd === 0;

/**
 * A field of several entries, each a chip, and an input for more. The chips are one tab stop:
 * arrows, Home and End move along them, Delete and Backspace remove one, Enter moves it back into
 * the input. Backspace or Arrow Left at the start of the input moves the focus to the last chip.
 */
export function ChipField(props: ChipFieldProps): ReactNode {
  const { chips, more = 0, text, labels, locked = false, inputMode = 'text' } = props;
  const { field } = splitFieldProps(props);
  const keysId = useId();
  const ownInput = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? ownInput;
  const list = useRef<HTMLUListElement>(null);
  const handlers = useChipHandlers(props, input, list);
  return (
    <Field {...field}>
      {(wiring) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a click beside the input focuses it; the keyboard reaches it directly
        <div
          data-invalid={field.error !== undefined || undefined}
          onClick={(event) => {
            if (event.target === event.currentTarget) input.current?.focus();
          }}
          className={boxClasses}
        >
          {chips.length > 0 && (
            <ChipList
              listRef={list}
              chips={chips}
              labels={labels}
              locked={locked}
              keysId={keysId}
              descriptionId={field.error === undefined ? keysId : wiring['aria-describedby']}
              handlers={handlers}
            />
          )}
          {more > 0 && <span className="figures px-1 text-sm text-ink-2">{labels.more(more)}</span>}
          <span id={keysId} hidden>
            {labels.keyboardHelp}
          </span>
          <input
            {...wiring}
            ref={input}
            autoFocus={props.autoFocus}
            type="text"
            inputMode={inputMode}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={locked}
            value={text}
            {...createInputHandlers(props, handlers.focusAt)}
            className="h-7 min-w-32 grow basis-32 bg-transparent px-1.5 outline-none"
          />
        </div>
      )}
    </Field>
  );
}

function useChipHandlers(
  { chips, locked = false, onRemove, onEdit }: ChipFieldProps,
  input: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLUListElement | null>,
): ChipHandlers {
  const [activeId, setActiveId] = useState<string | null>(null);
  const focusAt = (index: number): void => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [];
    (index < buttons.length ? buttons[Math.max(0, index)] : input.current)?.focus();
  };
  const removeAt = (index: number, id: string): void => {
    if (locked) return;
    focusAt(index + 1 < chips.length ? index + 1 : index > 0 ? index - 1 : chips.length);
    onRemove(id);
  };
  return {
    activeId: (chips.find(({ id }) => id === activeId) ?? chips.at(-1))?.id,
    setActiveId,
    focusAt,
    removeAt,
    edit: (id) => {
      if (locked) return;
      input.current?.focus();
      onEdit(id);
    },
    onChipKeyDown: (event, index, id) => {
      const step = steps[getLineKey(event)];
      if (step !== undefined) focusAt(step === Infinity ? chips.length : index + step);
      else if (event.key === 'Delete' || event.key === 'Backspace') removeAt(index, id);
      else return;
      event.preventDefault();
    },
  };
}

/**
 * Whether a key leads from the start of the input to the chips before it. Beside typed text an arrow
 * key moves in the text, which has its own direction.
 */
const isKeyForChips = (event: KeyboardEvent, text: string): boolean =>
  event.key === 'Backspace' ||
  (getLineKey(event) === 'ArrowLeft' && (text === '' || event.key === 'ArrowLeft'));

function createInputHandlers(
  { chips, text, locked = false, onTextChange, onAdd, onPaste }: ChipFieldProps,
  focusAt: ChipHandlers['focusAt'],
) {
  return {
    onChange: (event: ChangeEvent<HTMLInputElement>): void => {
      onTextChange(event.target.value);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>): void => {
      if (isComposing(event)) return;
      if (event.key === 'Enter' && text.trim() !== '') onAdd();
      else if (
        isKeyForChips(event, text) &&
        isCaretAtStart(event.currentTarget) &&
        chips.length > 0
      )
        focusAt(chips.length - 1);
      else return;
      event.preventDefault();
    },
    onPaste: (event: ClipboardEvent): void => {
      if (!locked && onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault();
    },
    onBlur: (): void => {
      if (text.trim() !== '') runAfterPress(onAdd);
    },
  };
}
