/** Returns a text with the tokens of its links replaced by dots. */
export const maskLinks = (text: string): string =>
  text.replaceAll(/([?&]token=)[^\s&]+/g, '$1•••••');
