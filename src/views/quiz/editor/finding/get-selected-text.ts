const maxCharacters = 100;

function readSelection(): string {
  const { activeElement: control } = document;
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)
    return control.value.slice(control.selectionStart ?? 0, control.selectionEnd ?? 0);
  return getSelection()?.toString() ?? '';
}

/** Returns the selected text when it is short and in one line, otherwise an empty text. */
export function getSelectedText(): string {
  const text = readSelection();
  return text.length > maxCharacters || text.includes('\n') ? '' : text;
}
