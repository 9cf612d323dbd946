/** What a person deletes or dismisses: a row of a table or a list, or a notification. */
const rowSelector = '[data-row], [data-severity], tr, li';
const controlSelector = 'a[href], button, input, select, textarea, [tabindex="0"]';
/** What takes the focus when it is pressed; a press elsewhere leaves it on the content. */
const focusableSelector = `${controlSelector}, [contenteditable="true"], label`;
const overlaySelector = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** The place of a focused control: its row among the rows of a container, and which control it is. */
interface Place {
  readonly container: Element;
  readonly row: number;
  readonly kind: string;
  readonly index: number;
}

/** A control that had the focus, and its places in nested rows, the inner one first. */
interface Focused {
  readonly element: Element;
  readonly places: readonly Place[];
  readonly isInOverlay: boolean;
}

const maxRemembered = 8;

/** How long dialogs and editors may take to give the focus to something themselves, in ms. */
const graceMs = 100;

const listRows = (container: Element): readonly Element[] =>
  [...container.children].filter((child) => child.matches(rowSelector));

/** Controls of the same kind look the same in every row. */
const getKind = ({ tagName, className }: Element): string => `${tagName} ${className}`;

const listControls = (row: Element): readonly HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>(controlSelector),
];

function describeFocused(element: Element): Focused {
  const places: Place[] = [];
  const kind = getKind(element);
  let row = element.closest(rowSelector);
  while (row?.parentElement) {
    const alike = listControls(row).filter((control) => getKind(control) === kind);
    places.push({
      container: row.parentElement,
      row: listRows(row.parentElement).indexOf(row),
      kind,
      index: Math.max(
        0,
        alike.findIndex((control) => control === element),
      ),
    });
    row = row.parentElement.closest(rowSelector);
  }
  return { element, places, isInOverlay: element.closest(overlaySelector) !== null };
}

/** Returns the like control of the row that took the place of a removed one, or null. */
function findInNextRow({ container, row, kind, index }: Place): HTMLElement | null {
  const rows = listRows(container);
  const next = rows[Math.min(Math.max(0, row), rows.length - 1)];
  if (next === undefined) return null;
  const controls = listControls(next);
  const alike = controls.filter((control) => getKind(control) === kind);
  return alike[Math.min(index, alike.length - 1)] ?? controls[0] ?? null;
}

/**
 * Returns what takes the focus of a removed control: a control, an empty list, or the page's content;
 * 'wait' while the rows are loading. When the focus `isOnContent`, as after a move to another page,
 * only a neighbouring row takes it from there.
 */
function findSuccessor(
  remembered: readonly Focused[],
  isOnContent: boolean,
): HTMLElement | 'wait' | null {
  for (const { element, places, isInOverlay } of remembered.toReversed()) {
    const isKept = element.isConnected && element instanceof HTMLElement;
    if (isKept && element !== remembered.at(-1)?.element) return isOnContent ? null : element;
    const place = places.find(({ container }) => container.isConnected);
    if (place === undefined && isInOverlay) continue;
    if (place === undefined) break;
    if (place.container.querySelector(':scope > [data-loading]') !== null) return 'wait';
    const control = findInNextRow(place);
    if (control !== null) return control;
    const list = place.container.closest<HTMLElement>('[tabindex="-1"]:not(main)');
    if (list !== null) return list;
  }
  return document.querySelector('main');
}

/**
 * Keeps the focus where a person works when the focused control is removed, by a deletion, an undo
 * or a dismissal: on the like control of the neighbouring row, or else where the focus was before.
 * What has taken the focus meanwhile keeps it, and so does a person who pressed elsewhere. Returns the function that stops it.
 */
export function keepFocus(): () => void {
  let remembered: Focused[] = [];
  let isAway = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOnContent = (): boolean => document.activeElement?.tagName === 'MAIN';
  const isLost = (): boolean =>
    !isAway &&
    (document.activeElement === document.body || isOnContent()) &&
    remembered.at(-1)?.element.isConnected === false;
  const restore = (): void => {
    if (!isLost()) return;
    const successor = findSuccessor(remembered, isOnContent());
    if (successor !== 'wait') successor?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(restore, graceMs);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || target.tagName === 'MAIN') return;
    isAway = false;
    remembered = [...remembered.slice(1 - maxRemembered), describeFocused(target)];
  };
  const noticePress = ({ target }: Event): void => {
    if (target instanceof Element && target.closest(focusableSelector) === null) isAway = true;
  };
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', noticePress, true);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', noticePress, true);
  };
}
