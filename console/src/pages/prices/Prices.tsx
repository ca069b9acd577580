import { PageFrame } from '../../shell/PageFrame.js'

/** Roles and prices of the workspace. */
export const Prices = () => <PageFrame title="Roles and prices">{null}</PageFrame>
