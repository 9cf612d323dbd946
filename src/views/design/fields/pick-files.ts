/**
 * Opens the file dialog of the system, for a control that is not a button. The same file can be
 * selected twice in a row.
 */
export function pickFiles(
  accept: string,
  onFiles: (files: readonly File[]) => void,
  multiple = true,
): void {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', accept, multiple });
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    if (files.length > 0) onFiles(files);
  });
  input.click();
}
