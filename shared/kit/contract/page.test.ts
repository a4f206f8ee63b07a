import { describe, expect, it } from 'vitest'
import { defineSection, type SectionPage } from './page.ts'

const Page = () => null

const page = (path: string): SectionPage => ({
  path,
  head: { title: 'T', description: 'D', area: 'rights', barTone: 'ink' },
  load: async () => ({ Page }),
})

describe('defineSection', () => {
  it('returns the section it was given', () => {
    const section = { name: 'remote-home', pages: [page('/'), page('/whitepaper/zuri halloran')] } as const
    expect(defineSection(section)).toBe(section)
  })

  it.each(['faq', '/faq/', '/faq?x', '/faq#x', ''])('refuses the path %j by name', path => {
    expect(() => defineSection({ name: 'remote-home', pages: [page(path)] })).toThrow(`remote-home: path ${JSON.stringify(path)}`)
  })

  it('refuses an alias of a page that it does not have, and one that is declared as a page as well', () => {
    const section = { name: 'remote-home', pages: [page('/'), page('/faq')] } as const
    const alias = { path: '/about', page: '/', arriveAt: 'about' }
    expect(defineSection({ ...section, aliases: [alias, { ...alias, path: '/services/*' }] }).aliases).toHaveLength(2)
    expect(() => defineSection({ ...section, aliases: [{ ...alias, page: '/vision' }] })).toThrow('/about shows /vision, which is no page')
    expect(() => defineSection({ ...section, aliases: [{ ...alias, path: '/faq' }] })).toThrow('path /faq is declared twice')
  })

  it('refuses a path declared twice', () => {
    expect(() => defineSection({ name: 'remote-home', pages: [page('/faq'), page('/faq')] })).toThrow('path /faq is declared twice')
  })
})
