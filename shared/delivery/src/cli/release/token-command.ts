/** Makes, lists and revokes the tokens of a store. */
import { createToken, listTokens, revokeToken, type TokenScope } from '../../admin/tokens.ts'
import type { Storage } from '../../storage/storage.ts'
import { table, timeOf } from '../table.ts'
import { type Command, type CommandContext, type Outcome, operandsOf, ownStorage, programOf, UsageError } from './command.ts'

const help = `Usage: release token create SECTION|all
       release token list
       release token revoke ID

Tokens let teams publish to a running server. One for SECTION may change that section alone, one for all every program; both may
read how all of them do. The token is printed once: the store keeps a hash of it. Works on the store of this machine only.

--json prints { id, scope, token }, [{ id, scope, made, revoked }] or { id, scope, made, revoked };
scope is a section or * for all, made and revoked are times in UTC.
`

const actions: Readonly<Record<string, (storage: Storage, operands: readonly string[]) => Promise<Outcome>>> = {
  async create(storage, operands) {
    const [name] = operandsOf('token create', ['SECTION or all'], operands)
    const scope: TokenScope = name === 'all' ? '*' : programOf(name, 'all, ')
    const { id, token } = await createToken(storage, scope)
    return {
      json: { id, scope, token },
      text: `${token}\n\nMay change ${nameOf(scope)}. Keep it: it cannot be shown again. To take it back: token revoke ${id}\n`,
    }
  },
  async list(storage, operands) {
    operandsOf('token list', [], operands)
    const tokens = await listTokens(storage)
    const rows = tokens.map(({ id, scope, made, revoked }) => [id, nameOf(scope), timeOf(made), revoked ? timeOf(revoked) : ''])
    return { json: tokens, text: rows.length === 0 ? 'There is no token.\n' : table([['ID', 'MAY CHANGE', 'MADE', 'REVOKED'], ...rows]) }
  },
  async revoke(storage, operands) {
    const [id = ''] = operandsOf('token revoke', ['ID'], operands)
    const revoked = await revokeToken(storage, id)
    return { json: revoked, text: `${id}: revoked\n` }
  },
}

const nameOf = (scope: TokenScope): string => (scope === '*' ? 'all' : scope)

export const token: Command = {
  summary: 'who may publish to a running server',
  help,
  async run(context: CommandContext, { operands: [action = '', ...operands] }) {
    const work = Object.hasOwn(actions, action) ? actions[action] : undefined
    if (!work) throw new UsageError(`token needs create, list or revoke, got ${JSON.stringify(action)}`)
    return work(ownStorage('token', context), operands)
  },
}
