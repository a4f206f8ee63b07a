import { expect, it } from 'vitest'
import { record } from '../healing-recovery.ts'
import { modalityPaths, stretch } from './modality-paths.ts'

it('has a stretch of thread for each modality, and each goes on where the one before it ended', () => {
  expect(modalityPaths).toHaveLength(record.modalities.rows.length)
  for (const path of modalityPaths.flatMap(({ paths }) => [...paths])) expect(path).toMatch(/^M0 84[CHL]/)
  const throughout = modalityPaths.filter(({ ends }) => !ends).flatMap(({ paths }) => [...paths])
  expect(throughout.every(path => path.endsWith(`84H${stretch.width}`))).toBe(true)
})
