/**
 * The shape of an e-mail address. Its domain is in ASCII form, `xn--` for other scripts, also the
 * top-level one.
 */
export const addressShape =
  /^(?!\.)(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/i;
const maxCharacters = 254;

/** Returns whether the whole text is an e-mail address that the sharing calls accept. */
export const isAddress = (text: string): boolean =>
  text.length <= maxCharacters && addressShape.test(text);
