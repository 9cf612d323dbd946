type Handler = (event: never) => void;

const callBoth = (first: unknown, second: unknown): unknown =>
  typeof first === 'function' && typeof second === 'function'
    ? (event: never) => {
        (first as Handler)(event);
        (second as Handler)(event);
      }
    : (first ?? second);

/** Merges the handlers of `added` into `props`. Where both have one, both run. */
export function mergeHandlers<P extends object, A extends object>(props: P, added: A): P & A {
  const merged = Object.entries(added).map(([name, handler]) => [
    name,
    callBoth((props as Record<string, unknown>)[name], handler),
  ]);
  return { ...props, ...(Object.fromEntries(merged) as A) };
}
