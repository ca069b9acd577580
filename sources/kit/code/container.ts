/** Scheme, user, host, port, path. Paths on this machine (`file:`) have no host. */
const WITH_SCHEME = /^(?!file:)[a-z][a-z0-9+.-]*:\/\/(?:[^/]*@)?(\[[^\]/]*\]|[^/:@]+)(?::\d*)?\/(.*)$/is
/** `git@host:path`; a single letter before the colon is a drive, and a slash before it makes it a path. */
const SCP_LIKE = /^(?:[^/@:]*@)?(\[[^\]/]*\]|[^/:@[\]]{2,}):(?!\/\/|:)(.*)$/s

/**
 * A remote's canonical name, `host/path`: in lower case, as hosts and forges compare without case, and without credentials, port, query and `.git`.
 * Null for anything but a remote (a folder, a bundle, `file://`) and for text that could contain a part of a credential.
 */
export const remoteName = (url: string): string | null => {
  const parts = WITH_SCHEME.exec(url.trim()) ?? (url.includes('://') ? null : SCP_LIKE.exec(url.trim()))
  const [host, path] = [parts?.[1], parts?.[2]]
  if (host === undefined || path === undefined) return null
  const [withoutQuery = ''] = path.split(/[?#]/, 1)
  const name = withoutQuery
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.')
    .join('/')
    .replace(/\.git$/i, '')
  return name === '' || /[@\s\\]/.test(name) ? null : `${host}/${name}`.toLowerCase()
}

/** The canonical name of a repository: its remote's, else one made from its root commit. */
export const containerName = (remote: string | null, root: string): string =>
  (remote === null ? null : remoteName(remote)) ?? `git:${root.slice(0, 12)}`
