/** Focuses a field and selects its text. As its `ref`, when the field appears. */
export function focusField(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
