/** Gives the focus back to where it was before something opened, or to the page's title where that is gone. */
export const giveBackFocus = (before: Element | null): void => {
  const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body
  const to = isThere ? before : document.querySelector<HTMLElement>('h1')
  to?.focus()
}
