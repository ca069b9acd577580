/** Lets a key that is held down act once: browsers repeat the click of a button and the submission of a form. */
export const actOnce = (): void => {
  const pressed = (event: KeyboardEvent): void => {
    const writesLines = event.target instanceof HTMLTextAreaElement
    if (event.key === 'Enter' && event.repeat && !writesLines) event.preventDefault()
  }
  document.addEventListener('keydown', pressed, true)
}
