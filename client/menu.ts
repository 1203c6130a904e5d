/** Opens and closes the menu in browsers without popovers (iOS before 17); others need no script. */
export function toggleMenu(target: Element): void {
  const id = target.closest('[popovertarget]')?.getAttribute('popovertarget')
  const menu = id && document.getElementById(id)
  if (menu && !menu.popover) menu.toggleAttribute('data-open')
}
