/**
 * Whether a text of a quiz is rich text: it holds something a browser reads as a tag or a comment. Any other text is plain and
 * means itself, `<` and `&` included (decision 17). Client and server ask here, so a text never changes its mode on the way.
 */
export const holdsMarkup = (text: string): boolean => /<[a-z!/?][^>]*>/i.test(text);
