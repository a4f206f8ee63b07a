import { expect, it } from 'vitest'
import { walk, walkSeed } from '../support/walk.ts'

it('shows no mixture, no failed load and no complaint while five teams release at random', async () => {
  const { faults, documents, releases } = await walk({ seed: walkSeed, seconds: 8, visitors: 2 })
  expect(faults, `WALK_SEED=${walkSeed} walks the same way again`).toEqual([])
  expect(documents).toBeGreaterThan(2)
  expect(releases).toBeGreaterThan(5)
})
