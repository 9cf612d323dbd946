const shape =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const maxCharacters = 254;

/** Returns whether the whole text is an e-mail address that the sharing calls accept. */
export const isAddress = (text: string): boolean =>
  text.length <= maxCharacters && shape.test(text);
