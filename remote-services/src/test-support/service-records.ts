/** All service records at once, for tests: a page loads its own alone. */
import type { ServiceRecord } from '../pages/service/service-record.ts'

const folder = '../pages/service/records/'
const records = import.meta.glob<ServiceRecord>('../pages/service/records/*.ts', { eager: true, import: 'record' })

/** Each with the slug of its page. */
export const serviceRecords = Object.entries(records).map(([file, record]) => [file.slice(folder.length, -'.ts'.length), record] as const)
