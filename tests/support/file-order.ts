/** The order in which test files run. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest files, two of which run at a time: one whose tests mostly wait beside one whose tests work. */
const first = ['/delivery/node.', '/site/routes.', '/delivery/workers.', '/site/motion.']

function placeOf({ moduleId }: TestSpecification): number {
  const place = first.findIndex(name => moduleId.includes(name))
  return place < 0 ? first.length : place
}

/** Without a memory of durations Vitest orders files by size, and files whose tests wait in suites of their own are the smallest. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other))
  }
}
