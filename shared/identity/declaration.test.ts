import { describe, expect, it } from 'vitest'
import { article1, articles } from './content/declaration.ts'

describe('the articles of the Universal Declaration', () => {
  it('are thirty, the first on dignity and the last on what nobody may undo', () => {
    expect(articles).toHaveLength(30)
    expect(articles[0]).toBe(article1)
    expect(articles[0]?.[0]).toMatch(/^All human beings are born free and equal in dignity and rights\. .* in a spirit of brotherhood\.$/)
    expect(articles[29]?.[0]).toMatch(/^Nothing in this Declaration may be interpreted .* rights and freedoms set forth herein\.$/)
  })

  it('have their paragraphs: thirteen have two, three or four', () => {
    const several = articles.flatMap((paragraphs, index) => (paragraphs.length > 1 ? [[index + 1, paragraphs.length]] : []))
    expect(several).toEqual([
      [11, 2],
      [13, 2],
      [14, 2],
      [15, 2],
      [16, 3],
      [17, 2],
      [20, 2],
      [21, 3],
      [23, 4],
      [25, 2],
      [26, 3],
      [27, 2],
      [29, 3],
    ])
  })

  // Where copies that go round differ from what the United Nations publish.
  it.each([
    [3, 'Everyone has the right to life, liberty and security of person.'],
    [13, 'Everyone has the right to freedom of movement and residence within the borders of each state.'],
    [21, 'Everyone has the right of equal access to public service in his country.'],
  ])('say in Article %i what the United Nations publish', (number, sentence) => {
    expect(articles[number - 1]).toContain(sentence)
  })

  it('are sentences in plain letters, without marks of a paragraph, space too many or a line break', () => {
    for (const paragraph of articles.flat()) {
      expect(paragraph).toMatch(/^[A-Z][A-Za-z ,;.-]*\.$/)
      expect(paragraph).not.toMatch(/ {2}|^\d/)
    }
  })

  it('are no two the same', () => {
    expect(new Set(articles.flat()).size).toBe(articles.flat().length)
  })
})
