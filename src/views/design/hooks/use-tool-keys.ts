import type { FocusEvent, KeyboardEvent } from 'react';
import { getLineKey } from '../keyboard.ts';

const toolSelector = '[data-tool]';
const fieldSelector = 'textarea, [contenteditable="true"]';

/** The props of a control that Tab skips and the arrow keys reach. */
export const toolProps = { 'data-tool': '', tabIndex: -1 } as const;

/** The props of the one control of a group of tools that Tab reaches. */
export const firstToolProps = { 'data-tool': 'first', tabIndex: 0 } as const;

const listTools = (group: Element): HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>(toolSelector)].filter(
    (tool) =>
      tool.closest('[hidden]') === null &&
      (typeof tool.checkVisibility !== 'function' || tool.checkVisibility()),
  );

const getNextIndex = (key: string, at: number, count: number): number | undefined =>
  ({
    ArrowRight: (at + 1) % count,
    ArrowLeft: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  })[key];

/** Goes from a tool to another one; returns whether the key does that. */
function goToTool(group: Element, from: HTMLElement, key: string): boolean {
  if (from.closest('[data-dragging]') !== null) return false;
  const tools = listTools(group);
  const next = tools[getNextIndex(key, tools.indexOf(from), tools.length) ?? -1];
  next?.focus();
  return next !== undefined;
}

/** Goes from a field to the first tool of its row after it; returns whether there is one. */
function goToRowTool(field: HTMLElement): boolean {
  const row = field.closest('[data-tool-row]');
  const tool = (row === null ? [] : listTools(row)).find(
    (each) => (field.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  tool?.focus();
  return tool !== undefined;
}

/** Goes from a tool back to the field of its row; returns whether there is one. */
function goToField(tool: HTMLElement): boolean {
  const field = tool.closest('[data-tool-row]')?.querySelector<HTMLElement>(fieldSelector);
  field?.focus();
  return field !== undefined && field !== null;
}

/** Makes `stop` the only tool of its group that Tab reaches. */
function setTabStop(group: Element, stop: Element | null): void {
  for (const tool of group.querySelectorAll<HTMLElement>(toolSelector))
    tool.tabIndex = tool === stop ? 0 : -1;
}

/**
 * Returns the props of an element around controls with `toolProps` that stand between fields and
 * still behave as one toolbar (ARIA authoring practices): one Tab stop, left and right arrow, Home
 * and End. Alt+F10 goes from a field to the tools of its row (`data-tool-row`), Escape back to it.
 */
export function useToolKeys() {
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      const { target, currentTarget, key } = event;
      if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
      if (!currentTarget.contains(target) || event.ctrlKey || event.metaKey) return;
      const isTool = target.matches(toolSelector);
      const isHandled = event.altKey
        ? key === 'F10' && target.matches(fieldSelector) && goToRowTool(target)
        : isTool &&
          (key === 'Escape'
            ? goToField(target)
            : goToTool(currentTarget, target, getLineKey(event)));
      if (isHandled) event.preventDefault();
    },
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
      if (target.matches(toolSelector)) setTabStop(currentTarget, target);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
      const isInside = currentTarget.contains(relatedTarget);
      if (isInside && relatedTarget?.matches(toolSelector) === true) return;
      setTabStop(currentTarget, currentTarget.querySelector('[data-tool="first"]'));
    },
  };
}
