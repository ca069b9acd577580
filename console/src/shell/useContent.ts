import { type ComponentType, useEffect, useState } from 'react'
import type { Page } from '../selection/page.js'

/**
 * A page's content; null while it is loaded, `failed` if that failed. Not `lazy` of React, which holds back what was loaded for
 * a third of a second once a fallback stood in its place.
 */
export const useContent = (page: Page | undefined): ComponentType | null | 'failed' => {
  const [settled, setSettled] = useState<{ readonly page: Page; readonly isLoaded: boolean } | null>(null)
  useEffect(() => {
    if (page === undefined) return
    let isGone = false
    const settle = (isLoaded: boolean): void => {
      if (!isGone) setSettled({ page, isLoaded })
    }
    page.content.load().then(
      () => settle(true),
      () => settle(false),
    )
    return () => {
      isGone = true
    }
  }, [page])
  if (page === undefined) return null
  return page.content.loaded() ?? (settled?.page === page && !settled.isLoaded ? 'failed' : null)
}
