import type { Command } from 'commander'
import { setAddress } from '#app/state/sign-in-addresses'
import { onWorkspace } from './environment.js'
import { exampleText } from './hints.js'
import { groupOf, type InWorkspace, withActor, withCommon, withWorkspace } from './options.js'
import { Failure, outputOf } from './output.js'

interface Options extends InWorkspace {
  readonly as?: string
  readonly remove?: boolean
}

/** Adds `member address`, which lets a member sign in by an account of the provider. */
export const memberAddressCommand = (program: Command): void => {
  const command = groupOf(program, 'member')
    .command('address')
    .description("let a member sign in by the account that has an e-mail address, at the organization's provider")
    .argument('<id or name>', 'the member')
    .argument('[address]', 'the e-mail address of the account; a digest of it is kept')
    .option('--remove', 'forget the address, and the account that the member signed in by')
  withCommon(withActor(withWorkspace(command)))
    .addHelpText('after', exampleText('member address Grace grace@example.com --workspace acme/website'))
    .action(async (member: string, address: string | undefined, options: Options) => {
      const { workspace, data, json = false, as = null, remove = false } = options
      if (remove === (address !== undefined)) throw new Failure('give either an address or --remove', 2)
      const output = outputOf({ json, data, workspace })
      const { memberId } = await onWorkspace({ data, workspace }, output, (workspaceId, environment) =>
        setAddress({ workspaceId, member, address: address ?? null, as }, environment),
      )
      output.result({ memberId }, [
        remove
          ? 'The address is forgotten. Sessions that are open go on.'
          : 'The member can sign in by the account that has this address and has verified it.',
      ])
    })
}
