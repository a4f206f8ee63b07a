import type { ProgramStatus, StatusModel } from '@site/delivery/status-model'
import type { StatusSettings } from '@site/delivery/status-pages'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { StatusPage } from './status-page.tsx'
import { guardReason, many, model, programs, release } from './test-support/models.ts'

afterEach(cleanup)

const show = (shown: StatusModel, settings: Partial<StatusSettings> = {}) =>
  render(<StatusPage model={shown} settings={{ siteName: 'Zuri Halloran', ...settings }} />)

/** The rows of the only program shown. */
function rowsOf(status: ProgramStatus, name: string) {
  show(model(status))
  return within(screen.getByRole('rowgroup', { name }))
}

type Rows = ReturnType<typeof rowsOf>

/** The text of each cell by its column. */
function cells(rows: Rows): Record<string, string | null> {
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  return Object.fromEntries([...rows.getAllByRole('row')[0]!.children].map((cell, index) => [heads[index], cell.textContent]))
}

/** The titles of the actions that are offered. */
const actions = (rows: Rows): string[] =>
  rows
    .getAllByRole('group')
    .filter(group => group.querySelector(':scope > form'))
    .map(group => group.querySelector('summary')?.textContent ?? '')

/** What the browser sends when this button is pressed; of fields with one name the last. */
function sentBy(button: HTMLElement): { to: string | null; fields: Record<string, string> } {
  const form = button.closest('form')!
  const fields = Object.fromEntries([...form.querySelectorAll('input')].map(({ name, value }) => [name, value]))
  const { name, value } = button as HTMLButtonElement
  return { to: form.getAttribute('action'), fields: { ...fields, ...(name && { [name]: value }) } }
}

describe('the row of a program without a canary', () => {
  it('says what every visitor gets and how it does', () => {
    expect(cells(rowsOf(programs.settled, 'Home'))).toEqual({
      Program: 'Home',
      State: 'Steady',
      Stable: '91ab34cd',
      Canary: '–none',
      Visits: '12,408',
      Failed: '0.24%',
      LCP: '1.64 s',
      CLS: '0.02',
    })
  })

  it('offers to roll a release out, to make one stable and to roll back', () => {
    const rows = rowsOf(programs.settled, 'Home')
    expect(actions(rows)).toEqual(['Roll out a release', 'Make a release stable', 'Roll back'])
    expect(sentBy(rows.getByRole('button', { name: 'Roll back to 77ab03c1' }))).toEqual({
      to: '/status/rollouts/remote-home',
      fields: { action: 'rollback', release: release.stable },
    })
  })

  it('offers no rollback where there is no release before', () => {
    expect(actions(rowsOf(programs.uncounted, 'Home'))).toEqual(['Roll out a release', 'Make a release stable'])
  })

  it('proposes the releases that its history names', () => {
    rowsOf(programs.settled, 'Home')
    const proposed = [...document.querySelectorAll('datalist')[0]!.querySelectorAll('option')].map(option => option.value)
    expect(proposed).toEqual([release.older])
  })

  it('proposes a release that was pruned once it was published again', () => {
    const at = programs.settled.history[0]!.at
    const pruned = { release: release.older, at, action: 'pruned' as const }
    const offered = (history: typeof programs.settled.history): number => {
      cleanup()
      rowsOf({ ...programs.settled, history }, 'Home')
      return document.querySelector('datalist')!.querySelectorAll('option').length
    }
    expect(offered([pruned, ...programs.settled.history])).toBe(0)
    expect(offered([{ ...pruned, action: 'published' }, pruned, ...programs.settled.history])).toBe(1)
  })
})

describe('the row of a program with a canary at 1%', () => {
  it('shows the weight, and the figures of both', () => {
    expect(cells(rowsOf(programs.tried, 'Resources'))).toEqual({
      Program: 'Resources',
      State: 'Rolling out',
      Stable: '91ab34cd',
      Canary: '3f2a91bc at 1%',
      Visits: '12,408canary 126',
      Failed: '0.24%canary 0.79%',
      LCP: '1.64 scanary 1.52 s',
      CLS: '0.02canary 0.025',
    })
  })

  it('asks before it changes anything: each button waits behind a line that says what it does', () => {
    const rows = rowsOf(programs.tried, 'Resources')
    expect(actions(rows)).toEqual(['Change the weight', 'Promote the canary', 'Withdraw the canary'])
    for (const button of rows.getAllByRole('button')) expect(button.closest('details')?.open, button.textContent!).toBe(false)
  })

  it('rolls out to the usual weights but the present one, or to a weight of the reader', () => {
    const rows = rowsOf(programs.tried, 'Resources')
    const steps = rows.getAllByRole('button', { name: /^Roll out to/ })
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Roll out to 10%'])
    expect(sentBy(steps[0]!)).toEqual({
      to: '/status/rollouts/remote-resources',
      fields: { action: 'rollout', release: release.canary, weight: '10' },
    })
    const own = rows.getByRole('spinbutton', { name: 'Weight, in percent' })
    expect(['min', 'max', 'step', 'name'].map(name => own.getAttribute(name))).toEqual(['0.01', '100', '0.01', 'weight'])
    // The Enter key presses the first button of a form.
    const [first] = [...own.closest('form')!.querySelectorAll('button')]
    expect([first?.textContent, first?.hasAttribute('name')]).toEqual(['Roll out', false])
  })

  it('promotes and withdraws the release that the reader saw', () => {
    const rows = rowsOf(programs.tried, 'Resources')
    const to = '/status/rollouts/remote-resources'
    expect(sentBy(rows.getByRole('button', { name: 'Promote 3f2a91bc' }))).toEqual({
      to,
      fields: { action: 'promote', release: release.canary },
    })
    expect(sentBy(rows.getByRole('button', { name: 'Withdraw 3f2a91bc' }))).toEqual({
      to,
      fields: { action: 'rollback', release: release.canary },
    })
  })

  it('lists what happened, newest first', () => {
    const events = rowsOf(programs.tried, 'Resources').getAllByRole('listitem')
    expect(events[0]?.textContent).toBe(`22 November 2025, 01:10 UTCRolled out to 1%: ${release.canary}`)
    expect(events).toHaveLength(7)
  })
})

describe('the row of a program whose canary the guard stopped', () => {
  it('says so, and beneath it why, before anything is opened', () => {
    const rows = rowsOf(programs.stopped, 'Services')
    expect(cells(rows)).toMatchObject({ State: 'Stopped', Canary: '3f2a91bc at 0%', Failed: '0.24%canary 20.39%' })
    expect(rows.getByText('Stopped by the guard:').parentElement?.textContent).toBe(`Stopped by the guard: ${guardReason}`)
    expect(rows.getByText('Stopped by the guard:').closest('details')).toBeNull()
  })

  it('offers another try or a withdrawal: the server promotes none that was stopped', () => {
    expect(actions(rowsOf(programs.stopped, 'Services'))).toEqual(['Try it again', 'Withdraw the canary'])
  })

  it('shows a long reason whole', () => {
    const rows = rowsOf(programs.longReason, 'Services')
    expect(rows.getByText('Stopped by the guard:').parentElement?.textContent).toContain(programs.longReason.canary.stopped)
  })
})

describe('the row of a program', () => {
  it.each([
    ['Booking', programs.everyone, { State: 'Rolling out', Canary: '3f2a91bc at 100%' }],
    ['Resources', programs.fewest, { State: 'Rolling out', Canary: '3f2a91bc at 0.01%', Visits: '12,408canary –none' }],
    ['Resources', { ...programs.tried, canary: { ...programs.tried.canary, weight: 0 } }, { State: 'Waiting', Canary: '3f2a91bc at 0%' }],
    ['Home', programs.uncounted, { State: 'Steady', Visits: '–none', Failed: '–none', LCP: '–none' }],
    ['Journal', programs.nothing, { State: 'Nothing stable', Stable: '–none' }],
  ] as const)('of %s says how it stands', (name, status, expected) => {
    expect(cells(rowsOf(status, name))).toMatchObject(expected)
  })

  it('without a stable release offers nothing but to make one stable', () => {
    expect(actions(rowsOf(programs.nothing, 'Journal'))).toEqual(['Make a release stable'])
  })

  it('has no form for a token of another section', () => {
    const rows = rowsOf(programs.another, 'Shell')
    expect(rows.queryByRole('button')).toBeNull()
    expect(rows.getByText('Your token may read this, not change it.')).toBeTruthy()
  })
})

describe('the status page', () => {
  it('has one table with a row for each of nine programs', () => {
    show(many)
    const titles = within(screen.getByRole('table')).getAllByRole('rowheader')
    expect(titles).toHaveLength(9)
    expect(screen.getAllByRole('table')).toHaveLength(1)
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('says how to begin where nothing was published', () => {
    show(model())
    expect(screen.getByRole('heading', { level: 2, name: 'No release has been published yet' })).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('announces what came of the change before', () => {
    show(model(programs.settled), { notice: { kind: 'done', text: 'Home: rolled back.' } })
    expect(screen.getByRole('status').textContent).toBe('Home: rolled back.')
    cleanup()
    show(model(programs.settled), { notice: { kind: 'refused', text: 'Another change came first.' } })
    expect(screen.getByRole('alert').textContent).toBe('Another change came first.')
  })

  it('tells when the site is not well, and what its health warns of', () => {
    show({ ...model(programs.settled), health: { ok: false, reason: 'The store cannot be read.', warning: 'The disk is full.' } })
    expect(screen.getByText('The site is not well: The store cannot be read.')).toBeTruthy()
    expect(screen.getByText('The disk is full.')).toBeTruthy()
  })

  it('says whose token is in use, and lets go of it', () => {
    show(model(programs.settled), { signedInFor: 'remote-home' })
    expect(screen.getByText('Signed in for remote-home')).toBeTruthy()
    expect(sentBy(screen.getByRole('button', { name: 'Sign out' }))).toEqual({ to: '/status/sign-out', fields: {} })
    expect(screen.getByRole('link', { name: 'Read again' }).getAttribute('href')).toBe('/status')
  })

  it('says when it was read, and what the guard does', () => {
    show(model(programs.settled))
    expect(screen.getByRole('main').textContent).toContain('As of 22 November 2025, 03:04 UTC.')
    expect(
      screen.getByText(
        'From 200 visits on, the guard stops a canary whose share of failed visits is more than 2 percentage points above that of what is stable.',
      ),
    ).toBeTruthy()
    cleanup()
    show({ ...model(programs.settled), guard: { visits: 200, worse: 0.005 } })
    expect(
      screen.getByText(
        'From 200 visits on, the guard stops a canary whose share of failed visits is more than 0.5 percentage points above that of what is stable.',
      ),
    ).toBeTruthy()
    cleanup()
    show({ ...model(programs.settled), guard: 'off' })
    expect(screen.getByText('The guard is off: visits are not counted, and no canary is stopped by itself.')).toBeTruthy()
  })
})
