const MEGABYTE = 1_000_000
const MINUTE_MS = 60_000

/** Bounds of files that are sent, and of the processes that read them. */
export interface UploadBounds {
  /** The bytes of one upload, with all its files. */
  readonly uploadBytes: number
  /** The uploads of a member, of a workspace and in all that are kept at a time. */
  readonly ofMember: number
  readonly ofWorkspace: number
  readonly ofAll: number
  /** The bytes of them. */
  readonly bytesOfMember: number
  readonly bytesOfWorkspace: number
  /** The bytes that stay free on the disk. */
  readonly freeBytes: number
  /** The processes that read or import at a time; further uploads wait. */
  readonly processes: number
  /** The resident memory of one. */
  readonly processBytes: number
  /** The time that one may read, and import. */
  readonly readingMs: number
  readonly importingMs: number
  /** The time that an upload waits until its files are read, which holds no turn of others; and any other request. */
  readonly patienceMs: number
  readonly patienceInTurnMs: number
}

export const UPLOAD_BOUNDS: UploadBounds = {
  uploadBytes: 1_000 * MEGABYTE,
  ofMember: 10,
  ofWorkspace: 50,
  ofAll: 200,
  bytesOfMember: 2_000 * MEGABYTE,
  bytesOfWorkspace: 4_000 * MEGABYTE,
  freeBytes: 500 * MEGABYTE,
  processes: 2,
  processBytes: 300 * MEGABYTE,
  readingMs: 10 * MINUTE_MS,
  importingMs: 60 * MINUTE_MS,
  patienceMs: 7_000,
  patienceInTurnMs: 2_000,
}

/** The time after which an upload is removed. */
export const KEPT_MS = 86_400_000
