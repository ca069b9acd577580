import { useEffect, useRef, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true

/** Takes files that are dropped anywhere on the page. Returns whether some are held above it. */
export const useDrop = (isOn: boolean, take: (files: readonly File[]) => void): boolean => {
  const [isAbove, setAbove] = useState(false)
  const taking = useRef(take)
  taking.current = take
  useEffect(() => {
    if (!isOn) return
    const over = (event: DragEvent): void => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setAbove(true)
    }
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setAbove(false)
    }
    const drop = (event: DragEvent): void => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setAbove(false)
      taking.current([...(event.dataTransfer?.files ?? [])])
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [isOn])
  return isAbove
}
