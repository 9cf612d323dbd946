/** Identifies this page among all tabs of the console. */
export const pageId: string = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) =>
  part.toString(36),
).join('');
