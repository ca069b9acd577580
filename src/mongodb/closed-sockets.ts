import { createRequire } from 'node:module'
import type { Socket } from 'node:net'

// The driver (7.9.0) waits for `drain` or `error` when a socket takes no more. A socket that the other side has closed,
// without having said so yet, takes nothing and ends with `close`: the command waits for ever. If it was that
// of the monitor, the server is never found again. So waiting commands are released on `close`, and then meet its cause.
// Such a command may also meet an `error` as Node words it, which nobody takes for one of the server: it gets that of its
// connection, as a command does that is written already.

/** The driver's class that writes commands, which it does not export: from its own copy of `node_modules/mongodb`. */
interface Connection {
  readonly socket: Socket
  /** The reason why it is closed, as an error of the driver; null while it is open. */
  readonly error: Error | null
  /** Called when the socket has closed. */
  onClose: () => void
  writeCommand: (command: unknown, options: unknown) => Promise<void>
}
const { Connection } = createRequire(import.meta.url)('mongodb/lib/cmap/connection.js') as {
  readonly Connection: { readonly prototype: Connection }
}

const { onClose, writeCommand } = Connection.prototype
Connection.prototype.onClose = function (this: Connection) {
  onClose.call(this)
  this.socket.emit('drain')
}
Connection.prototype.writeCommand = async function (this: Connection, command, options) {
  try {
    await writeCommand.call(this, command, options)
  } catch (error) {
    throw this.error ?? error
  }
}
