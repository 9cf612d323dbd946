type Handlers = {
  readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void;
};
type Given = Readonly<Record<string, string | boolean | undefined>>;

/** An HTML element with attributes (false and undefined leave one out), what stands in it, and what listens to it. */
export function dom<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Given = {},
  children: readonly (Node | string)[] = [],
  handlers: Handlers = {},
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : value);
  for (const [type, handler] of Object.entries(handlers))
    made.addEventListener(type, handler as EventListener);
  made.append(...children);
  return made;
}

/** A button that does something on this page. */
export const button = (
  words: string,
  onClick: () => void,
  attributes: Given = {},
): HTMLButtonElement =>
  dom('button', { type: 'button', ...attributes }, [words], { click: onClick });
