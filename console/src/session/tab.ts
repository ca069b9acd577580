// What the tab keeps until it is closed. A browser that keeps nothing, or has no room, is used without it.

/** Reads a text; null if there is none. */
export const readInTab = (name: string): string | null => {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

/** Keeps a text, or nothing of that name where there is no room. */
export const keepInTab = (name: string, text: string): void => {
  try {
    sessionStorage.setItem(name, text)
  } catch {
    forgetInTab(name)
  }
}

export const forgetInTab = (name: string): void => {
  try {
    sessionStorage.removeItem(name)
  } catch {
    return
  }
}

/** Forgets all texts whose names begin so. */
export const forgetAllInTab = (beginning: string): void => {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(beginning)) sessionStorage.removeItem(name)
  } catch {
    return
  }
}
