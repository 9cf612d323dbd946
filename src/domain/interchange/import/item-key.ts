/** How an item of a package is called when it is left out: the file it stands in and its identifier there. */
export const itemKey = ({
  file,
  identifier,
}: {
  readonly file: string;
  readonly identifier: string;
}): string => `${file}#${identifier}`;
