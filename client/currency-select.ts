/** A chosen currency is applied at once; without a script the form has a button. */
export function submitChoice(field: Element): void {
  if (field.matches('.currency select')) field.closest('form')?.submit()
}
