/** The number of records that are asked for at once. A host may give fewer, and by default it gives no more. */
export const SIZE = 50
