import { createRequire } from 'node:module'
import type { Socket } from 'node:net'

// The driver (7.9.0) waits for `drain` or `error` where a socket takes nothing more. One that the other side has closed,
// and that does not say so yet, takes nothing, and says `close` in the end: the command waits for ever. Where it was that
// of the monitor, the server is never found again. So whoever waits is let go on `close`, and then meets what closed it.

/** The class of the driver that writes commands, which it does not export: its own copy of `node_modules/mongodb`. */
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
