const shape =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const mostCharacters = 254;

/** Whether `text` as a whole is an e-mail address that the sharing calls take. */
export const isAddress = (text: string): boolean =>
  text.length <= mostCharacters && shape.test(text);
