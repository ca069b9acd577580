/** Written in by the build: the version of the service that it belongs to. */
declare const SERVICE_VERSION: string

/** The version, and the way to the licences of what the service and this console contain of others. */
export const AboutLine = () => (
  <p className="small soft unprinted">
    Version {SERVICE_VERSION} ·{' '}
    <a href="/notices.txt" target="_blank" rel="noopener">
      Third-party notices
      <span className="unseen"> (opens in a new tab)</span>
    </a>
  </p>
)
