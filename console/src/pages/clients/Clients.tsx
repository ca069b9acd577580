import { PageFrame } from '../../shell/PageFrame.js'

/** Clients and projects of the workspace. */
export const Clients = () => <PageFrame title="Clients and projects">{null}</PageFrame>
