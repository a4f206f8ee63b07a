import { expect, it } from 'vitest'
import { walk, walkSeed } from '../support/walk.ts'

/** Eight things that teams do, and eleven ways of a visitor. */
const allDeeds = 19

it('shows no mixture, no failed load and no complaint for minutes, to visitors of three cohorts', async () => {
  const { faults, deeds, documents, loads, releases } = await walk({ seed: walkSeed, seconds: 240, visitors: 3 })
  console.info(`WALK_SEED=${walkSeed}: ${documents} documents of ${releases} releases, ${loads} loads`)
  expect(faults, `WALK_SEED=${walkSeed} walks the same way again`).toEqual([])
  expect([...deeds]).toHaveLength(allDeeds)
})
