/**
 * Whether a text of a quiz is HTML: it holds something a browser reads as a tag or a comment. Any other text is plain and
 * means itself, `<` and `&` included. Client and server ask here, so a text never changes its meaning on the way. Costs one reading of the text.
 */
export const holdsMarkup = (text: string): boolean => {
  const end = text.lastIndexOf('>');
  return end > 1 && /<[a-z!/?]/i.test(text.slice(0, end));
};
