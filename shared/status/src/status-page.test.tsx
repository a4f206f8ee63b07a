import type { ProgramStatus, StatusModel } from '@site/delivery/status-model'
import type { StatusSettings } from '@site/delivery/status-pages'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { StatusPage } from './status-page.tsx'
import { guardReason, many, model, programs, release } from './test-support/models.ts'

afterEach(cleanup)

const show = (shown: StatusModel, settings: Partial<StatusSettings> = {}) =>
  render(<StatusPage model={shown} settings={{ siteName: 'Zuri Halloran', ...settings }} />)

/** The panel of the only program shown. */
function panelOf(status: ProgramStatus, name: string) {
  show(model(status))
  return within(screen.getByRole('region', { name }))
}

const actions = (panel: ReturnType<typeof panelOf>): string[] =>
  panel
    .getAllByRole('group')
    .map(group => group.querySelector('summary')?.textContent ?? '')
    .filter(title => !/chart|earlier/.test(title))

/** What the browser sends when this button is pressed. */
function sentBy(button: HTMLElement): { to: string | null; fields: Record<string, string> } {
  const form = button.closest('form')!
  const fields = Object.fromEntries([...form.querySelectorAll('input')].map(({ name, value }) => [name, value]))
  const { name, value } = button as HTMLButtonElement
  return { to: form.getAttribute('action'), fields: { ...fields, ...(name && { [name]: value }) } }
}

describe('the panel of a section without a canary', () => {
  it('says what every visitor gets and how it does', () => {
    const panel = panelOf(programs.settled, 'Home')
    expect(panel.getByText('100%').parentElement?.textContent).toBe('100% of visitors')
    expect(panel.getByText('Stable for everyone. 4 releases in the store.')).toBeTruthy()
    const table = within(panel.getByRole('table', { name: 'Visits of Home by release' }))
    expect(table.getByRole('row', { name: 'Visits 12,408' })).toBeTruthy()
    expect(table.getByRole('row', { name: 'Failure rate 0.24%' })).toBeTruthy()
    expect(table.queryByRole('columnheader', { name: 'Canary' })).toBeNull()
  })

  it('offers to try a release, to make one stable and to roll back', () => {
    const panel = panelOf(programs.settled, 'Home')
    expect(actions(panel)).toEqual(['Try a release', 'Make a release stable', 'Roll back'])
    expect(sentBy(panel.getByRole('button', { name: 'Roll back to 77ab03c1' }))).toEqual({
      to: '/status/rollouts/remote-home',
      fields: { action: 'rollback', release: release.stable },
    })
  })

  it('offers no rollback where there is no release before', () => {
    expect(actions(panelOf(programs.uncounted, 'Home'))).toEqual(['Try a release', 'Make a release stable'])
  })

  it('proposes the releases that its history names', () => {
    panelOf(programs.settled, 'Home')
    const proposed = [...document.querySelectorAll('datalist')[0]!.querySelectorAll('option')].map(option => option.value)
    expect(proposed).toEqual([release.older])
  })
})

describe('the panel of a section with a canary at 1%', () => {
  it('shows weights, start and figures side by side', () => {
    const panel = panelOf(programs.tried, 'Resources')
    expect(panel.getByText('1%', { selector: 'span' }).parentElement?.textContent).toBe('1% of visitors')
    expect(panel.getByText('99%').parentElement?.textContent).toBe('99% of visitors')
    expect(panel.getByText(/^First weight on/).textContent).toBe('First weight on 22 November 2025, 01:10 UTC, 1 h 54 min ago')
    const table = within(panel.getByRole('table', { name: 'Visits of Resources by release' }))
    expect(table.getByRole('row', { name: 'Failure rate 0.24% 0.79%' })).toBeTruthy()
    expect(table.getByRole('row', { name: 'Canary against stable +0.55 points' })).toBeTruthy()
  })

  it('rates the vitals of both in words', () => {
    const panel = panelOf(programs.tried, 'Resources')
    const said = panel.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(said).toContain('Stable: 88 ms good')
    expect(said).toContain('Canary: 240 ms needs improvement')
  })

  it('gives the figures of the chart as a table', () => {
    const table = within(
      panelOf(programs.tried, 'Resources').getByRole('table', { name: 'Visits of Resources in steps of five minutes, UTC' }),
    )
    expect(table.getAllByRole('row')).toHaveLength(25)
    expect(table.getByRole('rowheader', { name: '01:05' })).toBeTruthy()
  })

  it('asks before it changes anything: each button waits behind a line that says what it does', () => {
    const panel = panelOf(programs.tried, 'Resources')
    expect(actions(panel)).toEqual(['Change the weight', 'Promote the canary', 'Withdraw the canary'])
    for (const button of panel.getAllByRole('button')) expect(button.closest('details')?.open, button.textContent!).toBe(false)
  })

  it('ramps to the usual weights but the present one, or to a number of the reader', () => {
    const panel = panelOf(programs.tried, 'Resources')
    const steps = panel.getAllByRole('button', { name: /^Give 3f2a91bc to/ })
    expect(steps.map(({ textContent }) => textContent)).toEqual(['10%', '50%', '100%'].map(weight => `Give 3f2a91bc to ${weight}`))
    expect(sentBy(steps[0]!)).toEqual({
      to: '/status/rollouts/remote-resources',
      fields: { action: 'rollout', release: release.canary, weight: '10' },
    })
    const own = panel.getByRole('spinbutton', { name: 'Weight, in percent' })
    expect(['min', 'max', 'step', 'name'].map(name => own.getAttribute(name))).toEqual(['0.01', '100', '0.01', 'weight'])
  })

  it('promotes and withdraws the release that the reader saw', () => {
    const panel = panelOf(programs.tried, 'Resources')
    const to = '/status/rollouts/remote-resources'
    expect(sentBy(panel.getByRole('button', { name: 'Promote 3f2a91bc' }))).toEqual({
      to,
      fields: { action: 'promote', release: release.canary },
    })
    expect(sentBy(panel.getByRole('button', { name: 'Withdraw 3f2a91bc' }))).toEqual({
      to,
      fields: { action: 'rollback', release: release.canary },
    })
  })
})

describe('the panel of a section whose canary the guard stopped', () => {
  it('says so first, with the reason, once', () => {
    const panel = panelOf(programs.stopped, 'Services')
    expect(panel.getAllByRole('heading')[1]?.textContent).toBe('Stopped by the guard')
    expect(panel.getAllByText(guardReason)).toHaveLength(1)
    expect(panel.getByText('0%')).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Services/ }).textContent).toContain('Stopped by the guard')
    expect(screen.getByText('No canary is being tried, 1 was stopped by the guard.')).toBeTruthy()
  })

  it('repeats the reason before a promotion', () => {
    const promote = panelOf(programs.stopped, 'Services').getByRole('button', { name: 'Promote 3f2a91bc' })
    expect(promote.closest('details')?.textContent).toContain(`The guard stopped it: ${guardReason}`)
  })

  it('shows a long reason whole', () => {
    expect(panelOf(programs.longReason, 'Services').getByText(programs.longReason.canary.stopped!)).toBeTruthy()
  })
})

describe('the panel of a section', () => {
  it('with a canary for everyone shows both weights', () => {
    const panel = panelOf(programs.everyone, 'Booking')
    expect(panel.getByText('Canary for everyone. 4 releases in the store.')).toBeTruthy()
    expect(panel.getByText('0%').parentElement?.textContent).toBe('0% of visitors')
  })

  it('with a canary that nobody has seen shows the smallest weight, and no figures of it', () => {
    const panel = panelOf(programs.fewest, 'Resources')
    expect(panel.getByText('0.01%').parentElement?.textContent).toBe('0.01% of visitors')
    expect(panel.getByText('99.99%')).toBeTruthy()
    expect(panel.getByRole('row', { name: /^Visits 12,408 .*none counted$/ })).toBeTruthy()
  })

  it('without a stable release says so, and offers nothing but to make one stable', () => {
    const panel = panelOf(programs.nothing, 'Journal')
    expect(panel.getByText('Visitors get nothing of this until a release is made stable.')).toBeTruthy()
    expect(actions(panel)).toEqual(['Make a release stable'])
  })

  it('without a count says why', () => {
    expect(panelOf(programs.uncounted, 'Home').getByText('No visit has been counted yet.')).toBeTruthy()
    cleanup()
    show({ ...model(programs.uncounted), guard: 'off' })
    expect(screen.getByText('The guard is off: visits are not counted.')).toBeTruthy()
  })

  it('has no form for a token of another section', () => {
    const panel = panelOf(programs.another, 'Shell')
    expect(panel.queryByRole('button')).toBeNull()
    expect(panel.getByText('Your token may read this, not change it.')).toBeTruthy()
  })
})

describe('the status page', () => {
  it('leads from the overview of nine programs to the panel of each', () => {
    show(many)
    const links = within(screen.getByRole('navigation', { name: 'Programs' })).getAllByRole('link')
    expect(links).toHaveLength(9)
    for (const link of links) {
      const panel = document.querySelector(link.getAttribute('href')!)
      expect(link.textContent).toContain(panel?.querySelector('h2')?.textContent)
    }
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('says how to begin where nothing was published', () => {
    show(model())
    expect(screen.getByRole('heading', { level: 2, name: 'No release has been published yet' })).toBeTruthy()
    expect(screen.queryByRole('navigation')).toBeNull()
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
    expect(screen.getAllByText('The site is not well')).toHaveLength(2)
    expect(screen.getByText('The store cannot be read.')).toBeTruthy()
    expect(screen.getByText('The disk is full.')).toBeTruthy()
  })

  it('says whose token is in use, and lets go of it', () => {
    show(model(programs.settled), { signedInFor: 'remote-home' })
    expect(screen.getByText('Signed in for remote-home')).toBeTruthy()
    expect(sentBy(screen.getByRole('button', { name: 'Sign out' }))).toEqual({ to: '/status/sign-out', fields: {} })
    expect(screen.getByRole('link', { name: 'Read again' }).getAttribute('href')).toBe('/status')
  })

  it('names the bound of the guard and the source of the thresholds', () => {
    show(model(programs.settled))
    const foot = screen.getByRole('contentinfo')
    expect(foot.textContent).toContain('From 200 visits on, the guard stops a canary that fails 2% more often than what is stable.')
    expect(within(foot).getByRole('link', { name: 'web.dev: Web Vitals' }).getAttribute('href')).toBe('https://web.dev/articles/vitals')
  })
})
