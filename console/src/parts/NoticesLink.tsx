/** The way to the licences of what the service and this console contain of others. */
export const NoticesLink = () => (
  <p className="small soft unprinted">
    <a href="/notices.txt" target="_blank" rel="noopener">
      Third-party notices
      <span className="unseen"> (opens in a new tab)</span>
    </a>
  </p>
)
