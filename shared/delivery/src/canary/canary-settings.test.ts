import { expect, it } from 'vitest'
import { defaultCanarySettings, readCanarySettings } from './canary-settings.ts'

it('is watched by default, and not when it is off', () => {
  expect(readCanarySettings(undefined)).toEqual({ visits: 200, worse: 0.02, settle: 30_000 })
  expect(readCanarySettings('off')).toBeUndefined()
})

it('takes what differs, in any order', () => {
  expect(readCanarySettings('settle=2min, visits=50')).toEqual({ ...defaultCanarySettings, settle: 120_000, visits: 50 })
  expect(readCanarySettings('visits=500,worse=0.5%,settle=10s')).toEqual({ visits: 500, worse: 0.005, settle: 10_000 })
})

it.each([
  ['on', 'expected off, or what differs of visits=200,worse=2%,settle=30s, got "on"'],
  ['visits=0', 'visits: expected a number from 1 to 9999999, got "0"'],
  ['visits=1=2', 'visits: expected a number from 1 to 9999999, got "1=2"'],
  ['worse=0.02', 'worse: expected a percentage from 0% to 100%, got "0.02"'],
  ['worse=101%', 'worse: expected a percentage from 0% to 100%, got "101%"'],
  ['settle=30', 'settle: expected a time from 1s to 30min, got "30"'],
  ['settle=31min', 'settle: expected a time from 1s to 30min, got "31min"'],
  ['visits=1,visits=2', 'visits: expected once, got "visits=1,visits=2"'],
  ['toString=1', 'expected off, or what differs of visits=200,worse=2%,settle=30s, got "toString=1"'],
])('refuses %s', (text, message) => {
  expect(() => readCanarySettings(text)).toThrow(message)
})
