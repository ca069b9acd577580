/** A scheme, who logs in, host, port, path. Paths on this machine (`file:`) have no host that others could know. */
const WITH_SCHEME = /^(?!file:)[a-z][a-z0-9+.-]*:\/\/(?:[^/]*@)?(\[[^\]/]*\]|[^/:@]+)(?::\d*)?\/(.*)$/is
/** `git@host:path`; a single letter before the colon is a drive, and a slash before it makes it a path. */
const SCP_LIKE = /^(?:[^/@:]*@)?(\[[^\]/]*\]|[^/:@[\]]{2,}):(?!\/\/|:)(.*)$/s

/**
 * A remote's canonical name, `host/path`: in lower case, as hosts and forges compare without case, and without credentials, port, query and `.git`.
 * Null for what is no remote (a folder, a bundle, `file://`) and for what could hold the rest of a credential.
 */
export const remoteName = (url: string): string | null => {
  const parts = WITH_SCHEME.exec(url.trim()) ?? (url.includes('://') ? null : SCP_LIKE.exec(url.trim()))
  const [host, path] = [parts?.[1], parts?.[2]]
  if (host === undefined || path === undefined) return null
  const name = path
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.')
    .join('/')
    .replace(/\.git$/i, '')
  return name === '' || /[@\s\\]/.test(name) ? null : `${host}/${name}`.toLowerCase()
}

/** The canonical name of a repository: its remote's, else one made of its root commit. */
export const containerName = (remote: string | null, root: string): string =>
  (remote === null ? null : remoteName(remote)) ?? `git:${root.slice(0, 12)}`
