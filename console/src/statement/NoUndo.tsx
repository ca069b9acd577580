/** Says before it is stated that there is no statement that takes it back. */
export const NoUndo = () => <p className="small soft">There is no undo for this.</p>
