/**
 * The notice where a person has to be signed in, and a key is: what to do.
 *
 * @param what the rest of the sentence that says why.
 */
export const ByKey = ({ what }: { what: string }) => (
  <div className="card">
    <p>
      You are signed in by a key, and {what}: ask an owner or admin of the workspace for a sign-in link, and open it in
      this browser. The operator of the service can make one, too.
    </p>
  </div>
)
