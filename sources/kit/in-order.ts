/** A number of seconds as text whose order is that of numbers. */
export const inOrder = (seconds: number): string => String(seconds).padStart(12, '0')
