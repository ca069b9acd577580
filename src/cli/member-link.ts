import type { Command } from 'commander'
import { linkFor, signInAddress } from '#app/state/sign-in-links'
import { onWorkspace } from './environment.js'
import { exampleText } from './hints.js'
import { groupOf, type InWorkspace, withActor, withCommon, withWorkspace } from './options.js'
import { outputOf } from './output.js'
import { parsePublicUrl, publicUrlOf } from './public-url.js'
import { serviceAt } from './service-address.js'

interface Options extends InWorkspace {
  readonly as?: string
  readonly invitation?: boolean
  readonly publicUrl?: URL
}

const DEFAULT_ORIGIN = 'http://127.0.0.1:8080'

/** The origin at which browsers reach the service: as stated, else that of the one that runs on the data folder. */
const originOf = async (stated: URL | undefined, data: string): Promise<string> => {
  const publicUrl = publicUrlOf(stated)
  if (publicUrl !== null) return publicUrl.origin
  const running = await serviceAt(data)
  return running === null ? DEFAULT_ORIGIN : new URL(running).origin
}

/** Adds `member link`, which prints an address that signs a member in. */
export const memberLinkCommand = (program: Command): void => {
  const command = groupOf(program, 'member')
    .command('link')
    .description('print an address that signs a member in once, in a browser')
    .argument('<id or name>', 'the member')
    .option('--invitation', 'valid for 7 days, to be sent to somebody (default: 15 minutes)')
    .option(
      '--public-url <url>',
      'address at which browsers reach the service (default: as `serve` runs)',
      parsePublicUrl,
    )
  withCommon(withActor(withWorkspace(command)))
    .addHelpText('after', exampleText('member link Grace --invitation --workspace acme/website'))
    .action(async (member: string, options: Options) => {
      const { workspace, data, json = false, as = null, invitation = false } = options
      const output = outputOf({ json, data, workspace })
      const kind = invitation ? 'invitation' : 'sign_in'
      const { memberId, token, expiresAt } = await onWorkspace(
        { data, workspace },
        output,
        (workspaceId, environment) => linkFor({ workspaceId, member, kind, as }, environment),
      )
      const origin = await originOf(options.publicUrl, data)
      const address = signInAddress(origin, workspace, token)
      output.result({ memberId, address, expiresAt }, [
        `This address signs the member in once, until ${expiresAt}:`,
        '',
        `  ${address}`,
        '',
      ])
    })
}
