type Handlers = {
  readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void;
};
type AttributeValues = Readonly<Record<string, string | boolean | undefined>>;

/**
 * Creates an HTML element with attributes, children and event handlers. False and undefined leave
 * an attribute out.
 */
export function createElement<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: AttributeValues = {},
  children: readonly (Node | string)[] = [],
  handlers: Handlers = {},
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined && value !== false)
      element.setAttribute(key, value === true ? '' : value);
  for (const [type, handler] of Object.entries(handlers))
    element.addEventListener(type, handler as EventListener);
  element.append(...children);
  return element;
}

/** Creates a button of type `button`. */
export const createButton = (
  label: string,
  onClick: () => void,
  attributes: AttributeValues = {},
): HTMLButtonElement =>
  createElement('button', { type: 'button', ...attributes }, [label], { click: onClick });
