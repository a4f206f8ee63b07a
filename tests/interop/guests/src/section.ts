/** A section of a team with tools of its own. */
export const head = { title: 'Guest', description: 'A page that another tool has built.', area: 'policy', barTone: 'paper' } as const

export const section = {
  name: 'remote-guest',
  pages: [{ path: '/guest', head, load: () => import('./guest-page.tsx') }],
}
