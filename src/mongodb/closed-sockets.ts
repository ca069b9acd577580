import { createRequire } from 'node:module'
import type { Socket } from 'node:net'

// The driver (7.9.0) waits for `drain` or `error` when a socket takes no more. A socket that the other side has closed,
// without having said so yet, takes nothing and ends with `close`: the command waits for ever. If it was that
// of the monitor, the server is never found again. So waiting commands are released on `close`, and then meet its cause.

/** The driver's class that writes commands, which it does not export: from its own copy of `node_modules/mongodb`. */
interface Connection {
  readonly socket: Socket
  /** Called when the socket has closed. */
  onClose: () => void
}
const { Connection } = createRequire(import.meta.url)('mongodb/lib/cmap/connection.js') as {
  readonly Connection: { readonly prototype: Connection }
}

const { onClose } = Connection.prototype
Connection.prototype.onClose = function (this: Connection) {
  onClose.call(this)
  this.socket.emit('drain')
}
